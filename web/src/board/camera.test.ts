import { describe, expect, it } from "vitest";
import type { Cell } from "../wire/types.ts";
import { areSeen, between, boundsAround, boundsOf, type Camera, cellAt, centred, closest, fit, hidden, isSeen, LARGEST, middleOf, moveBy, NO_INSETS, RATIO, rectOf, reveal, zoomAt } from "./camera.ts";

const PHONE = { width: 390, height: 844 };
const COVERED = { top: 210, right: 0, bottom: 250, left: 0 };
const GOALS: Cell[] = [[8, -2], [8, 0], [8, 2]];

describe("fit", () => {
  it("shows every card inside what is not covered", () => {
    const cards: Cell[] = [[0, 0], ...GOALS];
    const camera = fit(boundsOf(cards), PHONE, COVERED);
    for (const cell of cards) expect(isSeen(camera, cell, PHONE, COVERED, 0.5)).toBe(true);
  });

  it("shows a tall cave whole on a small phone, however small its cards become, and zooms in from there", () => {
    const cards: Cell[] = [[0, 0], [-2, -4], [4, -4], [-2, 4], [4, 4], [2, 5]];
    const [frame, covered] = [{ width: 360, height: 740 }, { top: 278, right: 6, bottom: 236, left: 6 }];
    const camera = fit(boundsOf(cards), frame, covered);
    for (const cell of cards) expect(isSeen(camera, cell, frame, covered, 0.5)).toBe(true);
    expect(zoomAt(camera, 0.5, 0, 0).size).toBe(camera.size);
    expect(zoomAt(camera, 1.1, 0, 0).size).toBeCloseTo(camera.size * 1.1);
  });

  it("does not blow up a lonely card", () => {
    expect(fit(boundsOf([[0, 0]]), { width: 2000, height: 2000 }).size).toBeLessThanOrEqual(130);
  });

  it("gives large cells whole pixels both ways", () => {
    const { size, x, y } = fit(boundsOf([[0, 0], ...GOALS]), { width: 1440, height: 900 });
    expect(Number.isInteger(size * RATIO)).toBe(true);
    expect([x, y].every(Number.isInteger)).toBe(true);
  });

  it("keeps room at the foot if there is any, but never for the price of size", () => {
    const bounds = boundsOf([[0, 0], ...GOALS]);
    const plain = fit(bounds, PHONE, COVERED);
    const lifted = fit(bounds, PHONE, { ...COVERED, spare: 60 });
    expect(lifted.size).toBe(plain.size);
    expect(lifted.y).toBeLessThan(plain.y);
    expect(isSeen(lifted, [8, -2], PHONE, COVERED, 0.5)).toBe(true);
  });

  it("lets an open cell be seen by a part only", () => {
    expect(boundsOf([[0, 0]], [[-1, 0]], 0.5).left).toBe(-0.5);
    expect(boundsOf([[0, 0]], [[1, 0]], 0.5).right).toBe(1.5);
  });
});

describe("cells and pixels", () => {
  const camera: Camera = { x: 100, y: 50, size: 40 };

  it("finds the cell it drew", () => {
    for (const cell of [[0, 0], [3, -2], [-1, 4]] as Cell[]) {
      const { left, top, width, height } = rectOf(camera, cell);
      expect(cellAt(camera, left + width / 2, top + height / 2)).toEqual(cell);
    }
  });

  it("keeps the point under the fingers while zooming, and stops at the largest size", () => {
    const near = zoomAt(camera, 1.5, 200, 120);
    expect((200 - near.x) / near.size).toBeCloseTo((200 - camera.x) / camera.size);
    expect((120 - near.y) / near.size).toBeCloseTo((120 - camera.y) / camera.size);
    expect(zoomAt(camera, 1000, 0, 0).size).toBe(LARGEST);
  });

  it("never loses the board out of the frame", () => {
    const bounds = boundsOf([[0, 0], ...GOALS]);
    const far = moveBy(camera, 1e6, -1e6, bounds, PHONE);
    expect(rectOf(far, [0, 0]).left).toBeLessThan(PHONE.width);
    expect(rectOf(far, [8, 2]).top + far.size * RATIO).toBeGreaterThan(0);
  });

  it("knows whether everything can be seen, but for a part of an open cell", () => {
    const bounds = boundsOf([[0, 0], ...GOALS], [[0, 3]], 0.62);
    const fitted = fit(bounds, PHONE, COVERED);
    expect(areSeen(fitted, bounds, PHONE, COVERED, 0.02)).toBe(true);
    const lower = { ...fitted, y: fitted.y + 120 };
    expect(areSeen(lower, bounds, PHONE, COVERED, 0.12)).toBe(false);
  });

  it("moves no further than needed to show a cell", () => {
    const moved = reveal({ x: 0, y: 300, size: 40 }, [10, 0], PHONE, COVERED);
    expect(isSeen(moved, [10, 0], PHONE, COVERED)).toBe(true);
    expect(rectOf(moved, [10, 0]).left + 40).toBe(PHONE.width);
    expect(reveal(camera, [2, 4], PHONE, COVERED)).toEqual(camera);
  });

  it("goes from one camera to another and arrives", () => {
    const to: Camera = { x: -30, y: 10, size: 90 };
    expect(between(camera, to, 0)).toEqual(camera);
    expect(between(camera, to, 1)).toEqual(to);
    expect(between(camera, to, 0.5).size).toBeCloseTo(60);
  });
});

describe("hidden", () => {
  it("are cells out of the frame, and those under a button at the foot; arrows stand beside it and above it", () => {
    const seen: Camera = { x: 0, y: 0, size: 40 };
    const under: [number, number] = [4, 9];
    const beside: [number, number] = [0, 9];
    expect(hidden(seen, [under, beside], { width: 360, height: 560 })).toEqual([]);
    expect(hidden(seen, [under, beside, [0, 20]], { width: 360, height: 560 }, NO_INSETS, 64).map(({ cell, x, y }) => [cell, x, y])).toEqual([
      [under, 180, 470],
      [[0, 20], 26, 534],
    ]);
  });

  it("have arrows that never lie over what is pressed itself, and still point there", () => {
    const [found] = hidden({ x: 0, y: 0, size: 40 }, [[2, 20]], { width: 360, height: 560 }, NO_INSETS, 0, (x) => x < 60 || x > 140);
    expect([found?.x, found?.y]).toEqual([160, 534]);
    expect(Math.cos(found?.angle ?? 0)).toBeLessThan(0);
  });
});

describe("closest", () => {
  const frame = { width: 300, height: 560 };
  it("shows all along an edge that has room, and nothing beyond the bounds along one that has not", () => {
    const high = { left: 0, top: -9, right: 4, bottom: 1 };
    const { x, y, size } = closest(high, [0, 0], 50, frame);
    expect([size, x, y]).toEqual([50, 50, 560 - 70]);
    expect(closest(high, [0, -4], 50, frame).y).toBe(centred([0, -4], 50, frame).y);
    expect(closest(high, [0, -9], 50, frame).y).toBe(9 * 70);
  });
});

describe("middleOf", () => {
  it("is the one in the middle of them, not a place where none is", () => {
    expect(middleOf([[0, -3], [1, -2], [0, 2], [5, 0]])).toEqual([1, -2]);
    expect(middleOf([])).toBeNull();
  });
});

describe("boundsAround", () => {
  it("takes the cells with what lies around them, wherever the start is", () => {
    expect(boundsAround([[5, -1], [6, 2]])).toEqual({ left: 4, top: -2, right: 8, bottom: 4 });
    expect(boundsAround([])).toBeNull();
  });

  it("makes cells of a long board fit for a thumb", () => {
    const whole = fit(boundsOf([[0, 0], [13, 0]]), PHONE, COVERED);
    const near = fit(boundsAround([[1, 0], [0, 1]]) ?? boundsOf([]), PHONE, COVERED);
    expect(whole.size).toBeLessThan(38);
    expect(near.size).toBeGreaterThan(60);
  });
});
