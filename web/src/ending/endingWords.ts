// How a round ended and why everybody got what he got, picked from the log.
//
// After the play the log tells, by entries of nobody: how the round ended, who was what, the rule that applied, and who
// took or was paid gold; thieves come last, in their own names.  Who was what is shown by the cards, who took gold stands
// below them: both are left out here.

import type { LogEntry } from "../wire/types.ts";
import type { RoundTale } from "./tale.ts";

export interface EndingWords {
  how: string;
  why: string[];
}

export function endingWords(log: readonly LogEntry[], tale: Pick<RoundTale, "round" | "taken">): EndingWords {
  const told = log.filter((entry: LogEntry | undefined) => entry?.round === tale.round);
  // The first one began the round.
  const end = told.findIndex((entry, i) => i > 0 && entry.seat === null && entry.tone === "end");
  if (end < 0) return { how: "", why: [] };
  const [how, , ...rest] = told.slice(end);
  return { how: how?.text ?? "", why: rest.slice(0, rest.length - tale.taken.length).map(({ text }) => text) };
}
