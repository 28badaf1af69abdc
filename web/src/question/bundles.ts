// Answers that take several cards of the hand at once (put three away, get rid of something for two): instead of a button
// for every combination, the cards are chosen one by one in the hand.  Pure; a bundle is found in the choices, not known.

import type { Choice } from "../wire/types.ts";

export interface Bundle {
  readonly key: string;
  readonly verb: string;
  /** What the cards are given for, if that is a card which is not in the hand. */
  readonly card: string | null;
  /** The answers, each with the cards of the hand that it takes. */
  readonly ways: readonly { choice: Choice; cards: readonly string[] }[];
}

const DISCARD = "discard";

/** The cards of the hand that an answer takes; null if it also points at something else.
 *  One like the card that lies before the seat may also be in the hand: only putting away means that one. */
function taken(choice: Choice, hand: ReadonlySet<string>, front: readonly string[]): { cards: string[]; aside: string | null } | null {
  if (choice.at ?? choice.seats ?? choice.value) return null;
  const own = choice.card !== undefined && hand.has(choice.card) && (choice.verb === DISCARD || !front.includes(choice.card));
  const cards = [...(own && choice.card !== undefined ? [choice.card] : []), ...(choice.more ?? [])];
  if (!cards.length || cards.some((card) => !hand.has(card))) return null;
  return { cards, aside: own ? null : (choice.card ?? null) };
}

/** Every verb with which more than one card of the hand can be taken. */
export function bundlesOf(choices: readonly Choice[], hand: readonly (string | null)[], front: readonly string[] = []): Bundle[] {
  const held = new Set(hand.filter((card) => card !== null));
  const bundles = new Map<string, { verb: string; card: string | null; ways: { choice: Choice; cards: string[] }[] }>();
  for (const choice of choices) {
    const found = taken(choice, held, front);
    if (!found) continue;
    const key = found.aside === null ? choice.verb : `${choice.verb} ${found.aside}`;
    const bundle = bundles.get(key) ?? { verb: choice.verb, card: found.aside, ways: [] };
    bundle.ways.push({ choice, cards: found.cards });
    bundles.set(key, bundle);
  }
  return [...bundles].filter(([, { ways }]) => ways.some(({ cards }) => cards.length > 1)).map(([key, bundle]) => ({ key, ...bundle }));
}

/** Whether an answer is one of several cards, and so is not to be offered by itself. */
export function isBundled(choice: Choice, bundles: readonly Bundle[]): boolean {
  return bundles.some(({ ways }) => ways.some((way) => way.choice === choice && way.cards.length + (way.choice.card === way.cards[0] ? 0 : 1) > 1));
}

/** The answer that takes exactly these cards, in whatever order they were chosen. */
export function matching(bundle: Bundle, cards: readonly string[]): Choice | null {
  const wanted = [...cards].sort().join("\n");
  return bundle.ways.find((way) => [...way.cards].sort().join("\n") === wanted)?.choice ?? null;
}

/** The numbers of cards that can be taken: at least, at most. */
export function sizes({ ways }: Bundle): readonly [least: number, most: number] {
  const counts = ways.map(({ cards }) => cards.length);
  return [Math.min(...counts), Math.max(...counts)];
}
