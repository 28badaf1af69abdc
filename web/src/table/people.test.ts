import { describe, expect, it } from "vitest";
import type { Position } from "../wire/position.ts";
import type { Handbook, TableInfo } from "../wire/types.ts";
import { around, peopleOf } from "./people.ts";

const seats = [0, 1, 2, 3, 4].map((seat) => ({ seat }));

describe("around the table", () => {
  it("begins after me and leaves me out", () => {
    expect(around(seats, 2).map(({ seat }) => seat)).toEqual([3, 4, 0, 1]);
  });

  it("shows a spectator everybody", () => {
    expect(around(seats, null).map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe("what lies before a seat", () => {
  it("is a broken tool, or a sign of its own; only what others laid there harms", () => {
    const table = { seats: [{ kind: "bot", name: "Anna" }], seat: null, state: "running", resting: null } as unknown as TableInfo;
    const position = { view: { round: 1, seats: [{ front: ["sabotage-cart", "prison", "theft"] }] } } as unknown as Position;
    const handbook = {
      tools: [{ tool: "cart", card: "sabotage-cart", name: "cart" }],
      cards: { prison: { name: "prison", bars: true }, theft: { name: "theft" } },
    } as unknown as Handbook;
    const [person] = peopleOf(table, position, handbook, []);
    expect(person?.tools).toEqual([{ tool: "cart", name: "cart", broken: true }]);
    expect(person?.front.map(({ icon, harms }) => [icon, harms])).toEqual([["prison", true], ["theft", false]]);
  });
});
