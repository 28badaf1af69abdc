// Where the board is seen from: the way from cells to pixels and back, fitting, moving, zooming.  Pure numbers.
//
// A cell is one wide and RATIO high; `size` is the width of a cell in pixels.  The middle of the start card's upper left
// corner is the origin.

import type { Cell } from "../wire/types.ts";

export const RATIO = 1.4;
export const SMALLEST = 22;
export const LARGEST = 220;
/** To be seen as a whole a board may become smaller than anybody would zoom it. */
const TINY = 12;
/** A fitted board never shows cards larger than this: a few cards alone would look like a poster. */
const COMFORT = 130;
/** Cells of such a width have whole-pixel heights, so neighbours join without a seam. */
const STEP = 5;

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Parts of the frame that something else covers; `spare` is to be kept free at the foot if it costs no size. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  readonly spare?: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Edges in cells: from the left edge of `left` to the right edge before `right`. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What has to be seen: every card whole, every open cell by `part` of it, so that one knows it is there. */
export function boundsOf(cards: readonly Cell[], open: readonly Cell[] = [], part = 0.62): Bounds {
  const bounds = { left: 0, top: 0, right: 1, bottom: 1 };
  for (const [x, y] of cards) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y + 1);
  }
  for (const [x, y] of open) {
    bounds.left = Math.min(bounds.left, x + 1 - part);
    bounds.right = Math.max(bounds.right, x + part);
    bounds.top = Math.min(bounds.top, y + 1 - part);
    bounds.bottom = Math.max(bounds.bottom, y + part);
  }
  return bounds;
}

/** Some cells and what lies around them; null if there are none. */
export function boundsAround(cells: readonly Cell[], margin = 1): Bounds | null {
  if (!cells.length) return null;
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  return { left: Math.min(...xs) - margin, top: Math.min(...ys) - margin, right: Math.max(...xs) + 1 + margin, bottom: Math.max(...ys) + 1 + margin };
}

/** The one of some cells that lies most in the middle of them; null if there are none. */
export function middleOf(cells: readonly Cell[]): Cell | null {
  const mean = (of: (cell: Cell) => number): number => cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
  const [x, y] = [mean((cell) => cell[0]), mean((cell) => cell[1])];
  const far = (cell: Cell): number => Math.hypot(cell[0] - x, (cell[1] - y) * RATIO);
  return cells.length ? cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best)) : null;
}

export function withCell({ left, top, right, bottom }: Bounds, [x, y]: Cell): Bounds {
  return { left: Math.min(left, x), top: Math.min(top, y), right: Math.max(right, x + 1), bottom: Math.max(bottom, y + 1) };
}

/** The camera that shows these bounds in the middle of what is not covered. */
export function fit(bounds: Bounds, frame: Size, insets: Insets = NO_INSETS): Camera {
  const width = Math.max(1, frame.width - insets.left - insets.right);
  const height = Math.max(1, frame.height - insets.top - insets.bottom);
  const columns = bounds.right - bounds.left;
  const rows = bounds.bottom - bounds.top;
  const exact = Math.min(width / columns, height / (rows * RATIO), COMFORT);
  const whole = exact > 60 ? Math.floor(exact / STEP) * STEP : Math.floor(exact);
  const size = clamp(whole, TINY, LARGEST);
  const free = Math.max(0, height - rows * size * RATIO);
  const lift = Math.min(insets.spare ?? 0, free) / 2;
  return {
    size,
    x: Math.round(insets.left + width / 2 - ((bounds.left + bounds.right) / 2) * size),
    y: Math.round(insets.top + height / 2 - lift - ((bounds.top + bounds.bottom) / 2) * size * RATIO),
  };
}

/** The camera that shows a cell of such a width in the middle of what is not covered. */
export function centred([x, y]: Cell, size: number, frame: Size, insets: Insets = NO_INSETS): Camera {
  return {
    size,
    x: Math.round((insets.left + frame.width - insets.right) / 2 - (x + 0.5) * size),
    y: Math.round((insets.top + frame.height - insets.bottom) / 2 - (y + 0.5) * size * RATIO),
  };
}

/** The camera that shows as much of these bounds as finds room at such a width, with the focus in the middle if it can. */
export function closest(bounds: Bounds, focus: Cell, size: number, frame: Size, insets: Insets = NO_INSETS): Camera {
  const { x, y } = centred(focus, size, frame, insets);
  // No empty rock is shown beyond the bounds as long as some of them is out of sight.
  const within = (at: number, from: number, to: number, near: number, far: number): number =>
    to - from <= far - near ? (near + far - from - to) / 2 : clamp(at, far - to, near - from);
  const high = size * RATIO;
  return {
    size,
    x: Math.round(within(x, bounds.left * size, bounds.right * size, insets.left, frame.width - insets.right)),
    y: Math.round(within(y, bounds.top * high, bounds.bottom * high, insets.top, frame.height - insets.bottom)),
  };
}

/** Zoom by a factor; the point of the frame under the fingers stays where it is. */
export function zoomAt(camera: Camera, factor: number, x: number, y: number): Camera {
  const size = clamp(camera.size * factor, Math.min(SMALLEST, camera.size), LARGEST);
  const by = size / camera.size;
  return { size, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by };
}

/** Move by pixels, but never so far that the board is gone: some of it stays in the frame. */
export function moveBy(camera: Camera, dx: number, dy: number, bounds: Bounds, frame: Size): Camera {
  const margin = Math.min(90, frame.width / 4, frame.height / 4);
  const { size } = camera;
  return {
    size,
    x: clamp(camera.x + dx, margin - bounds.right * size, frame.width - margin - bounds.left * size),
    y: clamp(camera.y + dy, margin - bounds.bottom * size * RATIO, frame.height - margin - bounds.top * size * RATIO),
  };
}

/** The cell under a point of the frame. */
export function cellAt(camera: Camera, x: number, y: number): Cell {
  return [Math.floor((x - camera.x) / camera.size), Math.floor((y - camera.y) / (camera.size * RATIO))];
}

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function rectOf(camera: Camera, [x, y]: Cell): Rect {
  const { size } = camera;
  return { left: camera.x + x * size, top: camera.y + y * size * RATIO, width: size, height: size * RATIO };
}

/** Whether a cell can be seen well enough in what is not covered. */
export function isSeen(camera: Camera, cell: Cell, frame: Size, insets: Insets = NO_INSETS, slack = 4): boolean {
  const { left, top, width, height } = rectOf(camera, cell);
  return (
    left >= insets.left - slack &&
    top >= insets.top - slack &&
    left + width <= frame.width - insets.right + slack &&
    top + height <= frame.height - insets.bottom + slack
  );
}

/** A place out of sight: at which point of the rim one has to look for it, and which way. */
export interface Beyond {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** So far from the rim its arrow stands, and so far from the next one. */
const RIM = 26;
const APART = 40;
/** A button at the foot reaches so far to both sides. */
const BUTTON = 90;

/** An arrow goes so far aside for what lies there, again and again. */
const ASIDE = [0, 1, -1, 2, -2, 3, -3].map((steps) => steps * 30);

/** Those of the cells whose middle cannot be seen, those that lie the same way only once.
 *  A button in the middle of the lower edge stands so high as the `foot`; an arrow stands where it `isFree` if it can. */
export function hidden(
  camera: Camera,
  cells: readonly Cell[],
  frame: Size,
  insets: Insets = NO_INSETS,
  foot = 0,
  isFree: (x: number, y: number) => boolean = () => true,
): Beyond[] {
  const [left, top, right] = [insets.left + RIM, insets.top + RIM, frame.width - insets.right - RIM];
  const floor = (x: number): number => frame.height - insets.bottom - (Math.abs(x - (insets.left + frame.width - insets.right) / 2) < BUTTON ? foot : 0);
  if (right <= left || frame.height - insets.bottom - foot - RIM <= top) return [];
  const found: Beyond[] = [];
  for (const cell of cells) {
    const rect = rectOf(camera, cell);
    const [px, py] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    const isBeside = px < insets.left || px > frame.width - insets.right;
    if (!isBeside && py >= insets.top && py <= floor(px)) continue;
    const places = ASIDE.map((by): readonly [x: number, y: number] => {
      const x = clamp(px + (isBeside ? 0 : by), left, right);
      return [x, clamp(py + (isBeside ? by : 0), top, floor(x) - RIM)];
    });
    const [x, y] = places.find((place) => isFree(...place)) ?? places[0] ?? [px, py];
    if (found.every((each) => Math.hypot(each.x - x, each.y - y) > APART)) found.push({ cell, x, y, angle: Math.atan2(py - y, px - x) });
  }
  return found;
}

/** Whether all of these bounds can be seen, but for `slack` of a cell at any edge. */
export function areSeen(camera: Camera, bounds: Bounds, frame: Size, insets: Insets, slack: number): boolean {
  const { size, x, y } = camera;
  return (
    x + (bounds.left + slack) * size >= insets.left &&
    y + (bounds.top + slack) * size * RATIO >= insets.top &&
    x + (bounds.right - slack) * size <= frame.width - insets.right &&
    y + (bounds.bottom - slack) * size * RATIO <= frame.height - insets.bottom
  );
}

/** The smallest move that brings a cell into what is not covered. */
export function reveal(camera: Camera, cell: Cell, frame: Size, insets: Insets = NO_INSETS): Camera {
  const { left, top, width, height } = rectOf(camera, cell);
  const over = (from: number, to: number, least: number, most: number): number =>
    from < least ? least - from : to > most ? most - to : 0;
  return {
    size: camera.size,
    x: camera.x + over(left, left + width, insets.left, frame.width - insets.right),
    y: camera.y + over(top, top + height, insets.top, frame.height - insets.bottom),
  };
}

/** Between two cameras; the size goes evenly in ratio, so that a zoom has the same pace all the way. */
export function between(from: Camera, to: Camera, part: number): Camera {
  if (part >= 1) return to;
  const size = from.size * (to.size / from.size) ** part;
  // The fixed point of the whole movement stays fixed all the way.
  const grown = to.size === from.size ? part : (size - from.size) / (to.size - from.size);
  return { size, x: from.x + (to.x - from.x) * grown, y: from.y + (to.y - from.y) * grown };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, Math.min(least, most)), Math.max(least, most));
}
