import { describe, expect, it } from "vitest";
import type { Cell, View } from "../wire/types.ts";
import { atTheRim, keyOf, lightRun, PER_CARD, type Tile, tilesOf } from "./light.ts";

const tile = (x: number, y: number, lit: string, card = "B-EW"): Tile => ({ key: keyOf([x, y]), at: [x, y], card, turned: false, lit });

describe("tiles", () => {
  const view = (me: number | null): View =>
    ({ me, board: [{ at: [1, 0], card: "D-blue-NSW", turned: false, lit: "NSW", reach: ["N", "NSW"] }], goals: [] }) as unknown as View;

  it("tell which sides only others have reached", () => {
    expect(tilesOf(view(0)).map(({ far }) => far)).toEqual(["SW"]);
    expect(tilesOf(view(1)).map(({ far }) => far)).toEqual([undefined]);
    expect(tilesOf(view(null)).map(({ far }) => far)).toEqual([undefined]);
  });
});

describe("light", () => {
  const start = tile(0, 0, "NESW", "B-start");

  it("runs outward from what is lit, one card after the other", () => {
    const before = [start, tile(2, 0, ""), tile(3, 0, "")];
    const after = [start, tile(1, 0, "EW"), tile(2, 0, "EW"), tile(3, 0, "EW")];
    expect([...lightRun(before, after)]).toEqual([["1,0", 0], ["2,0", PER_CARD], ["3,0", 2 * PER_CARD]]);
  });

  it("dies outward from the hole", () => {
    const before = [start, tile(1, 0, "EW"), tile(2, 0, "EW"), tile(3, 0, "EW")];
    const after = [start, tile(2, 0, ""), tile(3, 0, "")];
    expect([...lightRun(before, after)]).toEqual([["2,0", 0], ["3,0", PER_CARD]]);
  });

  it("says nothing where nothing changes", () => {
    expect(lightRun([start, tile(1, 0, "EW")], [start, tile(1, 0, "EW")]).size).toBe(0);
  });

  it("does not run along sides that are not joined", () => {
    const after = [start, tile(1, 0, "W"), tile(2, 0, "E")];
    expect(lightRun([start], after).get("2,0")).toBe(0);
  });
});

it("a card that others close in has no glow of its own", () => {
  const cross: Cell[] = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1]];
  expect(atTheRim(cross.map((at) => ({ at }))).map(({ at }) => at)).toEqual(cross.slice(1));
  expect(atTheRim([{ at: [3, 3] as Cell }])).toHaveLength(1);
});
