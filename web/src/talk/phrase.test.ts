import { beforeAll, expect, test } from "vitest";
import { speak } from "../text/words.svelte.ts";
import { sentence, valuesOf } from "./phrase.ts";

beforeAll(() => speak("en"));

test("whoever is meant reads 'you', others read the name", () => {
  expect(valuesOf(["1"], ["Ona", "Mia"], 1)).toMatchObject({ who: "you", name: "Mia" });
  expect(valuesOf(["1"], ["Ona", "Mia"], 0)).toMatchObject({ who: "other", name: "Mia" });
  expect(valuesOf(["1"], ["Ona", "Mia"], null)).toMatchObject({ who: "other", name: "Mia" });
});

test("places, reasons and tools find their own values", () => {
  expect(valuesOf(["top"], [], 0)).toMatchObject({ place: "top", at: "at the top", tool: "" });
  expect(valuesOf(["cart"], [], 0)).toMatchObject({ place: "", tool: "cart" });
  expect(valuesOf(["dead-end"], [], 0)).toMatchObject({ because: "that dead end helps nobody", tool: "" });
});

test("a phrase with two arguments is one sentence", () => {
  const said = { phrase: "accuse", arguments: ["1", "rockfall"], chat: "" };
  expect(sentence(said, ["Ona", "Mia"], 0)).toBe("I suspect Mia: that rockfall was no accident.");
  expect(sentence(said, ["Ona", "Mia"], 1)).toBe("I suspect you: that rockfall was no accident.");
});

test("what the page cannot say it shows by its name", () => {
  expect(sentence({ phrase: "of-another-house", arguments: [], chat: "" }, [], 0)).toBe("of-another-house");
});
