import { expect, test } from "vitest";
import { BESIDE_START, COLUMNS, readCells, ROWS, START, toggled, writeCell } from "./cells.ts";
import { kindOf } from "./wish.ts";

test("cells are read and written as in the rules text", () => {
  expect(readCells("4:2/5:-2")).toEqual([[4, 2], [5, -2]]);
  expect(readCells("random")).toEqual([]);
  expect(readCells("4:2/5:-2").map(writeCell).join("/")).toBe("4:2/5:-2");
});

test("a cell is taken and given back, but one stays", () => {
  expect(toggled([[4, 2]], [5, 2], null)).toEqual([[4, 2], [5, 2]]);
  expect(toggled([[4, 2], [5, 2]], [4, 2], null)).toEqual([[5, 2]]);
  expect(toggled([[4, 2]], [4, 2], null)).toEqual([[4, 2]]);
});

test("where so many are laid, the oldest makes room", () => {
  expect(toggled([[1, 1], [3, 3]], [5, 5], 2)).toEqual([[3, 3], [5, 5]]);
  expect(toggled([[1, 1], [3, 3]], [3, 3], 2)).toEqual([[1, 1], [3, 3]]);
});

test("the server's words say that cells are wanted, and how many", () => {
  expect(kindOf("cells as X:Y with / between them, such as 4:2")).toEqual({ kind: "cells", count: null, lot: false });
  expect(kindOf("five cells as X:Y with / between them")).toEqual({ kind: "cells", count: 5, lot: false });
  expect(kindOf("random or four cells as X:Y with / between them")).toEqual({ kind: "cells", count: 4, lot: true });
});

test("all cells of the plan right beside the start are known", () => {
  const near = COLUMNS.flatMap((x) => ROWS.map((y) => [x, y] as const)).filter(([x, y]) => Math.abs(x - START[0]) + Math.abs(y - START[1]) === 1);
  expect(near.map(writeCell).sort()).toEqual(BESIDE_START.map(writeCell).sort());
});
