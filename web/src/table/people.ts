// The seats of a table as they are shown: names, tools, what is the matter with each.  Plain data from what the server told.

import type { Component } from "svelte";
import { type Belongings, slotsOf } from "../features/slots.svelte.ts";
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
  /** What everybody sees of it instead of its tools and its purse. */
  readonly own: { readonly seat: Belongings; readonly Shown: Component<{ seat: Belongings }> } | null;
  /** The token of its colour, where seats have colours: then its gold lies open, too. */
  readonly token: string;
  /** What the seat did last. */
  readonly move: LogEntry | null;
}

export function peopleOf(table: TableInfo, position: Position | null, handbook: Handbook | null, log: readonly LogEntry[]): Person[] {
  const view = position?.view;
  const { belongings, Belongings: Shown } = slotsOf(handbook);
  return table.seats.map((info, seat): Person => {
    const shown = view?.seats[seat];
    const front = shown?.front ?? [];
    const tools = (handbook?.tools ?? []).map(({ tool, card, name }) => ({ tool, name, broken: front.includes(card) }));
    const breaking = new Set((handbook?.tools ?? []).map(({ card }) => card));
    const owns = view && belongings?.(view, handbook, seat);
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
        harms: handbook?.cards[card]?.bars ?? false,
      })),
      thinks: position?.asked === seat && table.state === "running" && !table.paused,
      ready: table.resting?.ready.includes(seat) ?? false,
      gold: shown?.gold ?? null,
      goldCards: shown?.gold_cards ?? 0,
      own: owns && Shown ? { seat: owns, Shown } : null,
      token: shown?.colour ? `token-${shown.colour}` : "",
      move: moveOf(log, seat, view?.round ?? 0),
    };
  });
}

function moveOf(log: readonly LogEntry[], seat: number, round: number): LogEntry | null {
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
