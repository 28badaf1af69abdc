// Pointing at the table: at a cell, a field or a player, by a click, a tap or a card that is dropped there.
//
// Owns what comes of it: an answer to what is asked, a look at what lies there, or a hint at that place that says why it
// leads to nothing.

import { untrack } from "svelte";
import type Board from "../board/Board.svelte";
import type { Rect } from "../board/camera.ts";
import type { Hand } from "../board/gestures.ts";
import { keyOf } from "../board/light.ts";
import { piecesOf, pieceWords, symbolOfPiece } from "../board/pieces.ts";
import type { Walking } from "../features/slots.svelte.ts";
import type { Asking } from "../question/asking.svelte.ts";
import { t } from "../text/words.svelte.ts";
import { type Live, Refused } from "../wire/live.svelte.ts";
import type { Cell, Handbook, View } from "../wire/types.ts";
import type { Prompt } from "./prompt.ts";

const HINT = 5_000;
const PER_LETTER = 30;
/** How long what is wanted is lit up, in milliseconds. */
const CALL = 1_600;
/** The key of a refusal: these words are no move of the game. */
const NO_MOVE = "unreadable";

/** What is pointed at, as it is now. */
export interface Scene {
  readonly handbook: Handbook;
  readonly shown: View;
  readonly names: readonly string[];
  readonly prompt: Prompt | null;
  readonly walk: Walking | null;
  readonly board: ReturnType<typeof Board> | undefined;
}

export class Pointing {
  hint = $state.raw<{ at: Cell | number; text: string } | null>(null);
  /** The seat that is looked at. */
  looked = $state<number | null>(null);
  /** Something was pointed at that leads nowhere: what does is lit up for a moment. */
  calling = $state(false);
  /** What is shown at large. */
  magnified = $state.raw<{ card: string; title?: string; turned: boolean; anchor: Rect } | null>(null);
  readonly #live: Live;
  readonly #asking: Asking;
  readonly #scene: () => Scene;

  constructor(live: Live, asking: Asking, scene: () => Scene) {
    this.#live = live;
    this.#asking = asking;
    this.#scene = scene;
    $effect(() => {
      const { hint } = this;
      if (!hint) return;
      const timer = setTimeout(() => (this.hint = null), HINT + hint.text.length * PER_LETTER);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!this.calling) return;
      const timer = setTimeout(() => (this.calling = false), CALL);
      return () => clearTimeout(timer);
    });
    // A hint belongs to what was asked when it was given.
    $effect(() => {
      void live.position?.n;
      void asking.held;
      untrack(() => (this.hint = null));
    });
  }

  readonly cellHint: { at: Cell; text: string } | null = $derived.by(() => {
    const { hint } = this;
    return hint && typeof hint.at !== "number" ? { at: hint.at, text: hint.text } : null;
  });

  readonly seatHint: { seat: number; text: string } | null = $derived.by(() => {
    const { hint } = this;
    return hint && typeof hint.at === "number" ? { seat: hint.at, text: hint.text } : null;
  });

  /** At a cell of the board. */
  point = (cell: Cell, hand: Hand): void => {
    const asking = this.#asking;
    this.hint = null;
    const spot = asking.cells.get(keyOf(cell));
    if (spot) asking.point(spot, hand === "touch");
    else if (asking.fields.size && asking.card !== null) this.#astray(cell);
    else if (asking.fields.size) this.hint = { at: cell, text: t("play-ask-field") };
    else if (asking.card !== null && !asking.sent) void this.#why(cell);
    else if (this.#lookAtPiece(cell)) return;
    else if (asking.mine && asking.offers.cards.length) this.hint = { at: cell, text: t("play-hint-card") };
    else if (asking.mine && asking.cells.size) this.#astray(cell);
  };

  pointField = (key: string, hand: Hand): void => {
    const { walk } = this.#scene();
    this.hint = null;
    const spot = this.#asking.fields.get(key);
    if (walk?.ways.has(key)) walk.point(key, hand === "touch");
    else if (spot) this.#asking.point(spot, hand === "touch");
  };

  /** At a player. */
  press = (seat: number, tapped: boolean): void => {
    const asking = this.#asking;
    this.hint = null;
    const spot = asking.seats.get(seat);
    if (spot) asking.point(spot, tapped);
    else if (asking.card !== null && this.#kind(asking.card) === "action" && asking.mine && !asking.cells.size) void this.#why(seat);
    else if (asking.mine && asking.card === null && asking.seats.size) this.#astray(seat);
    else this.looked = seat;
  };

  /** With a card, at whatever is under it. */
  drop = (x: number, y: number): void => {
    const { board } = this.#scene();
    board?.hoverAt(null);
    const under = document.elementFromPoint(x, y);
    const seat = under?.closest<HTMLElement>("[data-seat]")?.dataset["seat"];
    if (seat !== undefined) this.#dropOn(Number(seat));
    else if (under?.closest(".board")) this.point(board?.cellUnder(x, y) ?? [0, 0], "mouse");
  };

  /** What lies on a cell, at large. */
  look = (cell: Cell): void => {
    const { shown, board } = this.#scene();
    const laid = [...shown.board, ...shown.goals].find(({ at }) => keyOf(at) === keyOf(cell));
    const anchor = board?.place(cell);
    if (!anchor || this.#lookAtPiece(cell, anchor)) return;
    if (laid?.card) this.magnified = { card: laid.card, turned: laid.turned, anchor };
  };

  /** Take the hint away, or the last step back; false if there was neither. */
  back(): boolean {
    if (this.hint) this.hint = null;
    else return this.#scene().walk?.back() || this.#scene().board?.back() || this.#asking.back();
    return true;
  }

  /** What stands on a cell besides cards, if anything does that can be told about. */
  #lookAtPiece(cell: Cell, anchor = this.#scene().board?.place(cell)): boolean {
    const { shown, handbook, names } = this.#scene();
    const piece = piecesOf(shown).find(({ at, kind }) => keyOf(at) === keyOf(cell) && handbook.pieces[kind]);
    if (piece && anchor) this.magnified = { card: symbolOfPiece(handbook, piece), title: pieceWords(handbook, piece, names), turned: false, anchor };
    return Boolean(piece);
  }

  /** Whoever drops a card on a player means that player, so one who cannot be chosen is not looked at instead. */
  #dropOn(seat: number): void {
    const asking = this.#asking;
    const leads = asking.cells.size || asking.fields.size || this.#kind(asking.card ?? "") === "path";
    if (asking.card !== null && asking.mine && leads && !asking.seats.has(seat)) this.#astray(seat);
    else this.press(seat, false);
  }

  async #why(target: Cell | number): Promise<void> {
    const wish = this.#asking.wish(target);
    if (!wish) return;
    try {
      const text = await this.#live.why(wish);
      if (text) this.hint = { at: target, text };
      this.calling = true;
    } catch (fault) {
      if (!(fault instanceof Refused)) return;
      // A card for a player that was led to the board, or the other way round: no rule forbids it, it is no move at all.
      if (fault.key === NO_MOVE) this.#astray(target);
      else this.hint = { at: target, text: fault.message };
    }
  }

  /** Say what the lifted card, or the question, wants instead. */
  #astray(at: Cell | number): void {
    const { prompt } = this.#scene();
    if (!prompt) return;
    this.hint = { at, text: this.#asking.card === null ? prompt.text : t("play-not-here", { wanted: prompt.text }) };
    this.calling = true;
  }

  #kind(card: string): string | undefined {
    return this.#scene().handbook.cards[card]?.kind;
  }
}
