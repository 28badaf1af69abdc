import { expect, test } from "vitest";
import type { LogEntry } from "../wire/types.ts";
import { endingWords } from "./endingWords.ts";

let n = 0;
const entry = (text: string, tone: string, seat: number | null = null, round = 1): LogEntry => ({ n: n++, round, seat, text, card: null, at: null, tone });

const PLAY = [entry("Round 1 begins.", "end"), entry("Mia laid a curve.", "", 1), entry("Mia laid a crossing. Gold!", "gold", 1)];

test("gold was found: how, and the rule by which it is shared", () => {
  const log = [...PLAY, entry("Mia found the gold!", "end"), entry("Diggers: Mia.", "end"), entry("2 cards are shared.", "gold"), entry("Mia took one.", "gold")];
  expect(endingWords(log, { round: 1, taken: [{ seat: 1, gold: null }] })).toEqual({ how: "Mia found the gold!", why: ["2 cards are shared."] });
});

test("nobody found it: why saboteurs are paid, and what", () => {
  const log = [...PLAY, entry("Nobody has a card left.", "end"), entry("Saboteurs: Jan.", ""), entry("One was at work.", "end"), entry("Jan gets 4.", "gold")];
  expect(endingWords(log, { round: 1, taken: [] })).toEqual({ how: "Nobody has a card left.", why: ["One was at work.", "Jan gets 4."] });
});

test("thieves are told of in their own names", () => {
  const log = [...PLAY, entry("Over.", "end"), entry("Saboteurs: Jan.", "end"), entry("Jan gets 4.", "gold"), entry("Mia steals one from Jan.", "", 1)];
  expect(endingWords(log, { round: 1, taken: [] }).why).toEqual(["Jan gets 4.", "Mia steals one from Jan."]);
});

test("the next round has nothing to do with it, and an empty log tells nothing", () => {
  const log = [...PLAY, entry("Over.", "end"), entry("Roll.", "end"), entry("Round 2 begins.", "end", null, 2)];
  expect(endingWords(log, { round: 1, taken: [] })).toEqual({ how: "Over.", why: [] });
  expect(endingWords([], { round: 1, taken: [] })).toEqual({ how: "", why: [] });
});
