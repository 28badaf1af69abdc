// A recorded game as steps: what the log says by then, where rounds begin, who laid the last card.  Knows no page.

import type { LogEntry, ReplayStep } from "../wire/types.ts";

/** The log as it was after a step; a later entry with the same number is the longer one. */
export function logAfter(steps: readonly ReplayStep[], step: number): LogEntry[] {
  const log = new Map<number, LogEntry>();
  for (const each of steps.slice(0, step + 1)) for (const entry of each.log) log.set(entry.n, entry);
  return [...log.values()].sort((one, other) => one.n - other.n);
}

/** The step with which each round begins. */
export function roundStarts(steps: readonly ReplayStep[]): { round: number; step: number }[] {
  const starts: { round: number; step: number }[] = [];
  steps.forEach(({ view }, step) => {
    if (view.round > (starts.at(-1)?.round ?? 0)) starts.push({ round: view.round, step });
  });
  return starts;
}

/** Whose card was laid last by then; null if it is gone or nobody laid one in this round. */
export function lastLayer(steps: readonly ReplayStep[], step: number): number | null {
  const last = steps[step]?.view.last;
  if (!last) return null;
  for (let i = step; i >= 0; i--) {
    const each = steps[i];
    if (each?.view.round !== steps[step]?.view.round) return null;
    // Whatever is told of a card that lies there now: it was laid, or moved there.
    const layer = each?.events.find(({ fact, at, turned }) => fact && turned !== undefined && at?.[0] === last[0] && at[1] === last[1]);
    if (layer) return layer.seat ?? null;
  }
  return null;
}

/** A step that exists, whatever an address asks for. */
export function within(wish: string | null, count: number): number {
  const step = Number(wish ?? 0);
  return Number.isInteger(step) ? Math.max(0, Math.min(count - 1, step)) : 0;
}
