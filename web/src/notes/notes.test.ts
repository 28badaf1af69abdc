import { expect, test } from "vitest";
import type { GoalWords, SeatView, Spoken } from "../wire/types.ts";
import { aboutGoals, claimsOf } from "./notes.svelte.ts";

const goals = ["top", "middle", "bottom"].map((place): GoalWords => ({ name: place, object: place, place }));
const says = (seat: number, phrase: string, ...words: string[]): Spoken => ({ is: "said", seat, at: 1, phrase, arguments: words });

test("of what somebody says about a goal the last word counts", () => {
  const said = [says(1, "gold-is-at", "top"), says(2, "rock-is-at", "top"), says(1, "trust", "0"), says(1, "rock-is-at", "top"), says(1, "gold-is-at", "bottom")];
  expect(claimsOf(said, goals)).toEqual([
    { seat: 1, goal: 0, gold: false },
    { seat: 2, goal: 0, gold: false },
    { seat: 1, goal: 2, gold: true },
  ]);
});

test("what is said of a place that this game does not have is no claim", () => {
  expect(claimsOf([says(0, "gold-is-at", "upper"), { is: "said", seat: 0, at: 1, chat: "gold!" }], goals)).toEqual([]);
});

test("who has looked at a goal is known, whether he speaks of it or not, and so is who speaks without having looked", () => {
  const seats = [[0], [0, 2], []].map((looked) => ({ looked }) as unknown as SeatView);
  expect(aboutGoals({ seats }, claimsOf([says(1, "gold-is-at", "bottom"), says(2, "rock-is-at", "top")], goals))).toEqual([
    { seat: 0, goal: 0, saw: true, gold: null },
    { seat: 1, goal: 0, saw: true, gold: null },
    { seat: 2, goal: 0, saw: false, gold: false },
    { seat: 1, goal: 2, saw: true, gold: true },
  ]);
});
