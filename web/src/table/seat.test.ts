import { expect, it } from "vitest";
import { deedWords } from "./seat.ts";

it("a deed is told without the name and in one sentence", () => {
  expect(deedWords("Mica laid a straight tunnel. The middle goal is turned up: gold!", "Mica")).toBe("laid a straight tunnel");
  expect(deedWords("Grit broke your lantern!", "Grit")).toBe("broke your lantern!");
  expect(deedWords("You laid a curve.", "Vilma")).toBe("You laid a curve");
});
