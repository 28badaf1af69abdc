// Which modules go together.  The server says what excludes what; here it is only looked up, both ways round.

import type { ModuleInfo } from "../wire/types.ts";

export interface Clash {
  /** The module in the way; "" if it is the number of players. */
  with: string;
  why: string;
}

/** What keeps a module from being added to those chosen; null if nothing does. */
export function clashOf(module: ModuleInfo, chosen: readonly string[], all: readonly ModuleInfo[], players: number): Clash | null {
  const [least, most] = module.players ?? [0, Infinity];
  if (players < least || players > most) return { with: "", why: "" };
  for (const name of chosen) {
    if (name === module.name) continue;
    const mine = module.excludes?.find((clash) => clash.with === name);
    if (mine) return mine;
    const theirs = all.find((other) => other.name === name)?.excludes?.find((clash) => clash.with === module.name);
    if (theirs) return { with: name, why: theirs.why };
  }
  return null;
}

/** The chosen modules without those that do not fit any more, in the order of the server. */
export function fitting(chosen: readonly string[], all: readonly ModuleInfo[], players: number): string[] {
  const kept: string[] = [];
  for (const module of all) if (chosen.includes(module.name) && !clashOf(module, kept, all, players)) kept.push(module.name);
  return kept;
}
