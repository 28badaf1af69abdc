// Bots as company: a character and a level, together in one name.  Plain data.

import type { CharacterInfo } from "../wire/types.ts";

/** How bots play unless somebody says otherwise; another name of it is older. */
export const USUAL_LEVEL = "seasoned";
const OLD = "miner";

/** `mica:sly` taken apart. */
export function bothOf(player: string): { character: string; level: string } {
  const [first = "", rest] = player.split(":", 2);
  const both = rest === undefined ? { character: "", level: first } : { character: first, level: rest };
  return { ...both, level: both.level === OLD ? USUAL_LEVEL : both.level };
}

export function playerOf(character: string, level: string): string {
  return character ? `${character}:${level}` : level;
}

/** As many as there are bots: those that were chosen, then others whom nobody has chosen, all of one level. */
export function companyOf(chosen: readonly string[], count: number, level: string, characters: readonly CharacterInfo[]): string[] {
  const kept = chosen.slice(0, count);
  const there = new Set(kept.map((each) => bothOf(each).character));
  const free = characters.filter(({ character }) => !there.has(character));
  return [...kept, ...free.slice(0, count - kept.length).map(({ character }) => playerOf(character, level))];
}
