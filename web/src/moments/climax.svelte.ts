// The climax of a round, in time: the light runs to a goal, the eye goes there, the card turns, gold bursts or rock thuds;
// or all lamps go out, and the gold that nobody found glows where it was.
//
// Owns the order of it and what is kept from the eye until its turn has come.  Draws nothing; whoever plays it holds back
// what comes after, and whoever looks on may skip it at any moment.

import { unlit } from "../board/light.ts";
import type { Sound } from "../table/sound.ts";
import type { Cell, View } from "../wire/types.ts";
import type { Dark, Moment, Turned } from "./moments.ts";

export type Phase = "near" | "turn" | "burst";
export type Cue = "hush" | "turn" | "gold" | "thud" | "dark";

/** What is heard of it. */
export const CUES: Readonly<Record<Cue, Sound>> = { hush: "hush", turn: "card", gold: "gold", thud: "thud", dark: "dark" };

export interface Shown {
  readonly moment: Turned | Dark;
  readonly phase: Phase;
}

export interface Pace {
  /** After so many milliseconds the card that was played lies on the table. */
  readonly landing: number;
  /** Nothing may fly or glide. */
  readonly calm: boolean;
  /** Goals are turned up all the time in this game: no more than a glance. */
  readonly quick: boolean;
}

export interface Hooks {
  /** Look at a cell; null: look at everything again. */
  visit(cell: Cell | null): void;
  heard(cue: Cue): void;
  /** It is over, or was skipped. */
  done(): void;
}

/** Milliseconds for each part: as a rule, at a glance, and for who wants calm. */
const TIMES = {
  usual: { light: 420, near: 900, turn: 760, burst: 900, gold: 1900, lamps: 2100 },
  quick: { light: 320, near: 0, turn: 420, burst: 420, gold: 900, lamps: 2100 },
  calm: { light: 60, near: 160, turn: 120, burst: 420, gold: 900, lamps: 320 },
} as const;

export class Climax {
  shown = $state.raw<Shown | null>(null);
  #view = $state.raw<View | null>(null);
  #veiled = $state.raw<ReadonlySet<number>>(new Set());
  #isDark = $state(false);
  /** Another one took the place of whatever has a lower number. */
  #turn = 0;
  #isSkipped = false;
  #wake: (() => void) | null = null;
  #done: (() => void) | null = null;

  /** Whether anything is going on. */
  readonly busy: boolean = $derived.by(() => this.shown !== null);

  /** The table as it may be seen by now; while something is going on, that of which it is part. */
  seen(otherwise: View): View {
    const view = this.#view ?? otherwise;
    const told = this.#isDark ? unlit(view) : view;
    if (!this.#veiled.size && !this.#isDark) return told;
    return { ...told, goals: told.goals.map((goal, i) => (this.#veiled.has(i) || (this.#isDark && !goal.up) ? { ...goal, card: null, up: false, lit: "" } : goal)) };
  }

  /** Begin with what of these moments is a climax, at a table that looks so then; false if nothing is. */
  begin(moments: readonly Moment[], view: View, pace: Pace, hooks: Hooks): boolean {
    const [first, ...more] = moments.filter((each): each is Turned | Dark => each.kind === "goal" || each.kind === "dark");
    if (!first) return false;
    this.#turn += 1;
    this.#wake?.();
    this.#isSkipped = false;
    this.#isDark = false;
    this.#view = view;
    this.#veiled = new Set([first, ...more].flatMap((each) => (each.kind === "goal" ? [each.goal] : [])));
    this.shown = { moment: first, phase: "near" };
    this.#done = hooks.done;
    void this.#play([first, ...more], pace, hooks, this.#turn);
    return true;
  }

  /** Be done with it. */
  skip(): void {
    this.#isSkipped = true;
    this.#wake?.();
  }

  /** Nobody looks any more: be done with it at once. */
  stop(): void {
    if (!this.shown) return;
    this.#turn += 1;
    this.#wake?.();
    this.#end();
    this.#done?.();
  }

  async #play(moments: readonly (Turned | Dark)[], { landing, calm, quick }: Pace, hooks: Hooks, turn: number): Promise<void> {
    const times = TIMES[calm ? "calm" : quick ? "quick" : "usual"];
    const wait = (time: number): Promise<boolean> => this.#wait(time, turn);
    const hear = (cue: Cue): void => void (this.#isSkipped || hooks.heard(cue));
    if (!(await wait(landing))) return;
    for (const moment of moments) {
      const isDark = moment.kind === "dark";
      this.shown = { moment, phase: "near" };
      if (isDark) {
        this.#isDark = true;
        hear("dark");
      }
      if (!(await wait(isDark ? times.lamps : times.light))) return;
      if (!calm && !quick && !this.#isSkipped) {
        hooks.visit(moment.at);
        hear("hush");
      }
      if (!(await wait(times.near))) return;
      if (!isDark) this.#veiled = new Set([...this.#veiled].filter((goal) => goal !== moment.goal));
      this.shown = { moment, phase: "turn" };
      hear("turn");
      if (!(await wait(times.turn))) return;
      this.shown = { moment, phase: "burst" };
      const isGold = isDark || moment.find === "gold";
      if (!isDark) hear(isGold ? "gold" : "thud");
      if (!(await wait(isGold ? times.gold : times.burst))) return;
    }
    this.#end();
    hooks.visit(null);
    hooks.done();
  }

  #end(): void {
    this.#view = null;
    this.#veiled = new Set();
    this.#isDark = false;
    this.shown = null;
  }

  /** False if another climax has begun meanwhile. */
  async #wait(time: number, turn: number): Promise<boolean> {
    if (time && !this.#isSkipped && turn === this.#turn) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => this.#wake?.(), time);
        this.#wake = () => {
          clearTimeout(timer);
          this.#wake = null;
          resolve();
        };
      });
    }
    return turn === this.#turn;
  }
}
