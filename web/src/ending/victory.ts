// Who won, as one sentence for the reader.

import { t } from "../text/words.svelte.ts";

export function victory(winners: readonly number[], names: readonly string[], me: number | null): string {
  const [first] = winners;
  if (first === undefined) return t("tales-no-winner");
  if (winners.length > 1) return t("tales-winners", { names: winners.map((seat) => names[seat] ?? "").join(", ") });
  return t("tales-winner", { who: first === me ? "you" : "other", name: names[first] ?? "" });
}
