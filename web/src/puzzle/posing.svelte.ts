// A puzzle as a seat at a table: judged beforehand, so what a wrong answer costs is known at once.
//
// Owns how the reader fares: wrong answers, and whether he was shown the right one.

import { Rehearsal, type Script } from "../learn/rehearsal.svelte.ts";
import type { Puzzle, PuzzleScene } from "../wire/types.ts";

export type Posed = Puzzle & Script;

export function posed(puzzle: Puzzle): Posed {
  return { ...puzzle, points: false, nudge: "", done: "" };
}

export class Posing extends Rehearsal<Posed> {
  wrong = $state(0);
  shown = $state(false);

  readonly scene: PuzzleScene | undefined = $derived.by(() => this.lesson.scenes[this.at]);

  /** How many answers are to be found, and how many were. */
  readonly count: number = $derived.by(() => this.lesson.scenes.length - 1);

  get isClean(): boolean {
    return !this.wrong && !this.shown;
  }

  show(): void {
    this.shown = true;
    this.pointing = true;
  }

  override restart(): void {
    super.restart();
    this.wrong = 0;
    this.shown = false;
  }

  protected override nudgeFor(action: string): string {
    this.wrong += 1;
    const said = this.scene?.costs?.[action];
    return this.lesson.told[said ?? -1] ?? "";
  }
}
