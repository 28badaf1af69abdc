import { expect, test } from "vitest";
import type { Puzzle, PuzzleScene } from "../wire/types.ts";
import { posed } from "./posing.svelte.ts";
import { MARKS, Whodunit } from "./whodunit.svelte.ts";

function scene(n: number): PuzzleScene {
  return { position: { n, events: [] }, suspicion: [] } as unknown as PuzzleScene;
}

const PUZZLE = {
  name: "x",
  rules: "base x4",
  names: ["A", "B", "C"],
  faces: [0, 1, 2],
  seat: null,
  guilty: 2,
  scenes: [0, 1, 2, 3].map(scene),
  task: "",
  told: [],
  reasons: [],
} as unknown as Puzzle;

function begun(): Whodunit {
  return new Whodunit(posed(PUZZLE), "", 0);
}

test("nobody sits there, and every move is a scene", () => {
  const whodunit = begun();
  expect(whodunit.table?.seat).toBeNull();
  expect(whodunit.table?.seats.every(({ kind }) => kind === "bot")).toBe(true);
  for (let move = 0; move < 9; move++) whodunit.forward();
  expect([whodunit.at, whodunit.last]).toEqual([3, 3]);
  whodunit.back();
  expect([whodunit.at, whodunit.farthest]).toEqual([2, 3]);
});

test("the marks tell how long it took and how often one was wrong, and nothing else", () => {
  const whodunit = begun();
  expect(whodunit.marks).toBe("");
  whodunit.forward();
  expect(whodunit.accuse(0)).toBe(false);
  whodunit.forward();
  whodunit.forward();
  whodunit.back();
  expect(whodunit.accuse(2)).toBe(true);
  expect(whodunit.found).toBe(3);
  expect(whodunit.isClean).toBe(false);
  expect(whodunit.marks).toBe(MARKS.wrong + MARKS.seen + MARKS.right);
});

test("whoever looked it up has not found it, and can begin anew", () => {
  const whodunit = begun();
  whodunit.show();
  expect([whodunit.marks, whodunit.isClean]).toEqual([MARKS.shown, false]);
  whodunit.restart();
  expect([whodunit.marks, whodunit.isClean, whodunit.at]).toEqual(["", true, 0]);
});
