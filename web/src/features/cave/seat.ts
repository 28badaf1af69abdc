// A seat in the cave as everybody sees it, in signs and in words.  Plain data from the view.

import { t } from "../../text/words.svelte.ts";
import type { Handbook, View } from "../../wire/types.ts";
import type { Belongings } from "../slots.svelte.ts";

export function caveSeat(view: View, handbook: Handbook | null, seat: number): Belongings | null {
  const { cave } = view;
  if (!cave) return null;
  const clan = cave.clan[seat] ?? "";
  const nuggets = cave.nuggets[seat] ?? 0;
  const cards = cave.equipment[seat] ?? [];
  const lies = cave.figures.some((each) => each.seat === seat && each.down);
  const out = cave.out.includes(seat);
  const isShown = cave.revealed.includes(seat);
  // The own card lies face down until everybody sees it.
  const known = isShown || seat !== view.me ? (view.seats[seat]?.role ?? "") : "";
  const most = cave.hand_max[seat] ?? 0;
  const words = [
    clan ? t("play-cave-clan", { clan }) : "",
    known ? (handbook?.roles[known]?.name ?? known) : "",
    known && !isShown ? t("play-slip-only-you") : "",
    t("play-cave-nuggets", { count: nuggets }),
    ...cards.map((card) => handbook?.cards[card]?.name ?? card),
    lies ? t("play-cave-lies") : "",
    out ? t("play-cave-out") : "",
    t("play-cave-most", { count: most }),
  ];
  return {
    clan,
    nuggets,
    gear: cards.map((card) => card.replace(/^[IV]+-/, "")),
    lies,
    out,
    role: known ? (handbook?.art.roles[known]?.icon.replace(/^icon-/, "") ?? "") : "",
    onlyYou: Boolean(known) && !isShown,
    words: words.filter(Boolean),
  };
}
