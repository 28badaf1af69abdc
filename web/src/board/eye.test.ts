import { beforeEach, describe, expect, it, vi } from "vitest";
import { areSeen, fit, isSeen } from "./camera.ts";
import { Eye } from "./eye.svelte.ts";

const FRAME = { width: 360, height: 740 };
const COVERED = { top: 272, right: 6, bottom: 236, left: 6 };
const CAVE = { left: -2, top: -4, right: 5, bottom: 5 };
const CORNER = { left: 2, top: -4, right: 5, bottom: -2 };

describe("the eye", () => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.stubGlobal("cancelAnimationFrame", () => undefined);
  });

  it("keeps what it came near to in view when something grows over it", () => {
    const eye = new Eye();
    eye.frame(FRAME, COVERED);
    eye.scene(CAVE, 0, false);
    eye.near(CORNER, 96);
    expect(eye.isNear && areSeen(eye.camera, CORNER, FRAME, COVERED, 0)).toBe(true);
    const grown = { ...COVERED, top: COVERED.top + 40 };
    eye.frame(FRAME, grown);
    expect(areSeen(eye.camera, CORNER, FRAME, grown, 0.1)).toBe(true);
  });

  it("fits what it came near to anew when the phone is turned", () => {
    const eye = new Eye();
    eye.frame(FRAME, COVERED);
    eye.scene(CAVE, 0, false);
    eye.near(CORNER, 96);
    const lying = { width: 740, height: 360 };
    // First the frame is another one, then what covers it.
    eye.frame(lying, COVERED);
    const covered = { top: 60, right: 252, bottom: 50, left: 80 };
    eye.frame(lying, covered);
    expect(areSeen(eye.camera, CORNER, lying, covered, 0.1)).toBe(true);
    expect(eye.camera.size).toBe(fit(CORNER, lying, covered).size);
  });

  it("says whether all of it is large enough", () => {
    const eye = new Eye();
    eye.frame(FRAME, COVERED);
    expect([eye.shows(CAVE, 10), eye.shows(CAVE, 60), eye.shows(CORNER, 60)]).toEqual([true, false, true]);
  });

  it("comes as near as was wanted, and looks where somebody wants to see the rest", () => {
    const eye = new Eye();
    eye.frame(FRAME, COVERED);
    eye.scene(CAVE, 0, false);
    eye.near(CAVE, 38, [1, 0]);
    expect([eye.camera.size, isSeen(eye.camera, [1, 0], FRAME, COVERED), isSeen(eye.camera, [2, -4], FRAME, COVERED)]).toEqual([38, true, false]);
    eye.reveal([2, -4]);
    eye.near(CAVE, 38, [1, 0]);
    expect(isSeen(eye.camera, [2, -4], FRAME, COVERED)).toBe(true);
    const grown = { ...COVERED, bottom: COVERED.bottom + 40 };
    eye.frame(FRAME, grown);
    expect(isSeen(eye.camera, [2, -4], FRAME, grown)).toBe(true);
  });

  it("leaves a board alone that somebody moved", () => {
    const eye = new Eye();
    eye.frame(FRAME, COVERED);
    eye.scene(CAVE, 0, false);
    eye.near(CORNER, 96);
    vi.stubGlobal("requestAnimationFrame", () => 1);
    eye.move(20, 30);
    const before = eye.camera;
    eye.frame(FRAME, { ...COVERED, top: COVERED.top + 40 });
    expect(eye.camera).toEqual(before);
  });
});
