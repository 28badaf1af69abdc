// How a Duel stands right now: the gold that each dwarf has, and what the round would bring if it ended here.

import { keyOf } from "../../board/light.ts";
import type { Handbook, View } from "../../wire/types.ts";

export interface Standing {
  readonly seat: number;
  readonly colour: string;
  /** Gold of the rounds that are over. */
  readonly purse: number;
  /** Gold that is marked, less what the trolls will want. */
  readonly gain: number;
}

/** A tunnel with gold bears one nugget; a goal tells how many it has. */
const TUNNEL = 1;

export function standingsOf(view: View, { faces }: Pick<Handbook, "faces">): Standing[] {
  const goals = new Map(view.goals.map(({ at, card }) => [keyOf(at), faces[card ?? ""]?.nuggets ?? TUNNEL]));
  return view.seats.map(({ colour = "", gold }, seat) => ({
    seat,
    colour,
    purse: gold ?? 0,
    gain: (view.markers ?? [])
      .filter((marker) => marker.seat === seat)
      .reduce((sum, { at, on }) => sum + (on === "gold" ? (goals.get(keyOf(at)) ?? TUNNEL) : -1), 0),
  }));
}
