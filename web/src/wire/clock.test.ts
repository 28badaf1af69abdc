import { expect, test } from "vitest";
import { serverTime, setClock } from "./clock.ts";

test("a device whose clock is wrong counts by the server's", () => {
  setClock(1000, 1600);
  expect(serverTime(1605)).toBe(1005);
  setClock(1010, 1010);
  expect(serverTime(1011)).toBe(1011);
});
