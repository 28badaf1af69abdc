import { describe, expect, it } from "vitest";
import type { Choice } from "../wire/types.ts";
import { bundlesOf, isBundled, matching, sizes } from "./bundles.ts";

const choice = (words: string, rest: Partial<Choice> = {}): Choice => ({ words, verb: words.split(" ")[0] ?? "", label: words, ...rest });
const HAND = ["a", "b", "b", "c"];
const CHOICES: Choice[] = [
  choice("place a 1,0", { card: "a", at: [[1, 0]] }),
  choice("discard a", { card: "a" }),
  choice("discard b", { card: "b" }),
  choice("discard a b", { card: "a", more: ["b"] }),
  choice("discard b b c", { card: "b", more: ["b", "c"] }),
  choice("shed prison a b", { card: "prison", more: ["a", "b"] }),
  choice("play fix 2 cart", { card: "a", seats: [2], more: ["cart"] }),
];

describe("bundles", () => {
  const bundles = bundlesOf(CHOICES, HAND);

  it("gathers answers that take cards of the hand, by verb and by what they are given for", () => {
    expect(bundles.map(({ key, card, ways }) => [key, card, ways.length])).toEqual([
      ["discard", null, 4],
      ["shed prison", "prison", 1],
    ]);
    expect(bundles.map(sizes)).toEqual([[1, 3], [2, 2]]);
  });

  it("finds the answer in whatever order the cards were chosen, equal cards too", () => {
    const [discard] = bundles;
    if (!discard) throw new Error("no bundle");
    expect(matching(discard, ["b", "a"])?.words).toBe("discard a b");
    expect(matching(discard, ["c", "b", "b"])?.words).toBe("discard b b c");
    expect(matching(discard, ["b"])?.words).toBe("discard b");
    expect(matching(discard, ["a", "c"])).toBeNull();
  });

  it("leaves single cards and other answers where they are", () => {
    expect(CHOICES.filter((each) => !isBundled(each, bundles)).map(({ words }) => words)).toEqual([
      "place a 1,0", "discard a", "discard b", "play fix 2 cart",
    ]);
  });

  it("takes what lies before the seat for what it is, also if one like it is in the hand", () => {
    const choices = [choice("discard b", { card: "b" }), choice("shed b a c", { card: "b", more: ["a", "c"] }), choice("shed b a b", { card: "b", more: ["a", "b"] })];
    const [shed, ...rest] = bundlesOf(choices, HAND, ["b"]);
    if (!shed) throw new Error("no bundle");
    expect([shed.card, sizes(shed), rest]).toEqual(["b", [2, 2], []]);
    expect(matching(shed, ["b", "a"])?.words).toBe("shed b a b");
  });

  it("is none where one card at most is taken", () => {
    expect(bundlesOf(CHOICES.slice(0, 3), HAND)).toEqual([]);
  });
});
