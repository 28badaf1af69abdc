import { expect, test } from "vitest";
import type { Review, ReviewDecision, ReviewPoint, ReviewRound } from "../wire/types.ts";
import { linesOf, mistakeFrom, pathOf, pointAt, roundAt, signed } from "./lines.ts";

const point = (step: number, more: Partial<ReviewPoint> = {}): ReviewPoint => ({
  step, seat: 0, chance: 0.5, error: 0, known: [0.4, 0.6], gold: [1, 2], by_answer: 0, by_luck: 0, answer_error: 0, luck_error: 0, suspicion: [0.1, 0.9], beliefs: [], ...more,
});
const decision = (step: number, verdict: ReviewDecision["verdict"]): ReviewDecision => ({
  step, round: 1, seat: 0, question: "turn", answer: "", verdict, loss: 0, error: 0, chance_loss: 0, best: "", reason: "", figures: [], tried: [], label: "", best_label: "", text: "",
});
const round = (first: number, points: ReviewPoint[], decisions: ReviewDecision[] = []): ReviewRound => ({
  round: 1, first, last: first + points.length - 1, side: "", roles: [], usual: null, deal: 0, points, decisions, unmasking: [], trust: [],
});
const review = (...rounds: ReviewRound[]): Review => ({
  rules: "", kind: "roles", steps: 9, sides: [], rounds, claims: [], seats: [], awards: [], turning: [], playouts: 0, names: [], faces: [],
});

test("a step belongs to the round that was dealt last, and to what was told last", () => {
  const both = review(round(0, [point(0), point(1)]), round(4, [point(4), point(5)]));
  expect(roundAt(both, 3)?.first).toBe(0);
  expect(roundAt(both, 4)?.first).toBe(4);
  expect(pointAt(both.rounds[1]!, 9)?.step).toBe(5);
});

test("the chosen seat has its own lines, the others are only suspected", () => {
  const lines = linesOf(round(0, [point(0), point(1)]), 1);
  expect(lines.map(({ key }) => key)).toEqual(["other-0", "suspicion", "seat", "above"]);
  expect(lines.find(({ key }) => key === "seat")?.values).toEqual([0.6, 0.6]);
});

test("without a chance the lines are gold, measured by the most", () => {
  const bare = { chance: null, known: [], suspicion: [] };
  const lines = linesOf(round(0, [point(0, { ...bare, gold: [0, 1] }), point(1, { ...bare, gold: [4, 2] })]), 0);
  expect(lines.map(({ kind, values }) => [kind, ...values])).toEqual([["gold", 0, 1], ["gold", 0.25, 0.5]]);
});

test("a path stays in its box and breaks where nothing is known", () => {
  expect(pathOf([0, 1.2, null, 0.5], 90, 10)).toBe("M0.0 10.0L30.0 0.0M90.0 5.0");
  expect(pathOf([0.5], 90, 10)).toBe("M45.0 5.0");
});

test("mistakes are found in both directions, good answers are none", () => {
  const told = review(round(0, [point(0)], [decision(2, "good"), decision(3, "clear"), decision(7, "small"), decision(8, "bluff")]));
  expect(mistakeFrom(told, 0, 1)).toBe(3);
  expect(mistakeFrom(told, 3, 1)).toBe(7);
  expect(mistakeFrom(told, 7, -1)).toBe(3);
  expect(mistakeFrom(told, 7, 1)).toBeNull();
});

test("a change has its sign, and nothing has none", () => {
  expect([signed(12.4), signed(-3), signed(0.2), signed(-0.26, 1)]).toEqual(["+12", "\u22123", "0", "\u22120.3"]);
});
