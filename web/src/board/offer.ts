// What the board is told about cells by whoever asks the player something.  Types only.

import type { Cell } from "../wire/types.ts";

/** Something may be done with a cell. */
export interface CellOffer {
  /** A card may be laid on the empty cell, or what lies there may be chosen. */
  readonly kind: "lay" | "choose";
  /** The card fits both ways. */
  readonly turns: boolean;
  /** For ears: "may be built on". */
  readonly words: string;
}

/** A card as it would lie. */
export interface Ghost {
  readonly at: Cell;
  readonly card: string;
  readonly turned: boolean;
  readonly turns: boolean;
  /** It was sent and the answer is not here yet. */
  readonly sent: boolean;
}

/** Words at a cell: why not. */
export interface Hint {
  readonly at: Cell;
  readonly text: string;
}
