import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { inside, rootOf } from "./root.ts";

test("the root of the house", () => {
  expect(rootOf("/")).toBe("");
  expect(rootOf("/mine/")).toBe("/mine");
  expect(rootOf("/games/mine/")).toBe("/games/mine");
  expect(rootOf("./")).toBe("");
  expect(rootOf(null)).toBe("");
});

test("addresses inside the house", () => {
  expect(inside("/t/x", "")).toBe("/t/x");
  expect(inside("/mine/t/x", "/mine")).toBe("/t/x");
  expect(inside("/mine", "/mine")).toBe("/");
  expect(inside("/mine/mine", "/mine")).toBe("/mine");
  expect(inside("/miner", "/mine")).toBe("/miner");
});

test("every address that a browser sees begins with the root", () => {
  const folder = new URL(".", import.meta.url);
  const faults = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".svelte"))
    .flatMap((name) =>
      readFileSync(new URL(name, folder), "utf8")
        .split("\n")
        .map((line, n) => `${name}:${n + 1} ${line.trim()}`)
        .filter((line) => /\b(href|src|srcset|action)=("\/|\{[^}]*[`"']\/)/.test(line)),
    );
  expect(faults).toEqual([]);
});
