import { beforeAll, expect, test } from "vitest";
import { speak } from "../text/words.svelte.ts";
import type { Handbook, LogEntry, PlainEvent, View } from "../wire/types.ts";
import { bruiseOf, woundsOf } from "./wounds.ts";

beforeAll(() => speak("en"));

const HANDBOOK = {
  cards: {
    "sabotage-cart": { title: "Broken cart", bars: true, tool: "cart", cured_by: ["repair-cart"] },
    prison: { title: "Prison", bars: true, cured_by: ["release"] },
    theft: { title: "Theft" },
    "swap-hats": { title: "Swap hats", effect: "Makes somebody take another dwarf card." },
  },
} as unknown as Handbook;
const entry = (n: number, seat: number, card: string, text: string, tone = "harm"): LogEntry => ({ n, round: 1, seat, card, text, at: null, tone });

test("what lies before the reader tells who laid it there and what helps", () => {
  const view = { me: 0, round: 1, seats: [{ front: ["sabotage-cart", "theft", "prison"] }, { front: [] }] } as unknown as View;
  const events: PlainEvent[] = [
    { what: "spent", seat: 1, card: "sabotage-cart" },
    { what: "fronted", seat: 0, card: "sabotage-cart" },
    { what: "spent", seat: 0, card: "theft" },
    { what: "fronted", seat: 0, card: "theft" },
  ];
  const [cart, prison, ...more] = woundsOf(view, HANDBOOK, events, [entry(0, 1, "sabotage-cart", "Mia broke your cart!")]);
  expect(more).toEqual([]);
  expect(cart).toMatchObject({ by: 1, told: "Mia broke your cart!", cures: ["repair-cart"], plea: { phrase: "help-me", words: ["cart"] }, lasts: true });
  expect(prison).toMatchObject({ by: null, told: "Prison", plea: { phrase: "help-me", words: ["prison"] } });
  expect(prison?.means).not.toBe(cart?.means);
});

test("a blow that leaves nothing is told by the news", () => {
  const told = bruiseOf({ kind: "struck", whom: 0, by: 1, card: "swap-hats", blow: "role" }, HANDBOOK, [entry(4, 1, "swap-hats", "Mia made you swap hats.", "")]);
  expect(told).toMatchObject({ told: "Mia made you swap hats.", plea: { phrase: "distrust", words: ["1"] }, lasts: false });
});
