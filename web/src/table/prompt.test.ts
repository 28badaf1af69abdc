import { beforeAll, describe, expect, it } from "vitest";
import type { Asking } from "../question/asking.svelte.ts";
import { offersOf, type Spot } from "../question/steps.ts";
import { speak } from "../text/words.svelte.ts";
import type { Choice, Handbook } from "../wire/types.ts";
import { wanted } from "./prompt.ts";

const HANDBOOK = { cards: {}, tools: [], questions: {} } as unknown as Handbook;

/** A lifted card and what can be done with it. */
function lifted(card: string, ...ways: Partial<Choice>[]): Asking {
  const away: Choice = { words: `discard ${card}`, verb: "discard", label: "", card };
  const choices = [...ways.map((way, i): Choice => ({ words: `play ${card} ${i}`, verb: "play", label: "", card, ...way })), away];
  const offers = offersOf(choices, [{ kind: "card", card }]);
  const by = (spots: readonly Spot[]): Map<string, Spot> => new Map(spots.map((spot) => [spot.key, spot]));
  const found = { cells: by(offers.cells), fields: by(offers.fields), seats: by(offers.seats) };
  return { card, offers, ...found, putAway: away, sent: null, gathered: null, opening: "", aimed: null, begun: false, view: null } as unknown as Asking;
}

const asked = (asking: Asking): string => wanted(HANDBOOK, asking, "turn");

beforeAll(() => speak("en"));

describe("what the ribbon says of a lifted card", () => {
  it("names what the card wants", () => {
    expect(asked(lifted("sabotage-pickaxe", { seats: [1] }))).toContain("Whose tool do you break?");
    expect(asked(lifted("repair-lantern+cart", { seats: [1], more: ["cart"] }))).toContain("Whose tool do you mend?");
    expect(asked(lifted("swap-hats", { seats: [1] }))).toContain("another dwarf card");
    expect(asked(lifted("II-hand-swap", { seats: [1] }))).toContain("With whom do you swap hands?");
    expect(asked(lifted("III-goblin", { at: [[1, 0]], field: "c" }))).toContain("Which den does the goblin");
  });

  it("falls back on what is lit, for a card that it has no words for", () => {
    expect(asked(lifted("novelty", { seats: [1] }))).toBe("Choose a lit player.");
  });

  it("does not call a card useless that is played without pointing at anything", () => {
    for (const card of ["theft", "direction", "treasury", "tracker", "II-rat"]) expect(asked(lifted(card, {})), card).toContain("Play it with the button");
  });

  it("says so of a card that can only be discarded", () => {
    expect(asked(lifted("theft"))).toContain("Nothing to use it for now");
  });
});
