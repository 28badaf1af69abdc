import { expect, test } from "vitest";
import type { LogEntry, PlainEvent, ReplayStep, View } from "../wire/types.ts";
import { lastLayer, logAfter, roundStarts, within } from "./steps.ts";

const entry = (n: number, text: string): LogEntry => ({ n, round: 1, seat: null, text, card: null, at: null, tone: "" });

function step(round: number, seat: number | null, given: { log?: LogEntry[]; events?: PlainEvent[]; last?: [number, number] } = {}): ReplayStep {
  const view = { round, last: given.last ?? null } as unknown as View;
  return { chosen: seat === null ? null : { seat, action: null }, events: given.events ?? [], log: given.log ?? [], said: [], view };
}

const STEPS = [
  step(1, null, { log: [entry(0, "begin")] }),
  step(1, 2, { log: [entry(1, "laid")], events: [{ what: "told", fact: "laid", seat: 2, at: [1, 0], turned: false }], last: [1, 0] }),
  step(1, 3, { log: [entry(1, "laid, and light"), entry(2, "map")], last: [1, 0] }),
  step(2, 0, { log: [entry(3, "round 2")] }),
];

test("the log grows with the steps, and a longer entry replaces the shorter one", () => {
  expect(logAfter(STEPS, 1).map((each) => each.text)).toEqual(["begin", "laid"]);
  expect(logAfter(STEPS, 3).map((each) => each.text)).toEqual(["begin", "laid, and light", "map", "round 2"]);
});

test("rounds begin where the view says so", () => {
  expect(roundStarts(STEPS)).toEqual([
    { round: 1, step: 0 },
    { round: 2, step: 3 },
  ]);
});

test("the last card has the face of who laid it, also after others did something else", () => {
  expect(lastLayer(STEPS, 0)).toBeNull();
  expect(lastLayer(STEPS, 1)).toBe(2);
  expect(lastLayer(STEPS, 2)).toBe(2);
  expect(lastLayer(STEPS, 3)).toBeNull();
});

test("an address may ask for anything, a step always exists", () => {
  expect(within(null, 4)).toBe(0);
  expect(within("2", 4)).toBe(2);
  expect(within("99", 4)).toBe(3);
  expect(within("-1", 4)).toBe(0);
  expect(within("gold", 4)).toBe(0);
});
