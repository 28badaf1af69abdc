import { expect, test } from "vitest";
import { speak } from "../text/words.svelte.ts";
import { rulesParts, since } from "./told.ts";

test("how long ago, in the largest unit that fits", () => {
  expect(since(1000, 1000 + 59, "en")).toBe("this minute");
  expect(since(1000, 1000 + 3 * 3600, "en")).toBe("3 hours ago");
  expect(since(1000, 1000 + 90_000, "en")).toBe("yesterday");
  expect(since(5000, 1000, "en")).toBe("this minute");
});

test("rules are told in parts, and what has no words is shown as it is", async () => {
  await speak("en");
  expect(rulesParts("base:de[rounds=1] x5")).toEqual(["Base game", "5 players", "German edition", "Rounds: 1"]);
  expect(rulesParts("base+veto[vetoWindowMs=2500] x5").at(-1)).toBe("How long a card waits for a veto (seconds): 2.5");
  expect(rulesParts("unheard:of x2")).toEqual(["unheard", "2 players", "of"]);
  expect(rulesParts("no rules at all!")).toEqual(["no rules at all!"]);
});
