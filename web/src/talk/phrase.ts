// What was said, as a sentence for one reader.  Owns how the arguments of a phrase become the values of its text; which
// phrases a table offers is in its handbook.

import { has, t } from "../text/words.svelte.ts";
import type { Spoken } from "../wire/types.ts";

/** The values that the text of a phrase may ask for; the reader sits at `me`. */
export function valuesOf(words: readonly string[], names: readonly string[], me: number | null): Record<string, string> {
  const values: Record<string, string> = { who: "other", name: "", place: "", at: "", because: "", tool: "", thing: "", role: "" };
  for (const word of words) {
    const name = /^\d+$/.test(word) ? names[Number(word)] : undefined;
    if (name !== undefined) {
      values["who"] = Number(word) === me ? "you" : "other";
      values["name"] = name;
    } else if (has(`place-${word}`)) {
      values["place"] = word;
      values["at"] = t(`place-${word}.at`);
    } else if (has(`because-${word}`)) values["because"] = t(`because-${word}`);
    else values["tool"] = values["thing"] = values["role"] = word;
  }
  return values;
}

/** The sentence in the language of the page; a phrase that it does not know is shown by its name. */
export function sentence(said: Pick<Spoken, "phrase" | "arguments" | "chat">, names: readonly string[], me: number | null): string {
  if (!said.phrase) return said.chat ?? "";
  const key = `phrase-${said.phrase}`;
  return has(key) ? t(key, valuesOf(said.arguments ?? [], names, me)) : said.phrase;
}
