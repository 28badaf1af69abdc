import { beforeAll, expect, test } from "vitest";
import { speak } from "../text/words.svelte.ts";
import type { Handbook } from "../wire/types.ts";
import { oddsOf, rangeWords } from "./odds.ts";

beforeAll(() => speak("en"));

const role = (count: number, saboteur = false): Handbook["roles"][string] => ({ name: "", task: "", many: "", count, saboteur });
const FIVE = { players: 5, roles: { digger: role(4), saboteur: role(2, true) } };

test("one card is left over, so nobody knows for sure", () => {
  expect(oddsOf(FIVE, "digger").map((each) => `${each.role} ${rangeWords(each)}`)).toEqual(["digger 3 or 4", "saboteur 1 or 2"]);
  expect(oddsOf({ players: 3, roles: { digger: role(3), saboteur: role(1, true) } }, "saboteur").map(rangeWords)).toEqual(["2", "1"]);
});

test("whoever looks at his own card knows a little more than the box tells", () => {
  const box = { players: 3, roles: { blue: role(4), boss: role(1), saboteur: role(3, true) } };
  expect(oddsOf(box, "boss").map((each) => `${each.role} ${rangeWords(each)}`)).toEqual(["blue 0 to 2", "boss 1", "saboteur 0 to 2"]);
  expect(oddsOf(box, "blue").map((each) => `${each.role} ${rangeWords(each)}`)).toEqual(["blue 1 to 3", "boss 0 or 1", "saboteur 0 to 2"]);
});
