import { expect, test } from "vitest";
import type { Handbook, View } from "../../wire/types.ts";
import { standingsOf } from "./score.ts";

test("marked gold counts at once, and so do the trolls", () => {
  const view = {
    seats: [{ colour: "green", gold: 4 }, { colour: "blue", gold: 1 }],
    goals: [{ at: [5, 0], card: "G3" }, { at: [7, 1], card: null }],
    markers: [
      { at: [5, 0], on: "gold", seat: 0 },
      { at: [3, 1], on: "gold", seat: 0 },
      { at: [2, 2], on: "troll", seat: 1 },
    ],
  } as unknown as View;
  const faces = { G3: { name: "", is_gold: true, is_rock: false, nuggets: 3 } } satisfies Handbook["faces"];
  expect(standingsOf(view, { faces }).map(({ purse, gain }) => [purse, gain])).toEqual([[4, 4], [1, -1]]);
});
