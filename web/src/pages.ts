// Which piece of the program a place needs.  `prepare` fetches one before it is asked for.

import type { Component } from "svelte";
import type { Place } from "./go.svelte.ts";
import { speakAlso, type Volume } from "./text/words.svelte.ts";

export type Page = Component<Record<string, unknown>>;

const FILES = import.meta.glob<{ default: Page }>("./pages/*.svelte");

const NAMES: Readonly<Record<Place["page"], string>> = {
  home: "Home",
  new: "New",
  join: "Join",
  table: "Table",
  "table-rules": "Rules",
  tv: "Tv",
  replay: "Replay",
  story: "Story",
  review: "Review",
  me: "Me",
  record: "Record",
  fame: "Fame",
  mine: "Mine",
  daily: "Daily",
  watch: "Watch",
  rules: "Rules",
  learn: "Learn",
  "first-round": "FirstRound",
  lesson: "Lesson",
  puzzles: "Puzzles",
  puzzle: "Puzzle",
  admin: "Admin",
  nowhere: "Nowhere",
};

/** Words that a page needs beside those of all pages. */
const VOLUMES: Partial<Readonly<Record<Place["page"], Volume>>> = {
  record: "after",
  fame: "after",
  review: "after",
  puzzles: "puzzles",
  puzzle: "puzzles",
};

export async function pageOf(page: Place["page"]): Promise<Page> {
  const load = FILES[`./pages/${NAMES[page]}.svelte`];
  if (!load) throw new Error(`there is no page ${NAMES[page]}`);
  const volume = VOLUMES[page];
  const [piece] = await Promise.all([load(), volume && speakAlso(volume)]);
  return piece.default;
}

/** Fetch a page that will probably be next; whether it comes does not matter. */
export function prepare(page: Place["page"]): void {
  pageOf(page).catch(() => undefined);
}
