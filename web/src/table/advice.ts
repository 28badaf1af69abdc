// Advice where only bots play against the reader: what a bot would do is lifted and aimed at; whoever agrees confirms it.

import type { Asking } from "../question/asking.svelte.ts";
import { t } from "../text/words.svelte.ts";
import { settle, toast } from "../ui/toast.svelte.ts";
import { api } from "../wire/api.ts";
import type { Live } from "../wire/live.svelte.ts";
import type { TableInfo } from "../wire/types.ts";
import { refused } from "./refused.ts";

const ADVICE = "advice";

export function isAdvised({ seats, day, seat, state }: TableInfo): boolean {
  return seat !== null && !day && state === "running" && seats.every(({ kind }, other) => other === seat || kind === "bot");
}

export async function advise(live: Live, asking: Asking): Promise<void> {
  const { table } = live;
  if (!table || !isAdvised(table) || !asking.mine || asking.sent || asking.leave) return;
  try {
    const { seen, action, reason } = await api.hint(table.id);
    const choice = seen === live.position?.n ? asking.choices.find(({ words }) => words === action) : undefined;
    if (!choice) return;
    asking.show(choice);
    toast(t("play-hint-says", { answer: choice.label || action, reason }), { about: ADVICE });
  } catch (fault) {
    refused(fault);
  }
}

/** It was for a question that is over. */
export function forgetAdvice(): void {
  settle(ADVICE);
}
