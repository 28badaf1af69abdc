import { describe, expect, it } from "vitest";
import type { View } from "../wire/types.ts";
import { flightsOf } from "./flights.ts";

const view = { goals: [{ at: [8, -2] }, { at: [8, 0] }, { at: [8, 2] }] } as unknown as View;

describe("flights", () => {
  it("a laid card flies from its player to its cell, then the player draws", () => {
    const [laid, drawn] = flightsOf(
      [
        { what: "spent", seat: 3, card: "B-NE" },
        { what: "placed", at: [2, 0], card: "B-NE", turned: true },
        { what: "drew", seat: 3, card: null },
      ],
      view,
    );
    expect(laid).toMatchObject({ card: "B-NE", turned: true, from: { seat: 3 }, to: { at: [2, 0] }, laid: true, later: false });
    expect(drawn).toMatchObject({ card: "back-card", from: { pile: "deck" }, to: { seat: 3 }, later: true });
  });

  it("a sabotage flies from one player to another; what is mended goes to the discards", () => {
    expect(flightsOf([{ what: "spent", seat: 1, card: "sabotage-cart" }, { what: "fronted", seat: 4, card: "sabotage-cart" }], view)).toMatchObject([
      { card: "sabotage-cart", from: { seat: 1 }, to: { seat: 4 } },
    ]);
    expect(flightsOf([{ what: "spent", seat: 1, card: "repair-cart" }, { what: "cleared", seat: 4, card: "sabotage-cart" }], view)).toMatchObject([
      { card: "repair-cart", to: { seat: 4 } },
      { card: "sabotage-cart", from: { seat: 4 }, to: { pile: "discard" }, later: true },
    ]);
  });

  it("a map flies to its goal", () => {
    expect(flightsOf([{ what: "spent", seat: 0, card: "map" }, { what: "seen", seat: 0, zone: "goal-2", goal: 2, goals: [null] }], view)).toMatchObject([
      { card: "map", to: { at: [8, 2] } },
    ]);
  });

  it("nothing flies when a round is dealt", () => {
    expect(flightsOf([{ what: "began", round: 1 }, { what: "drew", seat: 0 }], view)).toEqual([]);
    expect(flightsOf(Array.from({ length: 30 }, () => ({ what: "drew", seat: 0 })), view)).toEqual([]);
  });
});
