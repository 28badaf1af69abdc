// How the rounds of a game went, from the facts that a seat was told.
//
// Owns what may be told about gold: a seat knows the cards that it took and what was paid openly; of others it knows
// how many cards they took.  What is not known is null, never a guess.

import type { PlainEvent } from "../wire/types.ts";

/** A gold card that somebody took from the stack; null if only he knows its value. */
export interface Taken {
  seat: number;
  gold: number | null;
}

/** Gold that was paid openly, or less than nothing: that was stolen. */
export interface Paid {
  seat: number;
  amount: number;
}

export interface RoundTale {
  round: number;
  side: string;
  finder: number | null;
  roles: (string | null)[];
  aside: (string | null)[];
  /** How many gold cards were to be shared; null if none were. */
  stake: number | null;
  taken: Taken[];
  paid: Paid[];
}

const WAGES: readonly string[] = ["paid", "paid-greedy", "earned"];

/** The rounds that have ended, oldest first. */
export function talesOf(events: readonly PlainEvent[]): RoundTale[] {
  const tales: RoundTale[] = [];
  let round = 1;
  for (const event of events) {
    const tale = tales.at(-1);
    if (event.fact === "began") round = event.number ?? round;
    else if (event.fact === "ended") tales.push(opened(round, event));
    else if (tale?.round === round) tell(tale, event);
  }
  return tales;
}

function opened(round: number, event: PlainEvent): RoundTale {
  const finder = event.finder ?? null;
  return { round, side: event.side ?? "", finder, roles: [], aside: [], stake: null, taken: [], paid: [] };
}

function tell(tale: RoundTale, event: PlainEvent): void {
  if (event.what === "unmasked") {
    tale.roles = event.roles ?? [];
    tale.aside = event.aside ?? [];
  } else if (event.fact === "staked") tale.stake = event.amount ?? 0;
  else if (event.seat === undefined) return;
  else if (event.fact === "took") {
    tale.taken.push({ seat: event.seat, gold: typeof event.gold === "number" ? event.gold : null });
  } else if (event.fact !== undefined && WAGES.includes(event.fact)) {
    // What is left of the gold may be less than the wage: then its cards say how much it was to whoever has them.
    tale.paid.push({ seat: event.seat, amount: typeof event.gold === "number" ? event.gold : (event.amount ?? 0) });
  } else if (event.fact === "stole" && event.whom !== undefined) {
    tale.paid.push({ seat: event.seat, amount: 1 }, { seat: event.whom, amount: -1 });
  }
}

/** What one seat got in a round, as far as it is known: nuggets (null: secret) and gold cards taken from the stack. */
export function gainOf(tale: RoundTale, seat: number): { nuggets: number | null; cards: number } {
  const taken = tale.taken.filter((each) => each.seat === seat);
  const paid = tale.paid.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.amount, 0);
  const isKnown = taken.every((each) => each.gold !== null);
  const nuggets = isKnown ? taken.reduce((sum, each) => sum + (each.gold ?? 0), paid) : null;
  return { nuggets, cards: taken.length };
}

/** The seats in the order in which their roles are turned over: those who won by digging first, saboteurs last. */
export function revealOrder(roles: readonly (string | null)[]): number[] {
  const seats = roles.map((_, seat) => seat);
  const isSaboteur = (seat: number): boolean => roles[seat]?.endsWith("saboteur") ?? false;
  return [...seats.filter((seat) => !isSaboteur(seat)), ...seats.filter(isSaboteur)];
}
