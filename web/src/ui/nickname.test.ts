import { expect, test } from "vitest";
import { aName, tidyName } from "./nickname.ts";

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
