// Shares in the language of the page.

import { number } from "../text/words.svelte.ts";

/** 0.4167 as "42". */
export function percent(share: number): string {
  return number(Math.round(share * 100));
}
