import { expect, test } from "vitest";
import { aboutOf, phrasesFor, valuesOf } from "./phrase.ts";

test("an argument is known by the words that it may be", () => {
  expect(aboutOf(["seat"])).toBe("seat");
  expect(aboutOf(["top", "middle", "bottom"])).toBe("place");
  expect(aboutOf(["pickaxe", "lantern", "cart"])).toBe("tool");
  expect(aboutOf(["left", "right"])).toBe("word");
});

test("whoever is meant reads 'you', others read the name", () => {
  expect(valuesOf(["1"], ["Ona", "Mia"], 1)).toMatchObject({ who: "you", name: "Mia" });
  expect(valuesOf(["1"], ["Ona", "Mia"], 0)).toMatchObject({ who: "other", name: "Mia" });
  expect(valuesOf(["1"], ["Ona", "Mia"], null)).toMatchObject({ who: "other", name: "Mia" });
});

test("places and tools find their own values", () => {
  expect(valuesOf(["top"], [], 0)).toMatchObject({ place: "top", tool: "" });
  expect(valuesOf(["cart"], [], 0)).toMatchObject({ place: "", tool: "cart" });
});

test("nobody speaks of what a game does not have", () => {
  const phrases = { "gold-is-at": [["top", "bottom"]], "help-me": [["cart"]], trust: [["seat"]], hurry: [] };
  const base = { players: 5, goals: [{ name: "", object: "", place: "top" }], tools: [{ tool: "cart", card: "", name: "" }], roles: { digger: { name: "", task: "", many: "", count: 4, saboteur: false } } };
  expect(phrasesFor(phrases, base)).toEqual(["gold-is-at", "help-me", "trust", "hurry"]);
  expect(phrasesFor(phrases, { ...base, goals: [], roles: {} })).toEqual(["hurry"]);
  expect(phrasesFor(phrases, { ...base, players: 1 })).toEqual([]);
});
