// Whom the dangers of the cave have struck, told from two views of it: a rat takes a card, a goblin a nugget, a crawler
// the legs, a web the way.

import { keyOf } from "../../board/light.ts";
import type { Blow, Struck } from "../../moments/moments.ts";
import type { CaveView, Handbook, View } from "../../wire/types.ts";

/** The card of a monster or a web, from whichever pile. */
function cardOf(handbook: Handbook, kind: string): string {
  return Object.keys(handbook.cards).find((card) => card.endsWith(`-${kind}`)) ?? "back-card";
}

function placeOf(cave: CaveView, seat: number): string {
  const figure = cave.figures.find((each) => each.seat === seat);
  return figure ? keyOf([figure.x, figure.y]) : "";
}

const BESIDE: Readonly<Record<string, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export function hits(before: View, now: View, handbook: Handbook): Struck[] {
  const [was, is] = [before.cave, now.cave];
  if (!was || !is) return [];
  const struck: Struck[] = [];
  const strike = (whom: number, kind: string, blow: Blow, by: number | null): void => {
    // Whoever walks into something has done it himself.
    if (was.mover !== `dwarf-${whom}` && by !== whom) struck.push({ kind: "struck", whom, by, card: cardOf(handbook, kind), blow });
  };
  const owner = (kind: string): number | null => [...is.monsters, ...was.monsters].find((each) => each.kind === kind)?.owner ?? null;
  for (const { seat, down } of is.figures) {
    const lay = was.figures.find((each) => each.seat === seat)?.down ?? false;
    if (down && !lay) strike(seat, "crawler", "figure", owner("crawler"));
    if ((is.hand_max[seat] ?? 0) < (was.hand_max[seat] ?? 0)) strike(seat, "rat", "card", owner("rat"));
    if ((is.nuggets[seat] ?? 0) < (was.nuggets[seat] ?? 0) && was.mover === "goblin") strike(seat, "goblin", "gold", owner("goblin"));
  }
  const old = new Set(was.webs.map(({ token }) => token));
  for (const { x, y, side, owner: by, token } of is.webs.filter((web) => !old.has(web.token))) {
    const [dx, dy] = BESIDE[side.toUpperCase()] ?? [0, 0];
    const ends = [keyOf([x, y]), keyOf([x + dx, y + dy])];
    for (const { seat } of is.figures) if (ends.includes(placeOf(is, seat)) && token) strike(seat, "web", "figure", by);
  }
  return struck;
}
