// Who a dwarf of the Duel is: its colour, and where its tunnels begin.  Everybody knows it.

import { t } from "../../text/words.svelte.ts";
import type { View } from "../../wire/types.ts";
import type { Known } from "../slots.svelte.ts";

export function knownOf(view: View, seat: number): Known | null {
  const { colour } = view.seats[seat] ?? {};
  if (!colour || view.seats.length < 2) return null;
  const card = `D-start-${colour}`;
  const [, row = 0] = view.board.find((each) => each.card === card)?.at ?? [];
  return { title: t("play-who-colour", { colour }), task: t("play-who-start", { place: row < 0 ? "above" : "below" }), card, token: `token-${colour}` };
}
