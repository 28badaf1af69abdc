// What the board is told about cells by whoever asks the player something.  Types only.

import type { Cell, Passage } from "../wire/types.ts";

/** Something may be done with a cell. */
export interface CellOffer {
  /** A card may be laid on the empty cell, or what lies there may be chosen. */
  readonly kind: "lay" | "choose";
  /** The card fits both ways. */
  readonly turns: boolean;
  /** For ears: "may be built on". */
  readonly words: string;
}

/** A field or an edge of a card that may be pointed at. */
export interface FieldOffer {
  readonly key: string;
  readonly at: Cell;
  readonly field: string;
  readonly edge: boolean;
  readonly words: string;
  readonly aimed: boolean;
  /** How one gets there; null if it is only pointed at. */
  readonly way: Passage | null;
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
