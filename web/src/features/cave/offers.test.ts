import { describe, expect, it } from "vitest";
import { offersOf as spotsOf } from "../../question/steps.ts";
import type { Choice, Passage } from "../../wire/types.ts";
import { isDear, offersOf, reachable } from "./offers.ts";

const way = (place: string, steps: string[], price: Partial<Passage> = {}): Passage => {
  const [x = 0, y = 0] = place.split(":")[0]?.split(",").map(Number) ?? [];
  return { at: [x, y], field: place.split(":")[1] ?? "", label: place, steps, ...price };
};
const choice = (words: string, rest: Partial<Choice>): Choice => ({ words, verb: words.split(" ")[0] ?? "", label: words, ...rest });

const WAYS = [way("1,0:c", ["move 1,0:c"]), way("2,0:c", ["move 1,0:c", "move 2,0:c"], { cards: 1 }), way("0,1:v", ["move 1,0:c", "move 0,1:v"]), way("0,1:v", ["move 0,1:v"], { cards: 1 })];

describe("fields that can be reached", () => {
  it("are lit once each, with the way that the server names first", () => {
    expect([...reachable(WAYS, false)].map(([key, { steps }]) => [key, steps.length])).toEqual([["field 1,0:c", 1], ["field 2,0:c", 2], ["field 0,1:v", 2]]);
  });

  it("are those one step away for whoever goes step by step, at the price of that step", () => {
    expect([...reachable(WAYS, true)].map(([key, { cards }]) => [key, cards])).toEqual([["field 1,0:c", undefined], ["field 0,1:v", 1]]);
  });

  it("are dear if a card, a nugget or an encounter comes with them", () => {
    expect([{}, { cards: 1 }, { nuggets: 1 }, { meets: ["rat"] }].map((price) => isDear(way("0,0:c", [], price)))).toEqual([false, true, true, true]);
  });
});

describe("what can be pointed at", () => {
  it("while moving: the ways, and webs to cut; not every single step besides", () => {
    const spots = spotsOf([choice("move 1,0:c", { at: [[1, 0]], field: "c" }), choice("cut 0,0:e", { at: [[0, 0]], side: "e" }), choice("stay", {})]);
    const offers = offersOf(new Map(spots.fields.map((spot) => [spot.key, spot])), reachable(WAYS, false), "field 2,0:c");
    expect([...offers.values()].map(({ key, edge, aimed }) => [key, edge, aimed])).toEqual([
      ["field 1,0:c", false, false],
      ["field 2,0:c", false, true],
      ["field 0,1:v", false, false],
      ["edge 0,0:e", true, false],
    ]);
    expect(spots.done.map(({ words }) => words)).toEqual(["stay"]);
  });

  it("for a card: dens, or edges for a web", () => {
    const spots = spotsOf([choice("play III-rat 3,0:c", { card: "III-rat", at: [[3, 0]], field: "c" })], [{ kind: "card", card: "III-rat" }]);
    const offers = offersOf(new Map(spots.fields.map((spot) => [spot.key, spot])), new Map(), "");
    expect([...offers.values()].map(({ words, way }) => [words, way])).toEqual([["play III-rat 3,0:c", null]]);
  });
});
