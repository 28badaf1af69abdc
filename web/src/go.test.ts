import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Place } from "./go.svelte.ts";

let placeOf: (address: string) => Place;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
  vi.stubGlobal("history", { scrollRestoration: "auto" });
  vi.stubGlobal("addEventListener", () => undefined);
  ({ placeOf } = await import("./go.svelte.ts"));
});
afterAll(() => vi.unstubAllGlobals());

test("an address names a page", () => {
  expect(placeOf("/")).toEqual({ page: "home" });
  expect(placeOf("/new")).toEqual({ page: "new" });
  expect(placeOf("/t/aB-9_")).toEqual({ page: "table", id: "aB-9_" });
  expect(placeOf("/t/aB-9_/rules")).toEqual({ page: "table-rules", id: "aB-9_" });
  expect(placeOf("/t/x/replay/2")).toEqual({ page: "replay", id: "x", game: 2 });
  expect(placeOf("/t/x/tv")).toEqual({ page: "tv", id: "x", code: "" });
  expect(placeOf("/tv/FNWYVX")).toEqual({ page: "tv", id: "", code: "FNWYVX" });
});

test("a short code is an invitation", () => {
  expect(placeOf("/fnwyvx")).toEqual({ page: "join", code: "fnwyvx" });
  expect(placeOf("/join/FNWYVX")).toEqual({ page: "join", code: "FNWYVX" });
  expect(placeOf("/join")).toEqual({ page: "join", code: "" });
});

test("everything else leads nowhere", () => {
  for (const address of ["/abc", "/new/more", "/t", "/t/x/replay/0", "/t/x/y", "/FNWYVX/y", "/with-a-dash"]) {
    expect(placeOf(address), address).toEqual({ page: "nowhere" });
  }
});
