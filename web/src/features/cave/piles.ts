// The piles of the cave, and what came out of it.  Plain data from the view.

import { t } from "../../text/words.svelte.ts";
import type { View } from "../../wire/types.ts";
import type { Layers } from "../slots.svelte.ts";

export function layersOf({ cave }: View): Layers | null {
  return cave ? { top: cave.top, counts: Object.entries(cave.piles) } : null;
}

/** Who carried what out. */
export function fateOf({ cave }: View, seat: number): string {
  if (!cave) return "";
  const order = cave.out.indexOf(seat);
  return order < 0 ? t("tales-cave-inside") : t(order ? "tales-cave-out" : "tales-cave-first", { nuggets: String(cave.nuggets[seat] ?? 0) });
}
