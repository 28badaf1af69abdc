// The seats of a table as they are shown: names, tools, what is the matter with each.  Plain data from what the server told.

import { cave } from "../cave/cave.svelte.ts";
import type { CaveSeat } from "../cave/seat.ts";
import type { Position } from "../wire/position.ts";
import type { Handbook, LogEntry, TableInfo } from "../wire/types.ts";

export interface Person {
  readonly seat: number;
  readonly name: string;
  readonly me: boolean;
  readonly bot: boolean;
  /** A bot plays for a person. */
  readonly standIn: boolean;
  readonly away: boolean;
  readonly cards: number;
  /** Every tool of the game, and whether it is broken. */
  readonly tools: readonly { tool: string; name: string; broken: boolean }[];
  /** Other cards that lie before the seat: their names, their signs, and whether the seat suffers from them. */
  readonly front: readonly { card: string; name: string; icon: string; harms: boolean }[];
  readonly thinks: boolean;
  readonly ready: boolean;
  readonly gold: number | null;
  readonly goldCards: number;
  /** In the Dark Cave: what everybody sees of the dwarf. */
  readonly cave: CaveSeat | null;
  /** The token of its colour, where seats have colours: then its gold lies open, too. */
  readonly token: string;
  /** What the seat did last. */
  readonly deed: LogEntry | null;
}

/** Cards that a player lays before himself, for his own good. */
const OWN: ReadonlySet<string> = new Set(["theft"]);

export function peopleOf(table: TableInfo, position: Position | null, handbook: Handbook | null, log: readonly LogEntry[]): Person[] {
  const view = position?.view;
  return table.seats.map((info, seat): Person => {
    const shown = view?.seats[seat];
    const front = shown?.front ?? [];
    const tools = (handbook?.tools ?? []).map(({ tool, card, name }) => ({ tool, name, broken: front.includes(card) }));
    const breaking = new Set((handbook?.tools ?? []).map(({ card }) => card));
    return {
      seat,
      name: info.name ?? "",
      me: seat === table.seat,
      bot: info.kind === "bot",
      standIn: info.kind === "person" && Boolean(info.stand_in),
      away: info.kind === "person" && info.present === false,
      cards: shown?.cards ?? 0,
      tools,
      front: front.filter((card) => !breaking.has(card)).map((card) => ({
        card,
        name: handbook?.cards[card]?.name ?? card,
        icon: card.replace(/^I+-/, ""),
        // In the cave what lies before a seat is its gear, or a monster that it leads.
        harms: !view?.cave && !OWN.has(card),
      })),
      thinks: position?.asked === seat && table.state === "running" && !table.paused,
      ready: table.resting?.ready.includes(seat) ?? false,
      gold: shown?.gold ?? null,
      goldCards: shown?.gold_cards ?? 0,
      cave: (view && cave.parts?.caveSeat(view, handbook, seat)) ?? null,
      token: shown?.colour ? `token-${shown.colour}` : "",
      deed: deedOf(log, seat, view?.round ?? 0),
    };
  });
}

function deedOf(log: readonly LogEntry[], seat: number, round: number): LogEntry | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i];
    if (!entry) continue;
    if (entry.round !== round) return null;
    if (entry.seat === seat) return entry;
  }
  return null;
}

/** The others in the order of the turns, beginning after `me`; a spectator sees all from the first seat on. */
export function around<T extends { seat: number }>(people: readonly T[], me: number | null): T[] {
  if (me === null) return [...people];
  return [...people.slice(me + 1), ...people.slice(0, me)];
}
