import { expect, it } from "vitest";
import { moveWords } from "./seat.ts";

it("a move is told without the name and in one sentence", () => {
  expect(moveWords("Mica laid a straight tunnel. The middle goal is turned up: gold!", "Mica")).toBe("laid a straight tunnel");
  expect(moveWords("Grit broke your lantern!", "Grit")).toBe("broke your lantern!");
  expect(moveWords("You laid a curve.", "Vilma")).toBe("You laid a curve");
});
