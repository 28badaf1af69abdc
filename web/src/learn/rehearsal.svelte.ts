// A lesson or a puzzle as a seat at a table: everything that can be tried in it came with it, judged by the engine beforehand.
//
// Owns how far it is and what the reader is told.  Stands in for the connection of a table, so that board, hand and
// keys are the real ones; there is no server behind it, so it works without one.

import { FACES } from "../art/faces.ts";
import { Lost, Refused, type Link, type Live } from "../wire/live.svelte.ts";
import type { Position } from "../wire/position.ts";
import type { Lesson, LessonScene, LogEntry, PlainEvent, Spoken, TableInfo } from "../wire/types.ts";

/** What is rehearsed: a lesson, or what a puzzle has in common with one. */
export interface Script extends Pick<Lesson, "name" | "rules" | "task" | "nudge" | "done" | "points" | "names" | "reasons"> {
  readonly scenes: readonly LessonScene[];
  /** The reader's seat: the first one if it is not said, none if it is null. */
  readonly seat?: number | null;
  readonly faces?: readonly number[];
}

/** The key of a refusal of the server: these words are no move of the game. */
const NO_MOVE = "unreadable";

export class Rehearsal<Played extends Script = Lesson> implements Live {
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  events = $state.raw<readonly PlainEvent[]>([]);
  said = $state.raw<readonly Spoken[]>([]);
  link = $state<Link>("open");
  refusal = $state("");
  due = $state<number | null>(null);
  isUnsure = $state(false);
  onnews: Live["onnews"] = null;
  /** What is said to the last answer, if it was legal and not the one that is wanted. */
  nudge = $state("");
  /** The reader wants to be shown what is wanted. */
  pointing = $state(false);
  readonly lesson: Played;
  #at = $state(0);
  /** A scene that is entered when the reader has looked at what happens on the way to it. */
  #next = $state<number | null>(null);

  constructor(lesson: Played, name: string, face = 0) {
    this.lesson = lesson;
    this.table = tableOf(lesson, name, face);
    this.pointing = lesson.points;
    this.#enter(0);
  }

  readonly done: boolean = $derived.by(() => !Object.keys(this.wanted).length);

  /** The number of the scene that is shown. */
  get at(): number {
    return this.#at;
  }

  readonly #scene = $derived.by(() => this.lesson.scenes[this.#at]);

  /** The answers that are right now. */
  readonly wanted: Readonly<Record<string, number>> = $derived.by(() => this.#scene?.wanted ?? {});

  /** What the reader is told. */
  readonly words: string = $derived.by(() => (this.done ? this.lesson.done : this.nudge || this.lesson.task));

  /** From the beginning. */
  restart(): void {
    this.nudge = "";
    this.pointing = this.lesson.points;
    this.backTo(0);
  }

  /** Back to a scene that was shown before. */
  protected backTo(at: number): void {
    this.log = [];
    this.events = [];
    for (let each = 0; each <= at; each++) this.#enter(each);
  }

  play(action: string): Promise<string> {
    const next = this.wanted[action];
    if (next === undefined) {
      this.nudge = this.nudgeFor(action);
      return Promise.reject(new Refused("not-wanted", ""));
    }
    this.nudge = "";
    this.goTo(next);
    return Promise.resolve("");
  }

  /** What is said to an answer that is legal, and not wanted. */
  protected nudgeFor(_action: string): string {
    return this.lesson.nudge;
  }

  /** On to a scene, when the reader has looked at what happens on the way to it. */
  protected goTo(next: number): void {
    const position = this.#sceneAt(next);
    if (this.position && this.onnews?.(position, this.position)) this.#next = next;
    else this.#enter(next);
  }

  why(action: string): Promise<string> {
    const reason = this.lesson.reasons[this.#scene?.whys?.[action] ?? -1];
    return reason === undefined ? Promise.reject(new Refused(NO_MOVE, "")) : Promise.resolve(reason);
  }

  say(): Promise<string> {
    return Promise.reject(new Lost());
  }

  chat(): Promise<string> {
    return Promise.reject(new Lost());
  }

  ready(): Promise<string> {
    return Promise.resolve("");
  }

  point(): Promise<string> {
    return Promise.reject(new Lost());
  }

  get isHeld(): boolean {
    return this.#next !== null;
  }

  goOn(): void {
    if (this.#next !== null) this.#enter(this.#next);
  }

  again(): void {
    // Another language is another lesson; the page fetches it.
  }

  close(): void {
    // Nothing is open.
  }

  #sceneAt(at: number): Position {
    const position = this.lesson.scenes[at]?.position as Position | undefined;
    if (!position) throw new Error(`the lesson ${this.lesson.name} has no scene ${at}`);
    return position;
  }

  #enter(at: number): void {
    const position = this.#sceneAt(at);
    this.#at = at;
    this.#next = null;
    const log = [...this.log];
    for (const entry of position.log ?? []) log[entry.n] = entry;
    this.log = log;
    this.events = [...this.events, ...position.events];
    this.position = position;
  }
}

function tableOf(lesson: Script, name: string, face: number): TableInfo {
  const mine = lesson.seat === undefined ? 0 : lesson.seat;
  const faceOf = (seat: number): number => (seat === mine ? face : (lesson.faces?.[seat] ?? (face + seat) % FACES));
  return {
    id: "",
    code: "",
    rules: lesson.rules,
    pace: "none",
    bot_delay: 0,
    listed: false,
    chat: false,
    open_records: false,
    seats: lesson.names.map((each, seat) => ({ kind: seat === mine ? "person" : "bot", name: seat === mine ? name : each, present: true, you: seat === mine, face: faceOf(seat) })),
    host: false,
    seat: mine,
    game: 1,
    state: "running",
    paused: false,
    resting: null,
    sequence: 1,
    seal: "",
    seed: null,
    scores: null,
    winners: null,
    day: "",
    began: 0,
    pointing: null,
    what_if: null,
    points: false,
    bots_talk: false,
  };
}
