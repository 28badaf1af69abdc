import { expect, test } from "vitest";
import type { CardWords } from "../wire/types.ts";
import { kindsOf } from "./kinds.ts";

const words = (title: string, effect: string, kind: "path" | "action"): CardWords => ({
  name: title.toLowerCase(),
  object: title,
  short: title,
  effect,
  kind,
  title,
});

test("cards with the same text are one kind", () => {
  const kinds = kindsOf({
    "B-NE": words("Curve", "Round the corner.", "path"),
    map: words("Map", "Look.", "action"),
    "B-NW": words("Curve", "Round the corner.", "path"),
  });
  expect(kinds).toEqual([
    { name: "Curve", effect: "Round the corner.", path: true, cards: ["B-NE", "B-NW"] },
    { name: "Map", effect: "Look.", path: false, cards: ["map"] },
  ]);
});
