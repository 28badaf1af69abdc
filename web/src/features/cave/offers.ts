// The places of the cave that can be pointed at now: fields to go to with their price, dens, edges for a web.
//
// Works from what the server offers.  A way is the server's; here it is only found again by its end.

import type { FieldOffer } from "../../board/offer.ts";
import type { Spot } from "../../question/steps.ts";
import type { Passage } from "../../wire/types.ts";

/** Fields a figure can reach; `slowly`: only those that are one step away. */
export function reachable(ways: readonly Passage[], slowly: boolean): ReadonlyMap<string, Passage> {
  const found = new Map<string, Passage>();
  for (const way of ways) {
    const key = `field ${way.at[0]},${way.at[1]}:${way.field}`;
    if ((slowly ? way.steps.length === 1 : !found.has(key))) found.set(key, way);
  }
  return found;
}

/** Whether going there takes something from whoever goes, or leads to somebody who will. */
export function isDear({ cards = 0, nuggets = 0, meets = [] }: Passage): boolean {
  return cards + nuggets + meets.length > 0;
}

export function offersOf(
  spots: ReadonlyMap<string, Spot>,
  ways: ReadonlyMap<string, Passage>,
  aimed: string,
): ReadonlyMap<string, FieldOffer> {
  const offers = new Map<string, FieldOffer>();
  for (const [key, way] of ways) offers.set(key, { key, at: way.at, field: way.field, edge: false, words: way.label, aimed: key === aimed, way });
  for (const [key, { step, choices }] of spots) {
    if (step.kind !== "field" || offers.has(key) || (ways.size && !step.edge)) continue;
    offers.set(key, { key, at: step.at, field: step.field, edge: step.edge, words: choices[0]?.label ?? "", aimed: key === aimed, way: null });
  }
  return offers;
}
