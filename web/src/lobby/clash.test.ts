import { expect, test } from "vitest";
import type { ModuleInfo } from "../wire/types.ts";
import { clashOf, fitting } from "./clash.ts";

const ALL: ModuleInfo[] = [
  { name: "veto" },
  { name: "toll", excludes: [{ with: "party", why: "there is one postcard" }] },
  { name: "party" },
  { name: "tournament", players: [4, 8] },
];
const named = (name: string): ModuleInfo => ALL.find((module) => module.name === name) ?? { name };

test("a clash counts in both directions and says why", () => {
  expect(clashOf(named("toll"), ["party"], ALL, 5)).toEqual({ with: "party", why: "there is one postcard" });
  expect(clashOf(named("party"), ["toll"], ALL, 5)).toEqual({ with: "toll", why: "there is one postcard" });
  expect(clashOf(named("veto"), ["toll", "veto"], ALL, 5)).toBeNull();
});

test("the number of players can be in the way", () => {
  expect(clashOf(named("tournament"), [], ALL, 3)).toEqual({ with: "", why: "" });
  expect(clashOf(named("tournament"), [], ALL, 4)).toBeNull();
});

test("what does not fit is left out, and the order is the server's", () => {
  expect(fitting(["party", "toll", "veto", "tournament", "unknown"], ALL, 3)).toEqual(["veto", "toll"]);
});
