// Rules and lessons for the time without a network: read once in a quiet hour, so that the worker has them.
//
// A lesson holds all that can be tried in it and what becomes of it, judged beforehand by the engine: nothing else is needed.

import { root } from "../root.ts";
import { language } from "../text/words.svelte.ts";
import { place } from "../go.svelte.ts";
import type { LessonSet, LessonShelf } from "../wire/types.ts";

const KEPT = "undermine.books";
/** Milliseconds between two of them: nobody shall notice. */
const PAUSE = 1_200;
const DAY = 86_400_000;
const RULES = ["base x5", "expansion x5", "duel x2", "solo x1", "cave x5"];

let isGoing = false;

export function collect(): void {
  // What the worker does not see it does not keep.
  if (!navigator.serviceWorker?.controller) return;
  if (isGoing || isHere() || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  isGoing = true;
  all(language()).then(
    (spoken) => remember(spoken),
    () => undefined, // another visit may have more luck
  ).finally(() => (isGoing = false));
}

async function all(spoken: string): Promise<string> {
  const rules = new Set(RULES);
  await read("/api/games");
  await read("/art/common.svg");
  for (const { shelf } of await read<LessonShelf[]>(`/api/lessons?language=${spoken}`)) {
    const { lessons } = await read<LessonSet>(`/api/lessons/${encodeURIComponent(shelf)}?language=${spoken}`);
    for (const lesson of lessons) rules.add(lesson.rules);
  }
  for (const each of rules) {
    await read(`/api/handbook?${new URLSearchParams({ rules: each, language: spoken }).toString()}`);
    await read(`/art/game.svg?${new URLSearchParams({ rules: each }).toString()}`);
  }
  return spoken;
}

/** As the page itself will ask for it; never while somebody plays. */
async function read<T>(path: string): Promise<T> {
  do await new Promise((resolve) => setTimeout(resolve, PAUSE));
  while (document.visibilityState !== "visible" || ["table", "tv", "lesson", "first-round"].includes(place().page));
  const answer = await fetch(root + path, { headers: { accept: "application/json", "accept-language": language() }, priority: "low" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (path.startsWith("/api/") ? await answer.json() : await answer.text()) as T;
}

function isHere(): boolean {
  try {
    const { spoken, at } = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as { spoken?: string; at?: number };
    return spoken === language() && Date.now() - (at ?? 0) < DAY;
  } catch {
    return false;
  }
}

function remember(spoken: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ spoken, at: Date.now() }));
  } catch {
    // Without a memory they are read again.
  }
}
