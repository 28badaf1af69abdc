import { describe, expect, it } from "vitest";
import type { Choice } from "../wire/types.ts";
import { type Answer, hasBothWays, narrowed, offersOf, stepsOf, wayOf } from "./steps.ts";

const choice = (words: string, rest: Partial<Choice> = {}): Choice => ({ words, verb: words.split(" ")[0] ?? "", label: words, ...rest });

const TURN: Choice[] = [
  choice("place B-NE 1,0", { card: "B-NE", at: [[1, 0]] }),
  choice("place B-NE 1,0 turned", { card: "B-NE", at: [[1, 0]], turned: true }),
  choice("place B-NE 0,1 turned", { card: "B-NE", at: [[0, 1]], turned: true }),
  choice("play repair-lantern+cart 2 cart", { card: "repair-lantern+cart", seats: [2], more: ["cart"] }),
  choice("play repair-lantern+cart 2 lantern", { card: "repair-lantern+cart", seats: [2], more: ["lantern"] }),
  choice("play repair-lantern+cart 0 cart", { card: "repair-lantern+cart", seats: [0], more: ["cart"] }),
  choice("play rockfall 1,1", { card: "rockfall", at: [[1, 1]] }),
  choice("play rockfall nothing", { card: "rockfall", more: ["nothing"] }),
  choice("discard B-NE", { card: "B-NE" }),
  choice("discard rockfall", { card: "rockfall" }),
];

describe("a turn", () => {
  it("begins with the cards of the hand", () => {
    const { cards, cells, seats, done } = offersOf(TURN);
    expect(cards.map(({ step }) => step.kind === "card" && step.card)).toEqual(["B-NE", "repair-lantern+cart", "rockfall"]);
    expect([cells, seats, done].flat()).toEqual([]);
  });

  it("goes on to the cells of a path card; one spot holds both ways it may lie", () => {
    const { cells, done } = offersOf(TURN, [{ kind: "card", card: "B-NE" }]);
    expect(cells.map(({ key }) => key)).toEqual(["cell 1,0", "cell 0,1"]);
    expect(cells.map(({ ways }) => hasBothWays(ways))).toEqual([true, false]);
    expect(done.map(({ words }) => words)).toEqual(["discard B-NE"]);
  });

  it("takes the way that is wished, or the only one", () => {
    const [both, one] = offersOf(TURN, [{ kind: "card", card: "B-NE" }]).cells;
    expect(both?.ways && wayOf(both.ways, true)?.words).toBe("place B-NE 1,0 turned");
    expect(both?.ways && wayOf(both.ways, false)?.words).toBe("place B-NE 1,0");
    expect(one?.ways && wayOf(one.ways, false)?.words).toBe("place B-NE 0,1 turned");
  });

  it("asks for the tool after the seat", () => {
    const card = { kind: "card", card: "repair-lantern+cart" } as const;
    const { seats } = offersOf(TURN, [card]);
    expect(seats.map(({ key, ways }) => [key, ways])).toEqual([["seat 2", null], ["seat 0", null]]);
    const { buttons } = offersOf(TURN, [card, { kind: "seat", seat: 2 }]);
    expect(buttons.map(({ key, ways }) => [key, ways?.upright?.words])).toEqual([
      ["word cart", "play repair-lantern+cart 2 cart"],
      ["word lantern", "play repair-lantern+cart 2 lantern"],
    ]);
  });

  it("offers words beside cells", () => {
    const { cells, buttons } = offersOf(TURN, [{ kind: "card", card: "rockfall" }]);
    expect([cells.length, buttons.length]).toEqual([1, 1]);
  });
});

describe("other questions", () => {
  it("first: cells; orient: one cell in two ways; take: values", () => {
    expect(offersOf([choice("first 8,0", { at: [[8, 0]] }), choice("first 8,2", { at: [[8, 2]] })]).cells.length).toBe(2);
    const orient = offersOf([choice("orient 8,0", { at: [[8, 0]] }), choice("orient 8,0 turned", { at: [[8, 0]], turned: true })]);
    expect(orient.cells.map(({ ways }) => hasBothWays(ways))).toEqual([true]);
    expect(offersOf([choice("take 1", { value: 1 }), choice("take 3", { value: 3 })]).buttons.map(({ step }) => step)).toEqual([
      { kind: "value", value: 1 },
      { kind: "value", value: 3 },
    ]);
  });

  it("points at two cells one after the other", () => {
    const swap = [choice("swap 8,0 8,2", { at: [[8, 0], [8, 2]] }), choice("swap 8,0 8,-2", { at: [[8, 0], [8, -2]] })];
    expect(offersOf(swap).cells.map(({ ways }) => ways)).toEqual([null]);
    expect(offersOf(swap, [{ kind: "cell", at: [8, 0] }]).cells.length).toBe(2);
  });

  it("an answer without anything to point at is complete", () => {
    expect(offersOf([choice("yes"), choice("no")]).done.map(({ words }) => words)).toEqual(["yes", "no"]);
  });

  it("knows the steps of every choice", () => {
    expect(stepsOf(choice("x", { card: "a", at: [[1, 2]], seats: [3], value: 0, more: ["b"] })).map(({ kind }) => kind)).toEqual([
      "card", "cell", "seat", "value", "word",
    ]);
    expect(narrowed(TURN, []).length).toBe(TURN.length);
  });
});

it("an opening without a card is a button first, and then a place", () => {
  const choices: Answer[] = [
    { words: "collector 1,0", verb: "collector", label: "", at: [[1, 0]], opening: "collector" },
    { words: "collector 2,0", verb: "collector", label: "", at: [[2, 0]], opening: "collector" },
    { words: "place a 1,0", verb: "place", label: "", card: "a", at: [[1, 0]] },
  ];
  const first = offersOf(choices);
  expect([first.cells, first.buttons.map(({ key, ways }) => [key, ways])]).toEqual([[], [["opening collector", null]]]);
  const [opening] = first.buttons;
  expect(offersOf(choices, opening ? [opening.step] : []).cells.map(({ ways }) => ways?.upright?.words)).toEqual(["collector 1,0", "collector 2,0"]);
});
