// What stands on cells besides cards: collectors, sites, chests, markers, keys, each as a sign and perhaps somebody's face.
//
// Works from the view alone; a kind that has no sign of its own here is shown by a question mark rather than not at all.

import { keyOf } from "./light.ts";
import type { Cell, View } from "../wire/types.ts";

export interface Piece {
  readonly key: string;
  readonly at: Cell;
  readonly icon: string;
  /** A token of the game that is drawn instead of a sign. */
  readonly token?: string;
  readonly seat: number | null;
  /** It lies where no card is drawn, so it needs a ground of its own. */
  readonly bare: boolean;
  readonly used: boolean;
}

const SITES: Readonly<Record<string, string>> = { costume: "swap-hats", party: "people" };

/** The marker of a seat, in its colour and shape. */
export function tokenOf(view: View, seat: number): string {
  return `token-${view.seats[seat]?.colour ?? "spare"}`;
}

export function piecesOf(view: View): Piece[] {
  const laid = new Set([...view.board, ...view.goals].map(({ at }) => keyOf(at)));
  const piece = (kind: string, at: Cell, icon: string, seat: number | null = null, used = false): Piece => ({
    key: `${kind} ${keyOf(at)}`,
    at,
    icon,
    seat,
    bare: !laid.has(keyOf(at)),
    used,
  });
  return [
    ...(view.sites ?? []).map(({ kind, at, used }) => piece(kind, at, SITES[kind] ?? "question", null, used)),
    ...(view.chests ?? []).map(({ at, opened }) => piece("chest", at, "chest", null, opened)),
    ...(view.collectors ?? []).map(({ at, owner }) => piece("collector", at, "nugget", owner)),
    ...(view.markers ?? []).map(({ at, seat }) => ({ ...piece("marker", at, "check", seat), token: tokenOf(view, seat) })),
    ...(view.keys ?? []).map(({ at, seat }) => ({ ...piece("key", at, "key", seat), token: "token-key" })),
  ];
}
