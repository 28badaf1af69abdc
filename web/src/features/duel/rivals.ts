// How the rounds of a Duel went, from the facts that a seat was told; gold lies open here, so everything is known.

import type { PlainEvent } from "../../wire/types.ts";
import type { OpenRound } from "../slots.svelte.ts";

/** The rounds that have ended, oldest first; the last one may not be paid out yet. */
export function rivalTales(events: readonly PlainEvent[], seats: number): OpenRound[] {
  const tales: { round: number; ending: string; took: number[][]; gave: number[][] }[] = [];
  let round = 1;
  for (const { fact, number, word, seat = -1, amount = 0 } of events) {
    const tale = tales.at(-1);
    if (fact === "began-duel") round = number ?? round;
    else if (fact === "ending" && word) {
      const none = (): number[][] => Array.from({ length: seats }, () => []);
      tales.push({ round, ending: word, took: none(), gave: none() });
    } else if (fact === "collected" && tale?.round === round) tale.took[seat]?.push(amount);
    else if (fact === "forfeited" && tale?.round === round) tale.gave[seat]?.push(amount);
  }
  return tales;
}

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

/** What a seat has won in a round, trolls paid; less than nothing if older gold went to them. */
export function gainOf({ took, gave }: OpenRound, seat: number): number {
  return sum(took[seat] ?? []) - sum(gave[seat] ?? []);
}

/** What a seat has after a round. */
export function purseOf(tales: readonly OpenRound[], round: number, seat: number): number {
  return sum(tales.filter((tale) => tale.round <= round).map((tale) => gainOf(tale, seat)));
}
