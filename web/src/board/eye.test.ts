import { beforeEach, describe, expect, it, vi } from "vitest";
import { areSeen } from "./camera.ts";
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
