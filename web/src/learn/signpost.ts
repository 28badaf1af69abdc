// What the reader of a lesson should point at next: the way from where an answer stands to one that is wanted.
//
// Knows how answers are taken apart (question/steps.ts) and where their parts are on the page; no rules.

import { keyOf } from "../board/light.ts";
import type { Asking } from "../question/asking.svelte.ts";
import { hasBothWays } from "../question/steps.ts";
import type { Choice, Passage } from "../wire/types.ts";

/** Where on the page one points; the first that is there. */
export type Signpost = readonly string[];

const YES = ".tray [data-answer='yes']";
/** Whoever aims at a way is asked once more, in words. */
const YES_TO_WAY = ".answers [data-answer='yes']";

export function signposts(asking: Asking, wanted: readonly Choice[], ways: readonly Passage[] = []): Signpost[] {
  if (asking.sent || !wanted.length) return [];
  const { gathered, held, card } = asking;
  if (gathered) return gathering(asking, wanted);
  if (asking.ready && wanted.includes(asking.ready)) return [[YES]];
  const posts = new Map<string, Signpost>();
  for (const choice of wanted) {
    const post = next(asking, choice, ways) ?? (held !== null && card !== choice.card ? handPost(asking, choice) : null);
    if (post) posts.set(post.join(), post);
  }
  return [...posts.values()];
}

function next(asking: Asking, choice: Choice, ways: readonly Passage[]): Signpost | null {
  const { offers, card } = asking;
  const bundle = asking.bundles.find((each) => each.ways.some((way) => way.choice.words === choice.words));
  if (bundle) return bundle.card === null ? ["button.pass"] : [answer(bundle.key)];
  if (card === null && handPost(asking, choice)) return handPost(asking, choice);
  if (choice.verb === "discard" && asking.putAway?.words === choice.words) return ["button.pass"];
  for (const spot of [...offers.cards, ...offers.cells, ...offers.fields, ...offers.seats, ...offers.buttons]) {
    if (!spot.choices.some(({ words }) => words === choice.words)) continue;
    switch (spot.step.kind) {
      case "cell":
        // Where it fits both ways it has to lie the right way first.
        if (card !== null && hasBothWays(spot.ways) && asking.turned !== (choice.turned ?? false)) return ["ol.hand li.held .turn", ".tray .turn"];
        return [`[data-cell="${keyOf(spot.step.at)}"]`];
      case "field": {
        const key = fieldOf(spot.key, choice, ways);
        // Where edges are too close for a thumb their card comes first.
        return [`body:has([data-field="${key}"].aimed) ${YES_TO_WAY}`, `[data-field="${key}"]`, `[data-cell="${keyOf(spot.step.at)}"]`];
      }
      case "seat":
        return [`[data-seat="${spot.step.seat}"]`];
      default:
        return [answer(spot.key)];
    }
  }
  return offers.done.some(({ words }) => words === choice.words) ? [answer(choice.words)] : null;
}

/** A walk of several steps is answered by pointing at its end. */
function fieldOf(key: string, choice: Choice, ways: readonly Passage[]): string {
  const way = ways.find(({ steps }) => steps.length === 1 && steps[0] === choice.words);
  return way ? `field ${way.at[0]},${way.at[1]}:${way.field}` : key;
}

/** The card of the hand that a choice begins with. */
function handPost({ view }: Asking, choice: Choice): Signpost | null {
  const index = choice.card === undefined || choice.verb === "fetch" || choice.verb === "keep" ? -1 : (view?.hand.indexOf(choice.card) ?? -1);
  return index >= 0 ? [`ol.hand > li:nth-child(${index + 1})`] : null;
}

function gathering(asking: Asking, wanted: readonly Choice[]): Signpost[] {
  const { gathered, view } = asking;
  if (!gathered) return [];
  if (gathered.choice && wanted.some(({ words }) => words === gathered.choice?.words)) return [[".tray [data-answer='gathered']"]];
  const [way] = gathered.bundle.ways.filter(({ choice }) => wanted.some(({ words }) => words === choice.words));
  if (!way || !view) return [];
  const chosen = gathered.indices.map((index) => view.hand[index]);
  const missing = [...way.cards];
  for (const card of chosen) {
    const at = missing.indexOf(card ?? "");
    if (at >= 0) missing.splice(at, 1);
  }
  return missing.flatMap((card) => {
    const index = view.hand.findIndex((each, i) => each === card && !gathered.indices.includes(i));
    return index >= 0 ? [[`ol.hand > li:nth-child(${index + 1})`]] : [];
  });
}

function answer(key: string): string {
  return `.tray [data-answer="${key}"]`;
}

