import { expect, test } from "vitest";
import type { GameInfo, ModuleInfo } from "../wire/types.ts";
import { clashOf, fitting, optionsOf } from "./clash.ts";

const PLAIN: ModuleInfo = { name: "", title: "", about: "", box: "minis", icon: "plus", players: [3, 10], options: [], excludes: [], beside: {}, holds: [], voids: [] };
const ALL: ModuleInfo[] = [
  { ...PLAIN, name: "veto", options: [{ key: "wait", values: "a number from 1 to 9", about: "", default: "4" }] },
  { ...PLAIN, name: "toll", excludes: [{ name: "party", why: "there is one postcard", unless: "both" }] },
  { ...PLAIN, name: "party" },
  { ...PLAIN, name: "tournament", players: [4, 8], voids: [{ key: "payout", why: "wages are fixed" }] },
];
const GAME: GameInfo = {
  name: "base",
  title: "Base game",
  players: [3, 10],
  editions: { de: { payout: "4", rounds: "3" } },
  options: [
    { key: "payout", values: "", about: "" },
    { key: "rounds", values: "", about: "" },
  ],
  modules: ALL,
};
const named = (name: string): ModuleInfo => ALL.find((module) => module.name === name) ?? { ...PLAIN, name };

test("a clash counts in both directions and says why", () => {
  expect(clashOf(named("toll"), ["party"], ALL, 5)).toEqual({ with: "party", why: "there is one postcard" });
  expect(clashOf(named("party"), ["toll"], ALL, 5)).toEqual({ with: "toll", why: "there is one postcard" });
  expect(clashOf(named("veto"), ["toll", "veto"], ALL, 5)).toBeNull();
});

test("an option can allow both", () => {
  expect(clashOf(named("toll"), ["party"], ALL, 5, { both: "true" })).toBeNull();
  expect(clashOf(named("toll"), ["party"], ALL, 5, { both: "false" })).not.toBeNull();
});

test("the number of players can be in the way", () => {
  expect(clashOf(named("tournament"), [], ALL, 3)).toEqual({ with: "", why: "" });
  expect(clashOf(named("tournament"), [], ALL, 4)).toBeNull();
});

test("what does not fit is left out, and the order is the server's", () => {
  expect(fitting(["party", "toll", "veto", "tournament", "unknown"], ALL, 3)).toEqual(["veto", "toll"]);
});

test("modules bring options of their own and take others away", () => {
  const keys = (chosen: string[]): string[] => optionsOf(GAME, "de", chosen).options.map((option) => option.key);
  expect(keys([])).toEqual(["payout", "rounds"]);
  expect(keys(["veto", "tournament"])).toEqual(["rounds", "wait"]);
  expect(optionsOf(GAME, "de", ["veto"]).standard).toEqual({ payout: "4", rounds: "3", wait: "4" });
});

test("beside another module an option may have another default", () => {
  const site = (name: string): ModuleInfo => ({ ...PLAIN, name, options: [{ key: `${name}Cell`, values: "", about: "", default: "4:2" }] });
  const game = { ...GAME, modules: [site("costume"), { ...site("party"), beside: { costume: { partyCell: "4:-2" } } }] };
  expect(optionsOf(game, "de", ["party"]).standard["partyCell"]).toBe("4:2");
  expect(optionsOf(game, "de", ["costume", "party"]).standard).toMatchObject({ costumeCell: "4:2", partyCell: "4:-2" });
});
