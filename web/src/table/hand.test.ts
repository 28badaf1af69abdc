import { expect, it } from "vitest";
import { keysOf } from "./hand.ts";

it("equal cards have keys of their own, and a card that stays keeps its key", () => {
  expect(keysOf(["B-NE", "map", "B-NE"])).toEqual(["B-NE 0", "map 0", "B-NE 1"]);
  expect(keysOf(["map", "B-NE"])).toEqual(["map 0", "B-NE 0"]);
});
