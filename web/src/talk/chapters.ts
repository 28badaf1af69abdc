// The log of a game in chapters, one for each round.  Knows entries only, never how they are drawn.

import type { LogEntry } from "../wire/types.ts";

export interface Chapter {
  round: number;
  entries: LogEntry[];
}

/** The entries by round, oldest first.  A log has holes while a part of it is on its way. */
export function chapters(log: readonly LogEntry[]): Chapter[] {
  const found: Chapter[] = [];
  for (const entry of whole(log)) {
    const last = found.at(-1);
    if (last?.round === entry.round) last.entries.push(entry);
    else found.push({ round: entry.round, entries: [entry] });
  }
  return found;
}

/** The entries after the number `seen`. */
export function after(log: readonly LogEntry[], seen: number): LogEntry[] {
  return whole(log).filter((entry) => entry.n > seen);
}

/** The number of the newest entry, -1 if there is none. */
export function newest(log: readonly LogEntry[]): number {
  return whole(log).at(-1)?.n ?? -1;
}

function whole(log: readonly LogEntry[]): LogEntry[] {
  return log.filter((entry: LogEntry | undefined) => entry !== undefined);
}
