// What the shelves of lessons are called: boxes as everywhere, kinds of extras by words of their own.

import { boxName } from "../lobby/told.ts";
import { has, t } from "../text/words.svelte.ts";

export function shelfName(shelf: string): string {
  return has(`web-shelf-${shelf}`) ? t(`web-shelf-${shelf}`) : boxName(shelf);
}
