import { expect, test } from "vitest";
import { looksLikePhrase } from "./said.ts";

test("a code may be typed in two halves, a phrase has six words", () => {
  expect(["KXQ4TA7M", "kxq4 ta7m", " kxq4-ta7m "].map(looksLikePhrase)).toEqual([false, false, false]);
  expect(["tabu mire gosa lofi nuka deva", "Tabu-mire-gosa-lofi-nuka-deva."].map(looksLikePhrase)).toEqual([true, true]);
});
