import { expect, test } from "vitest";
import type { LogEntry } from "../wire/types.ts";
import { after, chapters, newest } from "./chapters.ts";

const entry = (n: number, round: number): LogEntry => ({ n, round, seat: null, text: `${n}`, card: null, at: null, tone: "" });

test("a log falls apart into rounds, in order", () => {
  const parts = chapters([entry(0, 1), entry(1, 1), entry(2, 2)]);
  expect(parts.map((part) => [part.round, part.entries.map((each) => each.n)])).toEqual([
    [1, [0, 1]],
    [2, [2]],
  ]);
});

test("holes in a log are no entries", () => {
  const log: LogEntry[] = [];
  log[2] = entry(2, 1);
  log[5] = entry(5, 2);
  expect(chapters(log).map((part) => part.round)).toEqual([1, 2]);
  expect(newest(log)).toBe(5);
  expect(after(log, 2).map((each) => each.n)).toEqual([5]);
});

test("an empty log has no chapters and no newest entry", () => {
  expect(chapters([])).toEqual([]);
  expect(newest([])).toBe(-1);
});
