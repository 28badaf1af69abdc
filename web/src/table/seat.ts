// A seat in words: the note on its plate, and everything about it for whoever does not see it.

import { t } from "../text/words.svelte.ts";
import { serverTime } from "../wire/clock.ts";
import { timeWords } from "./clock.ts";
import type { Person } from "./people.ts";

/** What a seat did last, short: the first sentence of the log without the name that stands beside it anyway. */
export function moveWords(text: string, name: string): string {
  const [first = text] = text.split(/(?<=[.!?]) /, 1);
  const bare = name && first.startsWith(`${name} `) ? first.slice(name.length + 1) : first;
  return bare.replace(/\.$/, "");
}

export interface SeatWords {
  /** For the plate; empty if there is nothing more urgent than what the seat did last. */
  readonly note: string;
  readonly all: readonly string[];
}

export function seatWords(person: Person, due: number | null): SeatWords {
  const broken = person.tools.filter((tool) => tool.broken);
  const states: string[] = [];
  if (person.thinks) states.push(t("play-seat-thinks"));
  if (person.standIn) states.push(t("play-seat-stand-in"));
  else if (person.away) states.push(person.thinks && due ? t("play-seat-away-until", { time: timeWords(due - serverTime()) }) : t("play-seat-away"));
  if (broken.length || person.front.some(({ harms }) => harms)) states.push(t("play-seat-cannot-dig"));
  const all = [
    person.bot ? t("play-seat-bot") : "",
    ...states,
    t("play-seat-cards", { count: person.cards }),
    ...(person.own?.seat.words ?? []),
    ...broken.map(({ name }) => t("play-tool-broken", { tool: name })),
    ...person.front.map(({ name }) => name),
    person.move ? t("play-seat-last", { move: person.move.text }) : "",
  ].filter(Boolean);
  return { note: states[0] ?? "", all };
}
