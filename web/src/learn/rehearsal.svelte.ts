// A lesson as a seat at a table: everything that can be tried in it came with it, judged by the engine beforehand.
//
// Owns how far the lesson is and what the reader is told.  Stands in for the connection of a table, so that board, hand and
// keys are the real ones; there is no server behind it, so it works without one.

import { FACES } from "../art/faces.ts";
import { Lost, Refused, type Link, type Live } from "../wire/live.svelte.ts";
import type { Position } from "../wire/position.ts";
import type { Lesson, LogEntry, PlainEvent, Spoken, TableInfo } from "../wire/types.ts";

/** The key of a refusal of the server: these words are no move of the game. */
const NO_MOVE = "unreadable";

export class Rehearsal implements Live {
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
  /** The last answer was legal, and is not the one that is wanted. */
  nudged = $state(false);
  /** The reader wants to be shown what is wanted. */
  pointing = $state(false);
  readonly lesson: Lesson;
  #at = $state(0);
  /** A scene that is entered when the reader has looked at what happens on the way to it. */
  #next = $state<number | null>(null);

  constructor(lesson: Lesson, name: string, face = 0) {
    this.lesson = lesson;
    this.table = tableOf(lesson, name, face);
    this.pointing = lesson.points;
    this.#enter(0);
  }

  readonly done: boolean = $derived.by(() => !Object.keys(this.wanted).length);

  readonly #scene = $derived.by(() => this.lesson.scenes[this.#at]);

  /** The answers that are right now. */
  readonly wanted: Readonly<Record<string, number>> = $derived.by(() => this.#scene?.wanted ?? {});

  /** What the reader is told. */
  readonly words: string = $derived.by(() => (this.done ? this.lesson.done : this.nudged ? this.lesson.nudge : this.lesson.task));

  /** From the beginning. */
  restart(): void {
    this.log = [];
    this.events = [];
    this.nudged = false;
    this.pointing = this.lesson.points;
    this.#enter(0);
  }

  play(action: string): Promise<string> {
    const next = this.wanted[action];
    if (next === undefined) {
      this.nudged = true;
      return Promise.reject(new Refused("not-wanted", ""));
    }
    this.nudged = false;
    const position = this.#sceneAt(next);
    if (this.position && this.onnews?.(position, this.position)) this.#next = next;
    else this.#enter(next);
    return Promise.resolve("");
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

function tableOf(lesson: Lesson, name: string, face: number): TableInfo {
  return {
    id: "",
    code: "",
    rules: lesson.rules,
    pace: "none",
    bot_delay: 0,
    listed: false,
    chat: false,
    open_records: false,
    seats: lesson.names.map((each, seat) => ({ kind: seat ? "bot" : "person", name: seat ? each : name, present: true, you: !seat, face: seat === 0 ? face : (face + seat) % FACES })),
    host: false,
    seat: 0,
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
    points: false,
  };
}
