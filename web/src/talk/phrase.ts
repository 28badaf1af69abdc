// What was said, as a sentence for one reader.  Owns how the arguments of a phrase become the values of its text.

import { t } from "../text/words.svelte.ts";
import type { Spoken } from "../wire/types.ts";

/** What one argument of a phrase may be. */
export type Argument = "seat" | "place" | "tool" | "word";

const PLACES = ["top", "middle", "bottom"];
const TOOLS = ["pickaxe", "lantern", "cart"];

/** What an argument is about, by the words that it may be (`["seat"]`, `["top", "middle", "bottom"]`, …). */
export function aboutOf(allowed: readonly string[]): Argument {
  if (allowed[0] === "seat") return "seat";
  if (allowed.some((word) => PLACES.includes(word))) return "place";
  return allowed.some((word) => TOOLS.includes(word)) ? "tool" : "word";
}

/** The values that the text of a phrase may ask for; the reader sits at `me`. */
export function valuesOf(words: readonly string[], names: readonly string[], me: number | null): Record<string, string> {
  const values: Record<string, string> = { who: "other", name: "", place: "", tool: "" };
  for (const word of words) {
    const name = /^\d+$/.test(word) ? names[Number(word)] : undefined;
    if (name !== undefined) {
      values["who"] = Number(word) === me ? "you" : "other";
      values["name"] = name;
    } else if (PLACES.includes(word)) values["place"] = word;
    else values["tool"] = word;
  }
  return values;
}

/** The sentence in the language of the page. */
export function sentence(said: Pick<Spoken, "phrase" | "arguments" | "chat">, names: readonly string[], me: number | null): string {
  return said.phrase ? t(`phrase-${said.phrase}`, valuesOf(said.arguments ?? [], names, me)) : (said.chat ?? "");
}
