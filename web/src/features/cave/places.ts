// Where on the board a field or an edge of a card is, in units of a card (100 wide, 140 high); the start card's corner is
// the origin.  Works from the view and the drawings; knows nothing of who may go where.

import { lyingOf } from "../../art/drawing.ts";
import { keyOf } from "../../board/light.ts";
import type { Cell, Handbook, View } from "../../wire/types.ts";

export type Point = readonly [x: number, y: number];

/** Just inside a side: where one stands on a goal that is still face down. */
const INSIDE: Readonly<Record<string, Point>> = { n: [50, 26], e: [78, 70], s: [50, 114], w: [22, 70] };
const EDGE: Readonly<Record<string, Point>> = { n: [50, 0], e: [100, 70], s: [50, 140], w: [0, 70] };

export function fieldPoint(view: View, handbook: Handbook, at: Cell, field: string): Point {
  const key = keyOf(at);
  const laid = view.board.find((each) => keyOf(each.at) === key) ?? view.goals.find((each) => each.up && keyOf(each.at) === key);
  const [x, y] = (laid?.card ? lyingOf(handbook, laid.card, laid.turned)?.fields?.[field] : undefined) ?? INSIDE[field] ?? [50, 70];
  return [at[0] * 100 + x, at[1] * 140 + y];
}

export function edgePoint(at: Cell, side: string): Point {
  const [x, y] = EDGE[side.toLowerCase()] ?? [50, 70];
  return [at[0] * 100 + x, at[1] * 140 + y];
}

/** "move 3,-1:c" as a place. */
export function placeIn(words: string): { at: Cell; field: string } | null {
  const found = /(-?\d+),(-?\d+):([a-z])/.exec(words);
  return found ? { at: [Number(found[1]), Number(found[2])], field: found[3] ?? "" } : null;
}
