import { expect, test } from "vitest";
import { keyWord, kindOf, readRules, writeRules } from "./wish.ts";

test("a rules text is read", () => {
  expect(readRules("base:de+veto+toll[rounds=1,saboteurPayout=4/3/2/2] x5")).toEqual({
    game: "base",
    edition: "de",
    modules: ["veto", "toll"],
    options: { rounds: "1", saboteurPayout: "4/3/2/2" },
    players: 5,
  });
  expect(readRules("duel")).toEqual({ game: "duel", edition: "", modules: [], options: {}, players: 0 });
  expect(readRules("base+veto+lucky-find@1.0-b x4")?.modules).toEqual(["veto", "lucky-find"]);
  expect(readRules("Base; drop x5")).toBeNull();
  expect(readRules("")).toBeNull();
});

test("what is read can be written again", () => {
  for (const text of ["base:cs20 x5", "base:de+veto[rounds=1,sabotageSelf=true] x10", "solo x1"]) {
    const wish = readRules(text);
    expect(wish && writeRules(wish)).toBe(text);
  }
});

test("what the edition says anyway is left out", () => {
  const wish = { game: "base", edition: "de", modules: [], options: { rounds: "3", sabotageSelf: "true" }, players: 4 };
  expect(writeRules(wish, { rounds: "3", sabotageSelf: "false" })).toBe("base:de[sabotageSelf=true] x4");
});

test("names of options become keys of sentences", () => {
  expect(keyWord("goldDraw")).toBe("gold-draw");
  expect(keyWord("stoneOrientation")).toBe("stone-orientation");
  expect(keyWord("4/3/2/2")).toBe("4-3-2-2");
});

test("how an option is asked for follows from its values", () => {
  expect(kindOf("true or false")).toEqual({ kind: "flag" });
  expect(kindOf("a or bC")).toEqual({ kind: "choice", values: ["a", "bC"] });
  expect(kindOf("a number from 1 to 9")).toEqual({ kind: "number", least: 1, most: 9 });
  expect(kindOf("milliseconds from 100 to 99999")).toEqual({ kind: "seconds", least: 1, most: 99 });
  expect(kindOf("random or a seat number")).toEqual({ kind: "text" });
  expect(kindOf("four digits such as 4/3/2/2")).toEqual({ kind: "text" });
});
