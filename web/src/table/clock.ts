// Time left, in signs that mean the same everywhere: 0:47, 9:05; longer than an hour in words of the page.

import { t } from "../text/words.svelte.ts";

const HOUR = 3600;

export function timeWords(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= HOUR) return t("play-hours", { number: Math.round(left / HOUR) });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
