// What the reader thinks of the others, and what everybody can remember: only his, and only in this browser.
//
// Owns private marks on seats, and who said what about which goal in this round.  Works from what the page was told
// anyway; nothing of it is ever sent.

import { getContext, setContext } from "svelte";
import { serverTime } from "../wire/clock.ts";
import type { Live } from "../wire/live.svelte.ts";
import type { Handbook, LogEntry, Spoken, View } from "../wire/types.ts";

export const MARKS = ["trust", "doubt", "saboteur"] as const;
export type Mark = (typeof MARKS)[number];

/** What somebody said about a goal, last. */
export interface Claim {
  readonly seat: number;
  readonly goal: number;
  readonly gold: boolean;
}

/** What everybody can know of somebody and a goal: a map shows it to him, or he speaks of it. */
export interface About {
  readonly seat: number;
  readonly goal: number;
  readonly saw: boolean;
  /** Whether he says that there is gold; null: he says nothing. */
  readonly gold: boolean | null;
}

interface Kept {
  round: number;
  /** Since when this round is played, in seconds since 1970. */
  since: number;
  marks: Readonly<Record<number, Mark>>;
}

const KEY = Symbol("notes");
const STORE = "undermine.notes";
/** Of how many games notes are kept; whoever plays more at once starts afresh in the oldest. */
const GAMES = 12;
const FRESH: Kept = { round: 0, since: 0, marks: {} };

export class Notes {
  #kept = $state.raw<Kept>(FRESH);
  #name = "";
  readonly #live: Live;
  readonly #goals: () => Handbook["goals"];

  constructor(live: Live, goals: () => Handbook["goals"]) {
    this.#live = live;
    this.#goals = goals;
    $effect(() => this.#turnThePage());
  }

  /** Roles are dealt anew in every round, so what one thought of somebody is worth nothing then.  Of several people who
   *  share a device each has notes of his own. */
  #turnThePage(): void {
    const { table, position } = this.#live;
    if (!table || !position) return;
    const name = `${table.id}/${table.game}/${table.seat}`;
    const { round } = position.view;
    if (name === this.#name && round === this.#kept.round) return;
    this.#name = name;
    const kept = stored()[name];
    this.#kept = kept?.round === round ? kept : { ...FRESH, round, since: round > 1 ? serverTime() : table.began };
    this.#keep();
  }

  markOf(seat: number): Mark | null {
    return this.#kept.marks[seat] ?? null;
  }

  mark(seat: number, mark: Mark | null): void {
    const { [seat]: _, ...others } = this.#kept.marks;
    this.#kept = { ...this.#kept, marks: mark ? { ...others, [seat]: mark } : others };
    this.#keep();
  }

  /** What a seat did in this round, newest first. */
  moves(seat: number): LogEntry[] {
    return this.#live.log.filter((entry) => entry.round === this.#kept.round && entry.seat === seat).reverse();
  }

  readonly claims: readonly Claim[] = $derived.by(() => claimsOf(this.#live.said.filter(({ at }) => at >= this.#kept.since), this.#goals()));

  #keep(): void {
    const { [this.#name]: _, ...others } = stored();
    const games = [...Object.entries(others), [this.#name, this.#kept]].slice(-GAMES);
    try {
      localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(games)));
    } catch {
      // Kept for this visit only.
    }
  }
}

/** Who says now where the gold is, and where it is not; of several words about one goal the last counts. */
export function claimsOf(said: readonly Spoken[], goals: Handbook["goals"]): Claim[] {
  const claims = new Map<string, Claim>();
  for (const { seat, phrase, arguments: words = [] } of said) {
    if (phrase !== "gold-is-at" && phrase !== "rock-is-at") continue;
    const goal = goals.findIndex(({ place }) => place === words[0]);
    if (goal >= 0) claims.set(`${seat} ${goal}`, { seat, goal, gold: phrase === "gold-is-at" });
  }
  return [...claims.values()];
}

/** Who has seen which goal and says what of it, goal by goal. */
export function aboutGoals(view: Pick<View, "seats">, claims: readonly Claim[]): About[] {
  const found = view.seats.flatMap(({ looked }, seat) => {
    const said = claims.filter((claim) => claim.seat === seat);
    const goals = new Set([...looked, ...said.map(({ goal }) => goal)]);
    return [...goals].map((goal) => ({ seat, goal, saw: looked.includes(goal), gold: said.find((claim) => claim.goal === goal)?.gold ?? null }));
  });
  return found.sort((one, other) => one.goal - other.goal || one.seat - other.seat);
}

function stored(): Record<string, Kept> {
  try {
    return (JSON.parse(localStorage.getItem(STORE) ?? "null") as Record<string, Kept> | null) ?? {};
  } catch {
    return {};
  }
}

export function provideNotes(notes: Notes): void {
  setContext(KEY, notes);
}

/** The notes of whoever plays at the table that is shown; null where nobody takes any. */
export function notesHere(): Notes | null {
  return getContext<Notes | undefined>(KEY) ?? null;
}
