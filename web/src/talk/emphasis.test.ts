import { expect, test } from "vitest";
import { partsOf } from "./emphasis.ts";

const marked = (text: string, names: string[]): string =>
  partsOf(text, names)
    .map((part) => (part.isName ? `[${part.text}]` : part.text))
    .join("");

test("names are found wherever they stand", () => {
  expect(marked("Mia broke Jakub's lantern.", ["Jakub", "Mia"])).toBe("[Mia] broke [Jakub]'s lantern.");
});

test("a part of a word is no name", () => {
  expect(marked("Miami is far, says Mia.", ["Mia"])).toBe("Miami is far, says [Mia].");
  expect(marked("Žofie klade", ["Žofi"])).toBe("Žofie klade");
});

test("the longest name wins, and signs of patterns are only signs", () => {
  expect(marked("Jan (2) begins", ["Jan", "Jan (2)"])).toBe("[Jan (2)] begins");
});

test("a sentence without names stays whole", () => {
  expect(partsOf("Round 1 begins.", [])).toEqual([{ text: "Round 1 begins.", isName: false }]);
  expect(partsOf("", ["Mia"])).toEqual([{ text: "", isName: false }]);
});
