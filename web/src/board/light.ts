// In which order light comes and goes when the table changes: outward from what stays lit, or from the hole that was torn.
//
// Works from the lit sides that the server tells; it never finds out by itself what is joined to what.

import type { Cell, Goal, Laid, View } from "../wire/types.ts";

export const PER_CARD = 60;
const PER_LAMP = 130;

export interface Tile {
  readonly key: string;
  readonly at: Cell;
  /** null: face down. */
  readonly card: string | null;
  readonly turned: boolean;
  readonly lit: string;
  /** Of those, the sides that others have reached and the reader has not. */
  readonly far?: string;
  /** The number of the goal, if it is one. */
  readonly goal?: number;
}

export function keyOf([x, y]: Cell): string {
  return `${x},${y}`;
}

/** All that lies on the table, goals too, in reading order: a card's lower edge is covered by the next one. */
export function tilesOf(view: View): Tile[] {
  const laid = view.board.map((each: Laid): Tile => ({ key: keyOf(each.at), ...each, ...farOf(view, each) }));
  const goals = view.goals.map((each: Goal, goal): Tile => ({
    key: keyOf(each.at),
    at: each.at,
    card: each.up ? each.card : null,
    turned: each.turned,
    lit: each.up ? each.lit : "",
    ...(each.up ? farOf(view, each) : {}),
    goal,
  }));
  return [...laid, ...goals].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

/** What only others have reached; nothing for a spectator, and where there is one light for all. */
function farOf({ me }: View, { lit, reach }: Laid | Goal): { far?: string } {
  const own = me === null ? undefined : reach?.[me];
  const far = own === undefined ? "" : [...lit].filter((side) => !own.includes(side)).join("");
  return far ? { far } : {};
}

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number, back: string]>> = {
  N: [0, -1, "S"],
  E: [1, 0, "W"],
  S: [0, 1, "N"],
  W: [-1, 0, "E"],
};

/** How many cards the light has to pass from the sources to each tile, along sides that are lit. */
function distances(tiles: ReadonlyMap<string, Tile>, sources: Iterable<string>): Map<string, number> {
  const far = new Map<string, number>();
  for (const key of sources) far.set(key, 0);
  const queue = [...far.keys()];
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const tile = tiles.get(key);
    if (!tile) continue;
    for (const side of tile.lit) {
      const [dx, dy, back] = STEPS[side] ?? [0, 0, ""];
      const next = keyOf([tile.at[0] + dx, tile.at[1] + dy]);
      if (far.has(next) || !tiles.get(next)?.lit.includes(back)) continue;
      far.set(next, (far.get(key) ?? 0) + 1);
      queue.push(next);
    }
  }
  return far;
}

/** For every tile whose light changes: after how many milliseconds. */
export function lightRun(before: readonly Tile[], after: readonly Tile[]): Map<string, number> {
  const was = new Map(before.map((tile) => [tile.key, tile]));
  const is = new Map(after.map((tile) => [tile.key, tile]));
  const gained = after.filter((tile) => [...tile.lit].some((side) => !was.get(tile.key)?.lit.includes(side)));
  const lost = before.filter((tile) => is.has(tile.key) && [...tile.lit].some((side) => !is.get(tile.key)?.lit.includes(side)));
  const changed = new Set([...gained, ...lost].map((tile) => tile.key));
  const steady = after.filter((tile) => tile.lit && !changed.has(tile.key)).map((tile) => tile.key);
  const holes = before.filter((tile) => tile.lit && !is.has(tile.key)).map((tile) => tile.key);
  const run = new Map<string, number>();
  if (!after.some(({ lit }) => lit)) return quenched(was, lost);
  for (const [tiles, sources, those] of [[is, steady, gained], [was, holes, lost]] as const) {
    const far = distances(tiles, sources);
    const nearest = Math.min(...those.map((tile) => far.get(tile.key) ?? 0));
    for (const { key } of those) run.set(key, Math.max(run.get(key) ?? 0, ((far.get(key) ?? nearest) - nearest) * PER_CARD));
  }
  return run;
}

/** All lamps go out: those that are farthest from where the tunnels begin come first. */
function quenched(was: ReadonlyMap<string, Tile>, lost: readonly Tile[]): Map<string, number> {
  const far = distances(was, ["0,0"]);
  const farthest = Math.max(0, ...far.values());
  return new Map(lost.map(({ key }) => [key, (farthest - (far.get(key) ?? farthest)) * PER_LAMP]));
}

/** A view in which no light reaches anything. */
export function unlit(view: View): View {
  return { ...view, board: view.board.map((each) => ({ ...each, lit: "" })), goals: view.goals.map((each) => ({ ...each, lit: "" })) };
}

/** The cards that are not closed in by others: only their glow is seen on the rock, and glows are dear to draw. */
export function atTheRim<Tile extends { readonly at: Cell }>(tiles: readonly Tile[]): Tile[] {
  const laid = new Set(tiles.map(({ at }) => keyOf(at)));
  const isLaid = (x: number, y: number): boolean => laid.has(keyOf([x, y]));
  return tiles.filter(({ at: [x, y] }) => !(isLaid(x - 1, y) && isLaid(x + 1, y) && isLaid(x, y - 1) && isLaid(x, y + 1)));
}
