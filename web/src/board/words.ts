// Cells in words, for whoever does not see the board: where a cell is, what lies there, what may be done with it.

import { lyingOf, nameOf } from "../art/drawing.ts";
import { t } from "../text/words.svelte.ts";
import type { Cell, Handbook } from "../wire/types.ts";
import type { Tile } from "./light.ts";

/** "2 right, 1 up of the start". */
export function whereOf([x, y]: Cell): string {
  if (!x && !y) return t("play-cell-start");
  const across = x > 0 ? t("play-cell-right", { number: x }) : x < 0 ? t("play-cell-left", { number: -x }) : "";
  const along = y < 0 ? t("play-cell-up", { number: -y }) : y > 0 ? t("play-cell-down", { number: y }) : "";
  return t("play-cell-where", { way: [across, along].filter(Boolean).join(", ") });
}

/** What lies there: "curve, lit", "the top goal, face down", "empty". */
export function whatOf(handbook: Handbook, tile: Tile | undefined, known: string | null = null): string {
  if (!tile) return t("play-cell-empty");
  const goal = tile.goal === undefined ? "" : (handbook.goals[tile.goal]?.object ?? "");
  if (tile.card === null) {
    const secret = known ? t("play-cell-known", { card: handbook.faces[known]?.name ?? known }) : "";
    return [goal, t("play-cell-down-face"), secret].filter(Boolean).join(", ");
  }
  const parts = lyingOf(handbook, tile.card, tile.turned)?.parts ?? [];
  const reached = parts.filter((sides) => [...sides].some((side) => tile.lit.includes(side))).length;
  const light = tile.far ? t("play-cell-far") : !reached ? t("play-cell-dark") : reached < parts.length ? t("play-cell-half-lit") : t("play-cell-lit");
  const ways = t("play-cell-ways", { ways: [...new Set(parts.join(""))].map((side) => t(`play-side-${side.toLowerCase()}`)).join(", ") });
  return [goal, nameOf(handbook, tile.card) || t("play-cell-start-card"), ways, light].filter(Boolean).join(", ");
}

/** The whole sentence of a cell; `pieces` is what stands there besides cards. */
export function cellWords(
  handbook: Handbook,
  cell: Cell,
  tile: Tile | undefined,
  pieces: readonly string[],
  offer: string,
  known: string | null = null,
): string {
  const lies = !tile && pieces.length ? "" : whatOf(handbook, tile, known);
  return t("play-cell", { where: whereOf(cell), what: [lies, ...pieces, offer].filter(Boolean).join(", ") });
}
