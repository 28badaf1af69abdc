// Pointing at fields: which one a thumb means, and how near one has to come to point at all.

import { type Bounds, type Camera, withCell } from "../../board/camera.ts";
import type { FieldOffer } from "../../board/offer.ts";
import type { Cell, Handbook, View } from "../../wire/types.ts";
import { edgePoint, fieldPoint } from "./places.ts";

/** So many pixels from a field still mean it. */
const THUMB = 34;
/** Fields so many cards away are still brought into view together. */
const CLOSE = 3;
/** What lies on the edge of a card stands out of it by so much. */
const RIM = 0.2;

/** The field that a thumb means at this point of the frame. */
export function nearestField(
  view: View,
  handbook: Handbook,
  fields: Iterable<FieldOffer>,
  camera: Camera,
  [x, y]: readonly [x: number, y: number],
): string | null {
  let best: { key: string; far: number } | null = null;
  for (const { key, at, field, edge } of fields) {
    const [px, py] = edge ? edgePoint(at, field) : fieldPoint(view, handbook, at, field);
    const far = Math.hypot(camera.x + (px / 100) * camera.size - x, camera.y + (py / 100) * camera.size - y);
    if (far < (best?.far ?? THUMB)) best = { key, far };
  }
  return best?.key ?? null;
}

/** The card on which the figure stands that moves now. */
export function moverAt({ cave }: View): Cell | null {
  const mover = cave?.figures.find(({ seat }) => `dwarf-${seat}` === cave.mover) ?? cave?.monsters.find(({ kind }) => kind === cave.mover);
  return mover ? [mover.x, mover.y] : null;
}

/** What has to be seen at large; a ladder may lead to the other end of the cave, then what is near comes first. */
export function boundsNear(view: View, fields: Iterable<FieldOffer>): Bounds | null {
  const offers = [...fields];
  const spots = offers.map(({ at }) => at);
  const [first] = spots;
  if (!first) return null;
  const mover = moverAt(view);
  const [x, y]: Cell = mover ?? first;
  const around = (cells: readonly Cell[]): Bounds => cells.reduce(withCell, { left: x, top: y, right: x + 1, bottom: y + 1 });
  const all = around(spots);
  const isWide = all.right - all.left > 2 * CLOSE || all.bottom - all.top > CLOSE + 1;
  const bounds = mover && isWide ? around(spots.filter((at) => Math.abs(at[0] - x) + Math.abs(at[1] - y) <= CLOSE)) : all;
  const rim = offers.some(({ edge }) => edge) ? RIM : 0;
  return { left: bounds.left - rim, top: bounds.top - rim, right: bounds.right + rim, bottom: bounds.bottom + rim };
}
