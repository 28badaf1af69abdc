import { expect, test } from "vitest";
import type { PlainEvent } from "../../wire/types.ts";
import { gainOf, purseOf, rivalTales } from "./rivals.ts";

const EVENTS: PlainEvent[] = [
  { what: "began", round: 1 },
  { what: "noted", note: "first", value: 1 },
  { what: "noted", note: "ending", value: 2 },
  { what: "collected", seat: 0, amount: 3 },
  { what: "collected", seat: 1, amount: 1 },
  { what: "collected", seat: 0, amount: 1 },
  { what: "began", round: 2 },
  { what: "noted", note: "ending", value: 3 },
  { what: "forfeited", seat: 0, amount: 3 },
];

test("what was taken and given, round by round", () => {
  const tales = rivalTales(EVENTS, 2);
  expect(tales).toEqual([
    { round: 1, ending: 2, took: [[3, 1], [1]], gave: [[], []] },
    { round: 2, ending: 3, took: [[], []], gave: [[3], []] },
  ]);
  expect(tales.map((tale) => gainOf(tale, 0))).toEqual([4, -3]);
  expect([1, 2].map((round) => purseOf(tales, round, 0))).toEqual([4, 1]);
});

test("a round that is not over has no tale", () => {
  expect(rivalTales(EVENTS.slice(0, 2), 2)).toEqual([]);
});
