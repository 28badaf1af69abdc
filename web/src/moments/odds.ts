// How many at the table may be what, as far as one of them knows who looks at nothing but his own dwarf card.

import { t } from "../text/words.svelte.ts";
import type { Handbook } from "../wire/types.ts";

export interface Odds {
  readonly role: string;
  readonly least: number;
  readonly most: number;
}

/** Of every role that may be at the table: how many of all players, the reader with `mine` among them. */
export function oddsOf({ roles, players }: Pick<Handbook, "roles" | "players">, mine: string): Odds[] {
  const spare = Object.values(roles).reduce((sum, { count }) => sum + count, 0) - players;
  return Object.entries(roles).flatMap(([role, { count }]): Odds[] => {
    const own = role === mine ? 1 : 0;
    const others = Math.max(0, count - own);
    const least = own + Math.max(0, others - spare);
    const most = own + Math.min(others, players - 1);
    return most ? [{ role, least, most }] : [];
  });
}

/** "2", "1 or 2", "0 to 3". */
export function rangeWords({ least, most }: Odds): string {
  if (least === most) return String(least);
  return t(most === least + 1 ? "play-who-either" : "play-who-range", { least, most });
}
