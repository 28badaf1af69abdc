// What hurts the reader: who did it, what it keeps him from, what would help, and what to say to the table.
//
// What lies before him is read from what is true now, so a page that is loaded anew knows it, too; a blow that leaves
// nothing lying is told from the moment itself and is gone when it was read.

import { has, t } from "../text/words.svelte.ts";
import type { Handbook, LogEntry, PlainEvent, View } from "../wire/types.ts";
import type { Struck } from "./moments.ts";

/** Something to say by one tap. */
export interface Plea {
  readonly phrase: string;
  readonly words: readonly string[];
}

export interface Wound {
  readonly card: string;
  /** Who did it, if that is known. */
  readonly by: number | null;
  /** What happened, in the words of the log. */
  readonly told: string;
  /** What comes of it. */
  readonly means: string;
  /** The cards that help. */
  readonly cures: readonly string[];
  readonly plea: Plea | null;
  /** Whether it goes on hurting. */
  readonly lasts: boolean;
}

export function woundsOf(view: View, handbook: Handbook, events: readonly PlainEvent[], log: readonly LogEntry[]): Wound[] {
  const me = view.me;
  if (me === null) return [];
  return (view.seats[me]?.front ?? []).flatMap((card): Wound[] => {
    const words = handbook.cards[card];
    if (!words?.bars) return [];
    const by = byWhom(events, me, card);
    const entry = log.findLast((each: LogEntry | undefined) => each?.round === view.round && each.card === card && each.seat === by);
    const key = `play-hit-${card}`;
    return [
      {
        card,
        by: by === me ? null : by,
        told: entry?.text ?? words.title,
        means: t(has(key) ? key : "play-hit-dig"),
        cures: words.cured_by ?? [],
        plea: view.seats.length > 1 ? { phrase: "help-me", words: [words.tool ?? card] } : null,
        lasts: true,
      },
    ];
  });
}

/** A blow that leaves nothing lying before the reader, in the words of the news that told it. */
export function bruiseOf({ by, card }: Struck, handbook: Handbook, log: readonly LogEntry[]): Wound {
  const entry = log.findLast(({ tone }) => tone === "harm") ?? log.findLast(({ seat }) => seat === by) ?? log.at(-1);
  const plea = by === null ? null : { phrase: "distrust", words: [String(by)] };
  return { card, by, told: entry?.text ?? "", means: handbook.cards[card]?.effect ?? "", cures: [], plea, lasts: false };
}

/** Whoever played the card that came to lie before a seat last. */
function byWhom(events: readonly PlainEvent[], seat: number, card: string): number | null {
  const at = events.findLastIndex((event) => event.what === "fronted" && event.seat === seat && event.card === card);
  const played = at < 0 ? undefined : events.slice(0, at).findLast((event) => (event.what === "spent" || event.what === "announced") && event.card === card);
  return played?.seat ?? null;
}
