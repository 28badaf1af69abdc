import { expect, test } from "vitest";
import type { GameInfo, ModuleInfo } from "../wire/types.ts";
import { presetsOf } from "./presets.ts";

const module = (name: string, players: [number, number] = [1, 12]): ModuleInfo => ({ name, players, excludes: [], options: [], title: "", about: "", box: "", beside: {}, holds: [], voids: [] });
const game = (name: string, modules: ModuleInfo[]): GameInfo => ({ name, title: name, players: [3, 10], editions: {}, options: [], modules });
const paces = { relaxed: { think: null, away: null }, live: { think: 90, away: 60 } };

test("a preset is offered where the server can play it", () => {
  expect(presetsOf({ games: [game("base", [module("tournament", [5, 9])])], paces }).map(({ key }) => key)).toEqual(["first", "tournament"]);
  expect(presetsOf({ games: [game("base", [module("tournament", [6, 9])])], paces: { relaxed: paces.relaxed } }).map(({ key }) => key)).toEqual(["first"]);
});
