import { describe, expect, it } from "vitest";
import { around } from "./people.ts";

const seats = [0, 1, 2, 3, 4].map((seat) => ({ seat }));

describe("around the table", () => {
  it("begins after me and leaves me out", () => {
    expect(around(seats, 2).map(({ seat }) => seat)).toEqual([3, 4, 0, 1]);
  });

  it("shows a spectator everybody", () => {
    expect(around(seats, null).map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
  });
});
