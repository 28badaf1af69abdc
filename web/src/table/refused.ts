// What is told when the server did not do something, or did not answer.

import { t } from "../text/words.svelte.ts";
import { toast } from "../ui/toast.svelte.ts";
import { Lost, Refused } from "../wire/live.svelte.ts";

export function refused(fault: unknown): void {
  // A refusal without words was told already by whoever refused.
  if (fault instanceof Refused && !fault.message) return;
  if (fault instanceof Refused) toast(fault.message, { bad: true });
  else if (fault instanceof Lost) toast(t("play-lost-answer"), { bad: true });
  else if (fault instanceof Error) toast(fault.message || t("play-lost-answer"), { bad: true });
}
