import { expect, test } from "vitest";
import type { Position } from "../wire/position.ts";
import type { Choice, PlainEvent, TableInfo } from "../wire/types.ts";
import { BEGINNING, isRead, type Remark, remarkOf } from "./coach.ts";

const table = (state: TableInfo["state"] = "running"): TableInfo => ({ state }) as TableInfo;
const begun: Remark[] = [...BEGINNING];

function position(given: { mine?: boolean; question?: string; choices?: Partial<Choice>[]; front?: string[]; events?: PlainEvent[] }): Position {
  return {
    n: 1,
    asked: given.mine === false ? 1 : 0,
    question: given.question ?? "turn",
    choices: given.choices ?? [],
    events: given.events ?? [],
    view: { me: 0, seats: [{ front: given.front ?? [] }] },
  } as unknown as Position;
}

test("the beginning comes first, one by one, and is left with a button", () => {
  expect(remarkOf(table(), position({}), new Set())).toBe("welcome");
  expect(remarkOf(table(), position({}), new Set<Remark>(["welcome", "goals"]))).toBe("role");
  expect(isRead("hand")).toBe(true);
  expect(isRead("map")).toBe(false);
});

test("a card is spoken of when it can be played, and only once", () => {
  const choices = [{ verb: "place", card: "B-NE", at: [[1, 0]] as [number, number][] }, { verb: "play", card: "map" }, { verb: "discard", card: "map" }];
  expect(remarkOf(table(), position({ choices }), new Set(begun))).toBe("first");
  expect(remarkOf(table(), position({ choices }), new Set<Remark>([...begun, "first"]))).toBe("map");
  expect(remarkOf(table(), position({ choices }), new Set<Remark>([...begun, "first", "map"]))).toBe("discard");
  expect(remarkOf(table(), position({ choices }), new Set<Remark>([...begun, "first", "map", "discard"]))).toBe("go-on");
});

test("a broken tool is explained before anything else that can be done", () => {
  const choices = [{ verb: "play", card: "repair-cart" }, { verb: "discard", card: "map" }];
  expect(remarkOf(table(), position({ choices, front: ["sabotage-cart"] }), new Set(begun))).toBe("broken");
  expect(remarkOf(table(), position({ choices }), new Set(begun))).toBe("no-tunnel");
});

test("a tunnel that fits both ways is noticed, a dead end too", () => {
  const told = new Set<Remark>([...begun, "first"]);
  const ways = [
    { verb: "place", card: "B-NE", at: [[1, 0]] as [number, number][] },
    { verb: "place", card: "B-NE", at: [[1, 0]] as [number, number][], turned: true },
  ];
  expect(remarkOf(table(), position({ choices: ways }), told)).toBe("both-ways");
  expect(remarkOf(table(), position({ choices: [{ verb: "place", card: "B-d-NE", at: [[1, 0]] as [number, number][] }] }), told)).toBe("dead-end");
});

test("while others play the most telling thing that happened is explained", () => {
  const events: PlainEvent[] = [{ what: "told", fact: "laid" }, { what: "told", fact: "broke", seat: 1, whom: 2 }];
  expect(remarkOf(table(), position({ mine: false, events }), new Set(begun))).toBe("harm");
  expect(remarkOf(table(), position({ mine: false, events: [{ what: "told", fact: "broke", seat: 2, whom: 0 }] }), new Set(begun))).toBe("hit");
  expect(remarkOf(table(), position({ mine: false, events: [] }), new Set<Remark>([...begun, "others"]))).toBeNull();
});

test("gold and the end are told whenever they come", () => {
  expect(remarkOf(table(), position({ question: "take" }), new Set(begun))).toBe("gold");
  expect(remarkOf(table("over"), position({}), new Set())).toBe("over");
});
