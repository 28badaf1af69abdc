// Cards that say the same, together: the rules show five curves with one text, not five texts.

import type { Handbook } from "../wire/types.ts";

export interface CardKind {
  name: string;
  effect: string;
  path: boolean;
  cards: string[];
}

/** The kinds of a deck in the order of its cards. */
export function kindsOf(cards: Handbook["cards"]): CardKind[] {
  const kinds = new Map<string, CardKind>();
  for (const [card, words] of Object.entries(cards)) {
    const key = `${words.title}\n${words.effect}`;
    const kind = kinds.get(key);
    if (kind) kind.cards.push(card);
    else kinds.set(key, { name: words.title, effect: words.effect, path: words.kind === "path", cards: [card] });
  }
  return [...kinds.values()];
}
