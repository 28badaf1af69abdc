import { expect, test } from "vitest";
import { placesOf } from "./places.ts";

test("equals share a place and the next one is left out", () => {
  expect(placesOf([3, 7, 3, 1]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});

test("nobody is better than somebody with nothing if all have nothing", () => {
  expect(placesOf([0, 0]).map(({ place }) => place)).toEqual([1, 1]);
});
