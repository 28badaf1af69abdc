import { expect, test } from "vitest";
import type { PlainEvent } from "../../wire/types.ts";
import { gainOf, purseOf, rivalTales } from "./rivals.ts";

const EVENTS: PlainEvent[] = [
  { what: "told", fact: "began-duel", number: 1 },
  { what: "told", fact: "first", seat: 1 },
  { what: "told", fact: "ending", word: "markers" },
  { what: "told", fact: "collected", seat: 0, amount: 3 },
  { what: "told", fact: "collected", seat: 1, amount: 1 },
  { what: "told", fact: "collected", seat: 0, amount: 1 },
  { what: "told", fact: "began-duel", number: 2 },
  { what: "told", fact: "ending", word: "cards" },
  { what: "told", fact: "forfeited", seat: 0, amount: 3 },
];

test("what was taken and given, round by round", () => {
  const tales = rivalTales(EVENTS, 2);
  expect(tales).toEqual([
    { round: 1, ending: "markers", took: [[3, 1], [1]], gave: [[], []] },
    { round: 2, ending: "cards", took: [[], []], gave: [[3], []] },
  ]);
  expect(tales.map((tale) => gainOf(tale, 0))).toEqual([4, -3]);
  expect([1, 2].map((round) => purseOf(tales, round, 0))).toEqual([4, 1]);
});

test("a round that is not over has no tale", () => {
  expect(rivalTales(EVENTS.slice(0, 2), 2)).toEqual([]);
});
