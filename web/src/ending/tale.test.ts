import { expect, test } from "vitest";
import type { PlainEvent } from "../wire/types.ts";
import { gainOf, revealOrder, talesOf } from "./tale.ts";

const DIGGERS: PlainEvent[] = [
  { what: "told", fact: "began", number: 1 },
  { what: "told", fact: "ended", side: "diggers", finder: 2 },
  { what: "unmasked", roles: ["digger", "saboteur", "digger"], aside: ["digger"] },
  { what: "told", fact: "staked", amount: 2 },
  { what: "told", fact: "took", seat: 2, gold: null },
  { what: "told", fact: "took", seat: 0, gold: 3 },
];
const SABOTEURS: PlainEvent[] = [
  { what: "told", fact: "began", number: 2 },
  { what: "told", fact: "ended", side: "saboteurs", finder: null },
  { what: "unmasked", roles: ["saboteur", "digger", "digger"], aside: ["saboteur"] },
  { what: "told", fact: "paid", seat: 0, amount: 4, gold: 4 },
];

test("a round that found gold: who took what, as far as the seat knows", () => {
  const [tale] = talesOf(DIGGERS);
  expect(tale).toMatchObject({ round: 1, side: "diggers", finder: 2, stake: 2, aside: ["digger"] });
  expect(gainOf(tale!, 0)).toEqual({ nuggets: 3, cards: 1 });
  expect(gainOf(tale!, 1)).toEqual({ nuggets: 0, cards: 0 });
  expect(gainOf(tale!, 2)).toEqual({ nuggets: null, cards: 1 });
});

test("the gold of the others stays a secret", () => {
  expect(JSON.stringify(talesOf(DIGGERS)[0]!.taken[0])).toBe('{"seat":2,"gold":null}');
});

test("a wage is paid openly, and each round has a tale of its own", () => {
  const tales = talesOf([...DIGGERS, ...SABOTEURS]);
  expect(tales.map((tale) => [tale.round, tale.side])).toEqual([
    [1, "diggers"],
    [2, "saboteurs"],
  ]);
  expect(gainOf(tales[1]!, 0)).toEqual({ nuggets: 4, cards: 0 });
});

test("who is paid what is left gets what the cards are worth", () => {
  const tales = talesOf([...SABOTEURS.slice(0, 3), { what: "told", fact: "paid", seat: 0, amount: 0, gold: 2 }]);
  expect(gainOf(tales[0]!, 0).nuggets).toBe(2);
});

test("a round that has not ended has no tale", () => {
  expect(talesOf([{ what: "told", fact: "began", number: 1 }])).toEqual([]);
  expect(talesOf([...DIGGERS, { what: "told", fact: "began", number: 2 }])).toHaveLength(1);
});

test("saboteurs are turned over last", () => {
  expect(revealOrder(["saboteur", "digger", "saboteur", "digger"])).toEqual([1, 3, 0, 2]);
});

test("wages in tokens and thefts are open, too", () => {
  const [tale] = talesOf([
    ...SABOTEURS.slice(0, 3),
    { what: "told", fact: "earned", seat: 0, amount: 4 },
    { what: "told", fact: "stole", seat: 2, whom: 0 },
    { what: "told", fact: "stole", seat: 2, whom: 1 },
  ]);
  expect([0, 1, 2].map((seat) => gainOf(tale!, seat).nuggets)).toEqual([3, -1, 2]);
});
