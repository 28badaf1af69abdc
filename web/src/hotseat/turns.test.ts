import { expect, test } from "vitest";
import { nextSeat } from "./turns.ts";

const two = (asked: number | null, other: number | null = asked): { seat: number; asked: number | null }[] => [{ seat: 0, asked }, { seat: 2, asked: other }];

test("the device goes to whoever is asked, if he plays from it", () => {
  expect([0, 1, 2, null].map((asked) => nextSeat(two(asked), { ready: null, isShared: false }))).toEqual([0, null, 2, null]);
});

test("a question that one of them alone was asked calls for nobody", () => {
  expect(nextSeat(two(null, 2), { ready: null, isShared: false })).toBe(null);
});

test("before a round everybody looks at who he is, one after the other", () => {
  expect(nextSeat(two(1), { ready: [], isShared: false })).toBe(0);
  expect(nextSeat(two(0), { ready: [0], isShared: false })).toBe(2);
  expect(nextSeat(two(0), { ready: [0, 2], isShared: false })).toBe(0);
});

test("what all of them look at stays where it is", () => {
  expect(nextSeat(two(2), { ready: [], isShared: true })).toBe(null);
});
