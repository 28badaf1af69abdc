// What is drawn on the board right now, while the table is already further: cards that are on their way, light that runs.
//
// Owns the order of those changes in time.  A new view ends whatever is still under way, so the board is never behind by
// more than one move.

import type { View } from "../wire/types.ts";
import { lightRun, type Tile, tilesOf } from "./light.ts";

/** waiting: not there yet; landed: just there; falling: on its way out; turning: a goal is turned over. */
export type Motion = "" | "waiting" | "landed" | "falling" | "turning";

export interface Drawn extends Tile {
  readonly motion: Motion;
  /** The light it had before, while that fades. */
  readonly was: string | null;
}

export interface Pace {
  /** After so many milliseconds the card that was played is where it belongs. */
  readonly landing: number;
  /** Whether anything may move at all. */
  readonly lively: boolean;
}

const FALL = 520;
const AFTERWARDS = 900;
/** More than this changes at once only when a round begins, or after an absence: then nothing runs. */
const MANY = 40;

interface Change {
  readonly at: number;
  readonly key: string;
  readonly to: Drawn | null;
}

export class Stage {
  tiles = $state.raw<readonly Drawn[]>([]);
  #target: readonly Tile[] | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];

  show(view: View, { landing, lively }: Pace): void {
    this.#stop();
    const before = this.#target;
    const after = tilesOf(view);
    this.#target = after;
    const still = after.map(drawn);
    const changes = before && lively ? changesOf(before, after, landing) : [];
    if (!changes.length || changes.length > MANY) {
      this.tiles = still;
      return;
    }
    const was = new Map(before?.map((tile) => [tile.key, tile]));
    const is = new Set(after.map(({ key }) => key));
    const leaving = (before ?? []).filter(({ key }) => !is.has(key));
    this.tiles = [...after.map((tile) => startOf(tile, was.get(tile.key), changes)), ...leaving.map(drawn)].sort(inReadingOrder);
    for (const at of new Set(changes.map((change) => change.at))) {
      const now = changes.filter((change) => change.at === at);
      if (at <= 0) this.#apply(now);
      else this.#timers.push(setTimeout(() => this.#apply(now), at));
    }
    const end = Math.max(...changes.map(({ at }) => at));
    this.#timers.push(setTimeout(() => (this.tiles = still), end + AFTERWARDS));
  }

  close(): void {
    this.#stop();
  }

  #apply(changes: readonly Change[]): void {
    const to = new Map(changes.map((change) => [change.key, change.to]));
    this.tiles = this.tiles.map((tile) => to.get(tile.key) ?? tile).filter((tile) => to.get(tile.key) !== null);
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}

function drawn(tile: Tile): Drawn {
  return { ...tile, motion: "", was: null };
}

/** How a tile looks before anything has moved. */
function startOf(tile: Tile, was: Tile | undefined, changes: readonly Change[]): Drawn {
  if (!changes.some(({ key }) => key === tile.key)) return drawn(tile);
  return was ? drawn(was) : { ...tile, motion: "waiting", was: null };
}

export function changesOf(before: readonly Tile[], after: readonly Tile[], landing: number): Change[] {
  const was = new Map(before.map((tile) => [tile.key, tile]));
  const is = new Set(after.map(({ key }) => key));
  const run = lightRun(before, after);
  const changes: Change[] = [];
  for (const tile of after) {
    const old = was.get(tile.key);
    const at = landing + (run.get(tile.key) ?? 0);
    if (!old) {
      changes.push({ at: landing, key: tile.key, to: { ...tile, motion: "landed", was: null } });
    } else if (old.card === null && tile.card !== null) {
      changes.push({ at, key: tile.key, to: { ...tile, motion: "turning", was: null } });
    } else if (old.lit !== tile.lit || old.far !== tile.far || old.card !== tile.card || old.turned !== tile.turned) {
      changes.push({ at, key: tile.key, to: { ...tile, motion: "", was: old.card === tile.card ? old.lit : null } });
    }
  }
  for (const tile of before) {
    if (is.has(tile.key)) continue;
    changes.push({ at: landing, key: tile.key, to: { ...tile, motion: "falling", was: null } });
    changes.push({ at: landing + FALL, key: tile.key, to: null });
  }
  return changes;
}

function inReadingOrder(a: Tile, b: Tile): number {
  return a.at[1] - b.at[1] || a.at[0] - b.at[0];
}
