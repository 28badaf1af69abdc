import { expect, test } from "vitest";
import type { Handbook, PlainEvent, View } from "../wire/types.ts";
import { momentsOf } from "./moments.ts";

const HANDBOOK = {
  cards: { "sabotage-cart": { bars: true }, theft: {} },
  faces: { gold: { is_gold: true }, stone: { is_rock: true }, exit: {} },
} as unknown as Handbook;
const VIEW = { seats: [{}, {}, {}], goals: [{ at: [8, -2] }, { at: [8, 0] }, { at: [8, 2] }] } as unknown as View;
const told = (events: PlainEvent[], me: number | null = 0, announced: { seat: number; card: string } | null = null): unknown[] =>
  momentsOf({ events, view: VIEW, announced }, HANDBOOK, me).map(({ kind, ...rest }) => [kind, ...Object.values(rest)]);

test("a card that harms strikes whom it comes to lie before, and is known by who played it", () => {
  expect(told([{ what: "spent", seat: 2, card: "sabotage-cart" }, { what: "fronted", seat: 0, card: "sabotage-cart" }])).toEqual([["struck", 0, 2, "sabotage-cart", "front"]]);
  expect(told([{ what: "spent", seat: 0, card: "theft" }, { what: "fronted", seat: 0, card: "theft" }])).toEqual([]);
  expect(told([{ what: "fronted", seat: 0, card: "sabotage-cart" }], 0, { seat: 1, card: "sabotage-cart" })).toEqual([["struck", 0, 1, "sabotage-cart", "front"]]);
});

test("hands, cards, gold and roles are taken, too", () => {
  expect(told([{ what: "spent", seat: 1, card: "swap-hands" }, { what: "swapped", seat: 1, whom: 0 }])).toEqual([["struck", 0, 1, "swap-hands", "hand"]]);
  expect(told([{ what: "handed", seat: 0, whom: 2, amount: 1 }])).toEqual([["struck", 0, 2, "gold-1", "gold"]]);
  const hatted: PlainEvent[] = [{ what: "spent", seat: 1, card: "swap-hats" }, { what: "hatted", seat: 0, role: "digger" }];
  expect(told(hatted)).toEqual([["struck", 0, 1, "swap-hats", "role"], ["recast"]]);
  expect(told(hatted, 2)).toEqual([["struck", 0, 1, "swap-hats", "role"]]);
});

test("whoever changes his own dwarf is struck by nobody", () => {
  expect(told([{ what: "spent", seat: 0, card: "swap-hats" }, { what: "hatted", seat: 0, role: "digger" }])).toEqual([["recast"]]);
});

test("a goal is gold, rock, or something else", () => {
  expect(told([{ what: "found", goal: 1, card: "stone" }, { what: "found", goal: 2, card: "gold" }])).toEqual([
    ["goal", 1, [8, 0], "stone", "rock"],
    ["goal", 2, [8, 2], "gold", "gold"],
  ]);
  expect(told([{ what: "found", goal: 0, card: "exit" }])).toEqual([["goal", 0, [8, -2], "exit", "other"]]);
});

test("the lamps go out when a round ends and nobody found the gold", () => {
  const bared: PlainEvent = { what: "bared", goals: ["stone", "gold", "stone"] };
  expect(told([{ what: "ended", side: "saboteurs", finder: null }, bared])).toEqual([["dark", [8, 0], "gold"]]);
  expect(told([{ what: "ended", side: "diggers", finder: 1 }, bared])).toEqual([]);
  expect(told([{ what: "ended", side: "none", finder: null }, { what: "bared", goals: ["exit"] }])).toEqual([]);
});
