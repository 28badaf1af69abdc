// The hand in words and keys.

import { t } from "../text/words.svelte.ts";
import type { Handbook } from "../wire/types.ts";

/** A key for every card, so that equal cards are told apart and a card that stays is the same one. */
export function keysOf(hand: readonly (string | null)[]): string[] {
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const name = card ?? "?";
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return `${name} ${count}`;
  });
}

/** What a card of the hand is called aloud. */
export function handWords(handbook: Handbook, card: string | null, index: number, useful: ReadonlySet<string> | null): string {
  const words = card === null ? undefined : handbook.cards[card];
  if (card === null || !words) return t("play-card-hidden");
  const ways = words.sides ? t("play-cell-ways", { ways: words.sides }) : "";
  const state = useful === null ? "" : useful.has(card) ? "" : t("play-card-idle");
  return [t("play-card", { number: index + 1, card: words.name }), ways, state].filter(Boolean).join(", ");
}
