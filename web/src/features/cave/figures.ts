// The figures of the cave as they are drawn: who stands where, side by side if several share a field.  Plain data.

import { t } from "../../text/words.svelte.ts";
import type { Cell, Handbook, View } from "../../wire/types.ts";
import { fieldPoint } from "./places.ts";

export interface Figure {
  readonly key: string;
  readonly symbol: string;
  /** Of a dwarf: the seat whose it is. */
  readonly seat: number | null;
  readonly x: number;
  readonly y: number;
  /** Lies on its side. */
  readonly down: boolean;
  /** It is this one that moves now. */
  readonly moves: boolean;
}

/** Figures on one field stand so far from each other, and never wider than this all together. */
const APART = 17;
const WIDEST = 46;

export function figuresOf(view: View, handbook: Handbook, faceOf: (seat: number) => number): Figure[] {
  const cave = view.cave;
  if (!cave) return [];
  const all = [
    ...cave.monsters.map(({ kind, x, y, field }) => ({ key: kind, symbol: `pawn-${kind}`, seat: null, x, y, field, down: false })),
    ...cave.figures.map(({ seat, x, y, field, down }) => ({ key: `dwarf-${seat}`, symbol: `pawn-${cave.clan[seat] ?? "blue"}-${faceOf(seat)}`, seat, x, y, field, down })),
  ];
  const groups = new Map<string, typeof all>();
  for (const each of all) groups.set(`${each.x},${each.y}:${each.field}`, [...(groups.get(`${each.x},${each.y}:${each.field}`) ?? []), each]);
  return [...groups.values()].flatMap((group) => {
    const gap = Math.min(APART, WIDEST / Math.max(1, group.length - 1));
    return group.map(({ key, symbol, seat, x, y, field, down }, i): Figure => {
      const [px, py] = fieldPoint(view, handbook, [x, y], field);
      return { key, symbol, seat, x: px + (i - (group.length - 1) / 2) * gap, y: py, down, moves: cave.mover === key };
    });
  });
}

/** Who and what is on the card of a cell, for whoever does not see it. */
export function whoOn({ cave }: View, handbook: Handbook, [x, y]: Cell, names: readonly string[]): string[] {
  if (!cave) return [];
  const here = (each: { x: number; y: number }): boolean => each.x === x && each.y === y;
  const called = (kind: string): string => Object.entries(handbook.cards).find(([card]) => card.endsWith(`-${kind}`))?.[1].name ?? kind;
  return [
    ...cave.figures.filter(here).map(({ seat, down }) => [names[seat] ?? String(seat + 1), down ? `(${t("play-cave-lies")})` : ""].filter(Boolean).join(" ")),
    ...cave.monsters.filter(here).map(({ kind }) => called(kind)),
    ...cave.veins.filter(here).map(({ nuggets }) => t("play-cave-nuggets", { count: nuggets })),
    ...cave.webs.filter(here).map(({ side, rounds }) => `${called("web")} ${t(`play-side-${side.toLowerCase()}`)} (${rounds})`),
  ];
}
