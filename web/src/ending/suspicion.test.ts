import { expect, test } from "vitest";
import type { Handbook } from "../wire/types.ts";
import { isSuspicious, suspicionOf } from "./suspicion.ts";

const role = (saboteur: boolean): Handbook["roles"][string] => ({ name: "", task: "", many: "", count: 2, saboteur });
const HANDBOOK = { players: 5, roles: { digger: role(false), saboteur: role(true) } };
const ROLES = ["digger", "saboteur", "digger", "digger", "saboteur"];

test("who saw through whom, and who fooled how many", () => {
  const { fingers, fooled, isSeen } = suspicionOf([{ seat: 0, whom: 1 }, { seat: 2, whom: 3 }, { seat: 1, whom: 0 }], ROLES, HANDBOOK);
  expect(fingers.map(({ right }) => right)).toEqual([true, false, null]);
  expect(fooled).toEqual([{ seat: 1, count: 1 }, { seat: 4, count: 2 }]);
  expect(isSeen).toBe(true);
});

test("a saboteur who points at another one has seen through nobody", () => {
  expect(suspicionOf([{ seat: 1, whom: 4 }], ROLES, HANDBOOK)).toEqual({ fingers: [{ seat: 1, whom: 4, right: null }], fooled: [], isSeen: false });
});

test("nobody is looked for where nobody hides, nor between two", () => {
  expect([HANDBOOK, { players: 2, roles: HANDBOOK.roles }, { players: 5, roles: { digger: role(false) } }].map(isSuspicious)).toEqual([true, false, false]);
});
