// A whodunit: one move after the other, until the right one is pointed at.
//
// Owns how far it is, at whom was pointed when, and the marks that tell of it without giving anything away.

import { Rehearsal } from "../learn/rehearsal.svelte.ts";
import type { PuzzleScene } from "../wire/types.ts";
import type { Posed } from "./posing.svelte.ts";

/** A move that was only looked at, a finger at somebody honest, the right one; somebody looked it up. */
export const MARKS = { seen: "⬛", wrong: "🟥", right: "🟩", shown: "🟨" } as const;

export class Whodunit extends Rehearsal<Posed> {
  /** The farthest move that was seen. */
  farthest = $state(0);
  /** Who was pointed at and is honest -> after which move. */
  cleared = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** After which move it was known; null: not yet. */
  found = $state<number | null>(null);
  shown = $state(false);

  readonly scene: PuzzleScene | undefined = $derived.by(() => this.lesson.scenes[this.at]);
  readonly last: number = $derived.by(() => this.lesson.scenes.length - 1);
  readonly isOver: boolean = $derived.by(() => this.found !== null);

  get isClean(): boolean {
    return !this.cleared.size && !this.shown;
  }

  forward(): void {
    if (this.at >= this.last || this.isHeld) return;
    this.farthest = Math.max(this.farthest, this.at + 1);
    this.goTo(this.at + 1);
  }

  back(): void {
    if (this.at > 0) this.backTo(this.at - 1);
  }

  /** Point at somebody; true: it is the one. */
  accuse(seat: number): boolean {
    if (this.isOver) return true;
    if (seat === this.lesson.guilty) this.found = this.farthest;
    else this.cleared = new Map([...this.cleared, [seat, this.farthest]]);
    return this.isOver;
  }

  /** Be told who it is. */
  show(): void {
    this.shown = true;
    this.found = this.farthest;
  }

  override restart(): void {
    super.restart();
    this.farthest = 0;
    this.found = null;
    this.shown = false;
    this.cleared = new Map();
  }

  /** One mark for every move that was looked at; nobody learns from it who it was, or which move told. */
  get marks(): string {
    if (this.found === null) return "";
    const wrong = new Set(this.cleared.values());
    let marks = "";
    for (let move = 0; move <= this.found; move++) {
      if (wrong.has(move)) marks += MARKS.wrong;
      else if (move && move < this.found) marks += MARKS.seen;
    }
    return marks + (this.shown ? MARKS.shown : MARKS.right);
  }
}
