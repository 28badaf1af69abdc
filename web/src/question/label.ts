// What stands on the button of an answer: the server's words for people, and a picture where one says it quicker.

import { has, t } from "../text/words.svelte.ts";
import type { Choice, Handbook } from "../wire/types.ts";
import type { Spot } from "./steps.ts";

/** The label of the server; a nameless answer is called by who or what it points at. */
export function labelOf(choice: Choice, names: readonly string[]): string {
  if (choice.label) return choice.label;
  const seats = (choice.seats ?? []).map((seat) => names[seat] ?? String(seat));
  return seats.join(", ") || choice.more?.join(", ") || choice.words;
}

/** A gold card for a value that is one. */
export function pictureOf(handbook: Handbook, choice: Choice): string {
  return choice.value === undefined ? "" : (handbook.art.gold[String(choice.value)] ?? "");
}

/** A word of an answer for people: a card, a tool, a role, a side; else as it is. */
export function wordOf(handbook: Handbook, word: string): string {
  const { cards, tools, roles, sides } = handbook;
  return cards[word]?.name ?? tools.find(({ tool }) => tool === word)?.name ?? roles[word]?.name ?? sides[word]?.name ?? word;
}

/** What two cards of the hand are discarded for: what it does to the card that lies before the reader. */
export function shedLabel(handbook: Handbook, card: string): string {
  const key = `play-shed-${card}`;
  return has(key) ? t(key) : t("play-gather", { card: wordOf(handbook, card) });
}

/** What one points at next, in words. */
export function stepLabel(handbook: Handbook, { step }: Spot, names: readonly string[]): string {
  switch (step.kind) {
    case "opening":
      return t(`play-opening-${step.opening}`);
    case "card":
      return wordOf(handbook, step.card);
    case "word":
      return wordOf(handbook, step.word);
    case "value":
      return String(step.value);
    case "seat":
      return names[step.seat] ?? String(step.seat);
    case "field":
    case "cell":
      return `${step.at[0]}, ${step.at[1]}`;
  }
}

/** The tool that an answer names, or the card that it is. */
export function iconOf(handbook: Handbook, choice: Choice): string {
  const tool = handbook.tools.find((each) => choice.more?.includes(each.tool))?.tool;
  return tool ?? (handbook.cards[choice.verb] ? choice.verb : "");
}
