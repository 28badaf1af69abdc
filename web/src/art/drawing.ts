// Which symbols of the sprites make a picture, and what stands on its plate.  Knows names, nothing of what cards do.

import type { Handbook, LyingArt } from "../wire/types.ts";

/** How a card of the board lies; null if it is none. */
export function lyingOf(handbook: Handbook | null | undefined, card: string, turned = false): LyingArt | null {
  const tile = handbook?.art.tiles[card];
  return tile ? (turned ? tile.turned : tile.upright) : null;
}

/** Whether light reaches a sheet: by the sides of its part, or by any side if it belongs to none. */
export function isLit(lying: LyingArt, part: number, lit: string): boolean {
  const sides = part < 0 ? lying.parts.join("") : (lying.parts[part] ?? "");
  return [...lit].some((side) => sides.includes(side));
}

const ROLE = /^role-([a-z-]+?)(?:-(\d+))?$/;

/** The symbol of a whole card: a card of the rules, `gold-2`, `back-card`, `role-digger`, `role-digger-3`, `digger`. */
export function symbolOf(handbook: Handbook | null | undefined, card: string, turned = false): string {
  const art = handbook?.art;
  return lyingOf(handbook, card, turned)?.symbol ?? art?.cards[card]?.symbol ?? art?.roles[card]?.symbol ?? card;
}

/** The words on the plate at its foot; none on paths, backs and gold. */
export function plateOf(handbook: Handbook | null | undefined, card: string): string {
  if (!handbook) return "";
  const words = handbook.cards[card];
  if (words?.kind === "action") return words.title;
  const role = handbook.roles[ROLE.exec(card)?.[1] ?? card]?.name ?? "";
  return role.charAt(0).toLocaleUpperCase() + role.slice(1);
}

/** What a picture shows, in words; "" if it is not known. */
export function nameOf(handbook: Handbook | null | undefined, card: string): string {
  return handbook?.cards[card]?.name ?? handbook?.faces[card]?.name ?? pieceOf(handbook, card)?.name ?? plateOf(handbook, card);
}

/** The words of a piece by its symbol, `piece-collector`. */
export function pieceOf(handbook: Handbook | null | undefined, symbol: string): { name: string; effect: string } | undefined {
  return handbook?.pieces[symbol.replace(/^piece-/, "").replace(/-open$/, "")];
}

/** The words of a plate in one line or, if they are long, in two; with the largest letters that fit, in units of the card. */
export function plateLines(words: string): { lines: string[]; size: number } {
  const ONE = 17;
  let lines = [words];
  if (words.length > ONE && words.includes(" ")) {
    const gaps = [...words.matchAll(/ /g)].map(({ index }) => index);
    const middle = words.length / 2;
    const gap = gaps.reduce((best, each) => (Math.abs(each - middle) < Math.abs(best - middle) ? each : best));
    lines = [words.slice(0, gap), words.slice(gap + 1)];
  }
  const longest = Math.max(...lines.map(({ length }) => length), 1);
  return { lines, size: Math.min(lines.length > 1 ? 9.4 : 13.5, 172 / longest) };
}
