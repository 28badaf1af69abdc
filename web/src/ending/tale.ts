// How the rounds of a game went, from the events that a seat has seen.
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

/** The rounds that have ended, oldest first. */
export function talesOf(events: readonly PlainEvent[]): RoundTale[] {
  const tales: RoundTale[] = [];
  let round = 1;
  for (const event of events) {
    const tale = tales.at(-1);
    if (event.what === "began") round = event.round ?? round;
    else if (event.what === "ended") tales.push(opened(round, event));
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
  } else if (event.what === "staked") tale.stake = typeof event.cards === "number" ? event.cards : 0;
  else if (event.what === "took" && event.seat !== undefined) {
    tale.taken.push({ seat: event.seat, gold: typeof event.gold === "number" ? event.gold : null });
  } else if (event.what === "paid" && event.seat !== undefined) {
    tale.paid.push({ seat: event.seat, amount: paidAmount(event) });
  } else if (event.what === "earned" && event.seat !== undefined) {
    tale.paid.push({ seat: event.seat, amount: event.amount ?? 0 });
  } else if (event.what === "handed" && event.seat !== undefined && event.whom !== undefined) {
    tale.paid.push({ seat: event.seat, amount: -(event.amount ?? 0) }, { seat: event.whom, amount: event.amount ?? 0 });
  }
}

/** What is left of the gold may be less than the wage: then the cards themselves say how much it was. */
function paidAmount(event: PlainEvent): number {
  const cards = Array.isArray(event.gold) ? event.gold : [];
  const known = cards.every((value) => typeof value === "number");
  return known && cards.length ? cards.reduce<number>((sum, value) => sum + (value ?? 0), 0) : (event.amount ?? 0);
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
