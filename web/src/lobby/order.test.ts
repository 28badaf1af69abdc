import { expect, test } from "vitest";
import { moved } from "./order.ts";

test("one seat goes elsewhere, and the others close the gap", () => {
  expect(moved(5, 0, 2)).toEqual([1, 2, 0, 3, 4]);
  expect(moved(5, 4, 0)).toEqual([4, 0, 1, 2, 3]);
  expect(moved(3, 1, 1)).toEqual([0, 1, 2]);
});
