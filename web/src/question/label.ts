// What stands on the button of an answer: the server's words for people, and a picture where one says it quicker.

import type { Choice, Handbook } from "../wire/types.ts";

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

/** The tool that an answer names. */
export function iconOf(handbook: Handbook, choice: Choice): string {
  return handbook.tools.find(({ tool }) => choice.more?.includes(tool))?.tool ?? "";
}
