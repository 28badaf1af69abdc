// Which modules go together.  The server says what excludes what; here it is only looked up, both ways round.

import type { GameInfo, ModuleInfo, OptionInfo } from "../wire/types.ts";

export interface Clash {
  /** The module in the way; "" if it is the number of players. */
  with: string;
  why: string;
}

type Values = Readonly<Record<string, string>>;

/** What keeps a module from being added to those chosen; null if nothing does. */
export function clashOf(
  module: ModuleInfo,
  chosen: readonly string[],
  all: readonly ModuleInfo[],
  players: number,
  options: Values = {},
): Clash | null {
  const [least, most] = module.players;
  if (players < least || players > most) return { with: "", why: "" };
  for (const name of chosen) {
    const other = all.find((each) => each.name === name);
    if (!other || other === module) continue;
    const clash = module.excludes.find((each) => each.name === name) ?? other.excludes.find((each) => each.name === module.name);
    if (clash && !(clash.unless && options[clash.unless] === "true")) return { with: name, why: clash.why };
  }
  return null;
}

/** The chosen modules without those that do not fit any more, in the order of the server. */
export function fitting(
  chosen: readonly string[],
  all: readonly ModuleInfo[],
  players: number,
  options: Values = {},
): string[] {
  const kept: string[] = [];
  for (const module of all) {
    if (chosen.includes(module.name) && !clashOf(module, kept, all, players, options)) kept.push(module.name);
  }
  return kept;
}

/** The options of a game with these modules, and what they are if nobody changes them. */
export function optionsOf(game: GameInfo, edition: string, chosen: readonly string[]): { options: OptionInfo[]; standard: Record<string, string> } {
  const modules = game.modules.filter((module) => chosen.includes(module.name));
  const idle = new Set(modules.flatMap((module) => module.voids.map((each) => each.key)));
  const options = game.options.filter((option) => !idle.has(option.key));
  const standard: Record<string, string> = { ...game.editions[edition] };
  for (const option of modules.flatMap((module) => module.options)) {
    if (options.some((each) => each.key === option.key)) continue;
    options.push(option);
    standard[option.key] = option.default;
  }
  for (const { beside } of modules) for (const other of chosen) Object.assign(standard, beside[other]);
  return { options, standard };
}
