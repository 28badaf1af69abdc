// What a learner is told next: one thing at a time, when it matters, never twice.
//
// Owns the order of the remarks.  It looks at the same position as the table does and knows no rules: a card is spoken
// of when it lies in the hand, a move when the server offers it.

import type { Position } from "../wire/position.ts";
import type { TableInfo } from "../wire/types.ts";

/** Before the first move, one after the other, each left with a button. */
export const BEGINNING = ["welcome", "goals", "role", "hand"] as const;

/** On the learner's turn: the first that applies and was not told yet. */
const TURNS = ["first", "no-tunnel", "broken", "map", "both-ways", "dead-end", "mend", "sabotage", "rockfall", "discard", "go-on"] as const;

/** While others play: what just happened, the most telling first. */
const EVENTS = ["hit", "goal", "fall", "harm", "light", "others"] as const;

export type Remark = (typeof BEGINNING)[number] | (typeof TURNS)[number] | (typeof EVENTS)[number] | "gold" | "over";

/** Lessons that are left with a button; the others end when the learner has acted. */
export function isRead(remark: Remark): boolean {
  return (BEGINNING as readonly string[]).includes(remark);
}

export function remarkOf(table: TableInfo, position: Position, told: ReadonlySet<Remark>): Remark | null {
  if (table.state === "over") return "over";
  const beginning = BEGINNING.find((remark) => !told.has(remark));
  if (beginning) return beginning;
  const me = position.view.me ?? 0;
  if (position.question === "take") return "gold";
  if (position.asked === me && position.question === "turn") {
    return TURNS.find((remark) => (remark === "go-on" || !told.has(remark)) && onTurn(remark, position, me)) ?? null;
  }
  return EVENTS.find((remark) => !told.has(remark) && happened(remark, position, me)) ?? null;
}

function onTurn(remark: (typeof TURNS)[number], { choices = [], view }: Position, me: number): boolean {
  const offered = (verb: string, card = ""): boolean =>
    choices.some((choice) => choice.verb === verb && (!card || (choice.card ?? "").startsWith(card)));
  switch (remark) {
    case "first":
      return offered("place");
    case "no-tunnel":
      return !offered("place") && !view.seats[me]?.front.length;
    case "broken":
      return Boolean(view.seats[me]?.front.length);
    case "map":
      return offered("play", "map");
    case "both-ways":
      return choices.some(
        (one) =>
          one.verb === "place" &&
          one.turned &&
          choices.some((other) => other.verb === "place" && !other.turned && other.card === one.card && same(one.at, other.at)),
      );
    case "dead-end":
      return choices.some((choice) => choice.verb === "place" && (choice.card ?? "").includes("-d-"));
    case "mend":
      return offered("play", "repair-");
    case "sabotage":
      return offered("play", "sabotage-");
    case "rockfall":
      return offered("play", "rockfall");
    case "discard":
      return offered("discard");
    case "go-on":
      return true;
  }
}

function happened(remark: (typeof EVENTS)[number], { events }: Position, me: number): boolean {
  switch (remark) {
    case "hit":
      return events.some(({ fact, whom }) => fact === "broke" && whom === me);
    case "goal":
      return events.some(({ fact }) => fact === "found");
    case "fall":
      return events.some(({ fact }) => fact === "removed");
    case "harm":
      return events.some(({ fact }) => fact === "broke");
    case "light":
      return events.some(({ fact }) => fact === "laid");
    case "others":
      return true;
  }
}

function same(one: readonly (readonly number[])[] | undefined, other: readonly (readonly number[])[] | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
