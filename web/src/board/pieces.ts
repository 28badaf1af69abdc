// What stands on cells besides cards: collectors, sites, chests, markers, keys, each as a drawing and perhaps somebody's face.
//
// Works from the view alone.  What no feature of ours tells is told by its name and drawn with it; a kind that has no
// drawing at all is shown by a sign.

import { t } from "../text/words.svelte.ts";
import type { Cell, Handbook, View } from "../wire/types.ts";
import { keyOf } from "./light.ts";

export interface Piece {
  readonly key: string;
  readonly kind: string;
  readonly at: Cell;
  /** A sign for a kind that has no drawing of its own. */
  readonly icon: string;
  /** A token of the game that is drawn instead of a sign. */
  readonly token?: string;
  readonly seat: number | null;
  /** It lies where no card is drawn, so it needs a ground of its own. */
  readonly bare: boolean;
  readonly used: boolean;
}

/** The marker of a seat, in its colour and shape. */
export function tokenOf(view: View, seat: number): string {
  return `token-${view.seats[seat]?.colour ?? "spare"}`;
}

export function piecesOf(view: View): Piece[] {
  const laid = new Set([...view.board, ...view.goals].map(({ at }) => keyOf(at)));
  const piece = (kind: string, at: Cell, icon: string, seat: number | null = null, used = false): Piece => ({
    key: `${kind} ${keyOf(at)}`,
    kind,
    at,
    icon,
    seat,
    bare: !laid.has(keyOf(at)),
    used,
  });
  return [
    ...(view.sites ?? []).map(({ kind, at, used }) => piece(kind, at, "question", null, used)),
    ...(view.chests ?? []).map(({ at, opened }) => piece("chest", at, "chest", null, opened)),
    ...(view.collectors ?? []).map(({ at, owner }) => piece("collector", at, "nugget", owner)),
    ...(view.markers ?? []).map(({ at, seat }) => ({ ...piece("marker", at, "check", seat), token: tokenOf(view, seat) })),
    ...(view.keys ?? []).map(({ at, seat }) => ({ ...piece("key", at, "key", seat), token: "token-key" })),
    ...(view.pieces ?? []).map(({ piece: kind, at }) => piece(kind, at, "question")),
  ];
}

/** The symbol that shows it; "" if it has none. */
export function symbolOfPiece(handbook: Handbook, { kind, used }: Piece): string {
  const { pieces } = handbook.art;
  return (used ? pieces[`${kind}-open`] : undefined) ?? pieces[kind] ?? "";
}

/** "toll collector (Grima)", "costume store, visited already". */
export function pieceWords(handbook: Handbook, piece: Piece, names: readonly string[]): string {
  const name = handbook.pieces[piece.kind]?.name ?? "";
  const owner = piece.seat === null ? "" : (names[piece.seat] ?? "");
  const used = !piece.used ? "" : t(handbook.art.pieces[`${piece.kind}-open`] ? "play-piece-opened" : "play-piece-used");
  return [owner ? `${name} (${owner})` : name, used].filter(Boolean).join(", ");
}
