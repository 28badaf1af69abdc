import { expect, test } from "vitest";
import { aName, freeName, tidyName } from "./nickname.ts";

test("a name is tidied the way the server wants it", () => {
  expect(tidyName("  Žofie \n z  dolu ")).toBe("Žofie z dolu");
  expect(tidyName(" \t ")).toBe("");
  expect([...tidyName("⛏".repeat(30))]).toHaveLength(24);
});

test("everybody gets a name, the last of the list too", () => {
  expect(aName(() => 0)).toBe("Balgrim");
  expect(aName(() => 0.999999)).toBe("Zorli");
  expect(tidyName(aName())).not.toBe("");
});

test("nobody at a table is called like another", () => {
  expect(freeName("Runa", ["Ada", ""])).toBe("Runa");
  expect(freeName("Runa", ["runa", "Runa 2"])).toBe("Runa 3");
  expect([...freeName("⛏".repeat(24), ["⛏".repeat(24)])].length).toBeLessThanOrEqual(24);
});
