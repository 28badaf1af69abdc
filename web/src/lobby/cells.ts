// Cells as the rules text writes them, `4:2/5:-2`, and the little plan on which they are chosen.  Which cells are allowed is
// the server's business; here is only what plainly cannot be.

import type { Cell } from "../wire/types.ts";

export const START: Cell = [0, 0];
/** Where the goals lie unless an option says otherwise. */
export const GOALS: readonly Cell[] = [[8, -2], [8, 0], [8, 2]];
/** Where the tournament lays a path card. */
export const CENTRE: Cell = [4, 0];
/** Nothing is laid right beside the start: it would be reached before anybody digs. */
export const BESIDE_START: readonly Cell[] = [[0, -1], [1, 0], [0, 1]];
export const COLUMNS: readonly number[] = Array.from({ length: 11 }, (_, i) => i);
export const ROWS: readonly number[] = Array.from({ length: 11 }, (_, i) => i - 5);

export function writeCell([x, y]: Cell): string {
  return `${x}:${y}`;
}

/** The cells of a value; none if it says something else. */
export function readCells(value: string): Cell[] {
  return value.split("/").flatMap((part): Cell[] => {
    const found = /^(-?\d{1,2}):(-?\d{1,2})$/.exec(part.trim());
    return found ? [[Number(found[1]), Number(found[2])]] : [];
  });
}

/** Take a cell or give it back; where so many are wanted, the oldest makes room, and the last one stays. */
export function toggled(cells: readonly Cell[], cell: Cell, count: number | null): Cell[] {
  const key = writeCell(cell);
  const others = cells.filter((each) => writeCell(each) !== key);
  if (others.length < cells.length) return others.length && count === null ? others : [...cells];
  const next = [...cells, cell];
  return count !== null && next.length > count ? next.slice(next.length - count) : next;
}
