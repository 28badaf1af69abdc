// Which piece of the program a place needs.  `prepare` fetches one before it is asked for.

import type { Component } from "svelte";
import type { Place } from "./go.svelte.ts";

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
  me: "Me",
  mine: "Mine",
  daily: "Daily",
  watch: "Watch",
  rules: "Rules",
  learn: "Learn",
  "first-round": "FirstRound",
  lesson: "Lesson",
  admin: "Admin",
  nowhere: "Nowhere",
};

export async function pageOf(page: Place["page"]): Promise<Page> {
  const load = FILES[`./pages/${NAMES[page]}.svelte`];
  if (!load) throw new Error(`there is no page ${NAMES[page]}`);
  return (await load()).default;
}

/** Fetch a page that will probably be next; whether it comes does not matter. */
export function prepare(page: Place["page"]): void {
  pageOf(page).catch(() => undefined);
}
