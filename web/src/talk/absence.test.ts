import { expect, test } from "vitest";
import { Absence } from "./absence.ts";

test("a glance elsewhere is no absence", () => {
  const absence = new Absence();
  absence.leave({ seen: 4, at: 0 });
  expect(absence.comeBack(9, 5_000)).toBeNull();
});

test("what happened in a minute was missed", () => {
  const absence = new Absence();
  absence.leave({ seen: 4, at: 0 });
  expect(absence.comeBack(9, 60_000)).toBe(4);
});

test("nothing happened, nothing was missed", () => {
  const absence = new Absence();
  absence.leave({ seen: 4, at: 0 });
  expect(absence.comeBack(4, 60_000)).toBeNull();
});

test("the first connection after the return still brings what was missed, the second does not", () => {
  const absence = new Absence();
  absence.leave({ seen: 4, at: 0 });
  expect(absence.comeBack(4, 60_000)).toBeNull();
  expect(absence.reconnect(12, 62_000)).toBe(4);
  expect(absence.reconnect(15, 64_000)).toBeNull();
});

test("a connection long after the return has nothing to do with it", () => {
  const absence = new Absence();
  absence.leave({ seen: 4, at: 0 });
  absence.comeBack(4, 60_000);
  expect(absence.reconnect(12, 90_000)).toBeNull();
});

test("what counts is when somebody left first", () => {
  const absence = new Absence();
  absence.leave({ seen: 4, at: 0 });
  absence.leave({ seen: 6, at: 59_000 });
  expect(absence.comeBack(9, 60_000)).toBe(4);
});
