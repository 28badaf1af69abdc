import { expect, test } from "vitest";
import type { View } from "../wire/types.ts";
import { piecesOf } from "./pieces.ts";

const view = (more: Partial<View>): View => ({ board: [{ at: [1, 0], card: "B-NS", turned: false, lit: "" }], goals: [], seats: [], ...more }) as unknown as View;

test("a table without such things has none", () => {
  expect(piecesOf(view({}))).toEqual([]);
});

test("what lies where no card is needs a ground of its own", () => {
  const found = piecesOf(view({ chests: [{ at: [1, 0], opened: true }, { at: [3, 1], opened: false }] }));
  expect(found.map(({ icon, bare, used }) => [icon, bare, used])).toEqual([
    ["chest", false, true],
    ["chest", true, false],
  ]);
});

test("where seats have colours, markers and keys are tokens", () => {
  const seats = [{ colour: "green" }, { colour: "blue" }] as View["seats"];
  const found = piecesOf(view({ seats, markers: [{ at: [1, 0], on: "gold", seat: 1 }], keys: [{ at: [1, 0], seat: 0 }] }));
  expect(found.map(({ token }) => token)).toEqual(["token-blue", "token-key"]);
});

test("markers and collectors carry the face of their owner, sites their own sign", () => {
  const found = piecesOf(
    view({ markers: [{ at: [1, 0], on: "gold", seat: 1 }], collectors: [{ at: [1, 0], owner: 2 }], sites: [{ kind: "party", at: [4, 2], used: false }] }),
  );
  expect(found.map(({ icon, seat }) => [icon, seat])).toEqual([["people", null], ["nugget", 2], ["check", 1]]);
});
