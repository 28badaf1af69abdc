// What was said, as a sentence for one reader.  Owns how the arguments of a phrase become the values of its text.

import { t } from "../text/words.svelte.ts";
import type { Handbook, Spoken } from "../wire/types.ts";

/** What one argument of a phrase may be. */
export type Argument = "seat" | "place" | "tool" | "word";

const PLACES = ["top", "upper", "middle", "lower", "bottom"];
const TOOLS = ["pickaxe", "lantern", "cart"];

/** What an argument is about, by the words that it may be (`["seat"]`, `["top", "middle", "bottom"]`, …). */
export function aboutOf(allowed: readonly string[]): Argument {
  if (allowed[0] === "seat") return "seat";
  if (allowed.some((word) => PLACES.includes(word))) return "place";
  return allowed.some((word) => TOOLS.includes(word)) ? "tool" : "word";
}

/** Phrases that mean something only where somebody may secretly be on another side. */
const SUSPICIOUS = ["trust", "distrust", "help-me", "not-me", "close-the-gap"];

/** What there is to say in this game: nobody speaks of places and tools that it does not have, or to himself. */
export function phrasesFor(phrases: Readonly<Record<string, string[][]>>, handbook: Pick<Handbook, "players" | "goals" | "tools" | "roles">): string[] {
  if (handbook.players < 2) return [];
  const has: Record<Argument, (allowed: readonly string[]) => boolean> = {
    seat: () => true,
    word: () => true,
    place: (allowed) => handbook.goals.some(({ place }) => allowed.includes(place)),
    tool: (allowed) => handbook.tools.some(({ tool }) => allowed.includes(tool)),
  };
  const isSecret = Object.keys(handbook.roles).length > 0;
  return Object.entries(phrases)
    .filter(([phrase, about]) => about.length <= 1 && about.every((allowed) => has[aboutOf(allowed)](allowed)) && (isSecret || !SUSPICIOUS.includes(phrase)))
    .map(([phrase]) => phrase);
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
