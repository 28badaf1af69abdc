import { expect, it, vi } from "vitest";
import type { Handbook } from "../wire/types.ts";
import { loadSlots, slotsOf } from "./slots.svelte.ts";

const handbook = (...features: string[]): Handbook => ({ features }) as unknown as Handbook;

it("is loaded for tables whose handbook names the feature, and for no others", async () => {
  const table = handbook("rounds", "veto");
  expect(slotsOf(table)).toEqual({});
  loadSlots(table);
  await vi.waitFor(() => expect(slotsOf(table).keys).toEqual([{ key: "v", verb: "veto", words: "play-key-veto" }]));
  expect(slotsOf(handbook("rounds"))).toEqual({});
  expect(slotsOf(null)).toEqual({});
});
