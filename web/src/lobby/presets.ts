// Tables that somebody else thought out: one press fills the whole form.

import { fitting } from "./clash.ts";
import type { Games } from "../wire/types.ts";

export interface Preset {
  readonly key: string;
  readonly game: string;
  readonly modules: readonly string[];
  readonly players: number;
  readonly pace: string;
}

const PRESETS: readonly Preset[] = [
  { key: "first", game: "base", modules: [], players: 5, pace: "relaxed" },
  { key: "gentle", game: "expansion", modules: [], players: 5, pace: "relaxed" },
  { key: "chaos", game: "expansion", modules: ["swap-goals", "veto", "direction", "tracker", "detour", "chests"], players: 6, pace: "relaxed" },
  { key: "tournament", game: "base", modules: ["tournament"], players: 5, pace: "live" },
];

/** Those that this server can play, with the modules that go together here. */
export function presetsOf({ games, paces }: Pick<Games, "games" | "paces">): Preset[] {
  return PRESETS.flatMap((preset) => {
    const game = games.find(({ name }) => name === preset.game);
    if (!game || !(preset.pace in paces)) return [];
    const modules = fitting(preset.modules, game.modules, preset.players);
    return modules.length === preset.modules.length ? [{ ...preset, modules }] : [];
  });
}
