// How a round ended and why everybody got what he got, picked from the log.
//
// After the play the log tells, by entries of nobody: how the round ended, who was what, the rule that applied, and who
// took or was paid gold.  Who was what is shown by the cards, who took gold stands below them: both are left out here.

import type { LogEntry } from "../wire/types.ts";
import type { RoundTale } from "./tale.ts";

export interface EndingWords {
  how: string;
  why: string[];
}

export function endingWords(log: readonly LogEntry[], tale: Pick<RoundTale, "round" | "taken">): EndingWords {
  const told = log.filter((entry: LogEntry | undefined) => entry?.round === tale.round && entry.seat === null);
  // The first one began the round.
  const [how, , ...rest] = told.slice(told.findIndex((entry, i) => i > 0 && entry.tone === "end"));
  const why = rest.slice(0, rest.length - tale.taken.length).map((entry) => entry.text);
  return told.length > 1 && how ? { how: how.text, why } : { how: "", why: [] };
}
