// What can be played here, asked once per visit.

import { api } from "../wire/api.ts";
import type { Games, NewTable } from "../wire/types.ts";

let known: Promise<Games> | null = null;

export function gamesHere(): Promise<Games> {
  known ??= api.games().catch((fault: unknown) => {
    known = null;
    throw fault;
  });
  return known;
}

/** The boxes of the family in the order of the shelf; which of them can be played says the server. */
export const BOXES = ["base", "expansion", "duel", "solo", "cave"] as const;

/** For somebody new: nothing hurries him, and he begins, so that he has read what he is told before anything happens. */
export const FIRST_GAME: Partial<NewTable> = { rules: "base:cs20[firstPlayer=0] x5", pace: "none", bot_delay: 2.5 };

/** One press and you sit at a table: the base game with four bots that take their time. */
export const PLAY_NOW: Omit<NewTable, "name" | "face"> = {
  // In full, as the server writes it, so that its drawings can be fetched before there is a table.
  rules: "base:cs20 x5",
  pace: "relaxed",
  listed: false,
  chat: true,
  open_records: false,
  bot_delay: 1.2,
  rest: 45,
  bots: 4,
  bot: "seasoned",
  start: true,
};
