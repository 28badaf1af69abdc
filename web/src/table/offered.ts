// What the board shows of a question: the cells that are offered, and a card that was announced and waits.

import { keyOf } from "../board/light.ts";
import type { CellOffer, Ghost } from "../board/offer.ts";
import { hasBothWays, type Spot } from "../question/steps.ts";
import { t } from "../text/words.svelte.ts";
import type { Handbook, View } from "../wire/types.ts";

export function cellOffers(cells: ReadonlyMap<string, Spot>, { board, goals }: View): Map<string, CellOffer> {
  const lying = new Set([...board, ...goals].map(({ at }) => keyOf(at)));
  return new Map(
    [...cells].map(([key, { ways }]): [string, CellOffer] => {
      const lies = lying.has(key);
      return [key, { kind: lies ? "choose" : "lay", turns: hasBothWays(ways), words: t(lies ? "play-offer-choose" : "play-offer-lay") }];
    }),
  );
}

export function announcedGhost({ announced }: View, handbook: Handbook): Ghost | null {
  const at = announced?.at[0];
  if (!announced || !at || !handbook.art.tiles[announced.card]) return null;
  return { at, card: announced.card, turned: announced.turned, turns: false, sent: true };
}
