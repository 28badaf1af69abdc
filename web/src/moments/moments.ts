// Which of the news deserve a moment of their own: somebody was struck, a goal was turned up, the lamps went out, or the
// reader is somebody else now.
//
// The one place where moments are read from what the server tells.  Everything that shows them works from what comes out
// here and knows no events.

import type { Cell, Handbook, PlainEvent, View } from "../wire/types.ts";

/** What a blow takes: a card lies before the seat, the hand or a card of it is gone, the role is another one, gold is. */
export type Blow = "front" | "hand" | "card" | "role" | "gold" | "figure";

export interface Struck {
  readonly kind: "struck";
  readonly whom: number;
  /** Who did it; null: nobody at the table. */
  readonly by: number | null;
  /** What was played for it; a back if that is not known. */
  readonly card: string;
  readonly blow: Blow;
}

export interface Turned {
  readonly kind: "goal";
  readonly goal: number;
  readonly at: Cell;
  readonly card: string;
  readonly find: "gold" | "rock" | "other";
}

/** The round is over and nobody reached the gold: where it was. */
export interface Dark {
  readonly kind: "dark";
  readonly at: Cell;
  readonly card: string;
}

/** The reader's role was changed in the middle of a round. */
export interface Recast {
  readonly kind: "recast";
}

export type Moment = Struck | Turned | Dark | Recast;

const BACK = "back-card";
/** The dwarf card of a seat is another one. */
const CHANGES: readonly string[] = ["hatted", "traded"];

export interface News {
  readonly events: readonly PlainEvent[];
  /** The table when it happened; of a round that is over, as it was then. */
  readonly view: View;
  /** A card that had been announced before, and takes effect with these news. */
  readonly announced?: { readonly seat: number; readonly card: string } | null;
}

export function momentsOf({ events, view, announced }: News, handbook: Handbook, me: number | null): Moment[] {
  const moments: Moment[] = [];
  let by: number | null = announced?.seat ?? null;
  let played = announced?.card ?? BACK;
  // Alone, one is struck by one's own cards.
  const isAlone = view.seats.length === 1;
  const strike = (whom: number | undefined, blow: Blow, from: number | null = by, card = played): void => {
    if (whom !== undefined && (whom !== from || isAlone)) moments.push({ kind: "struck", whom, by: whom === from ? null : from, card, blow });
  };
  const isDealt = events.some(({ what }) => what === "began");
  for (const event of events) {
    switch (event.what) {
      case "spent":
        by = event.seat ?? null;
        played = event.card ?? BACK;
        break;
      case "fronted":
        if (event.card && handbook.cards[event.card]?.bars) strike(event.seat, "front", by, event.card);
        break;
      case "swapped":
        strike(event.whom, "hand", event.seat ?? null);
        break;
      case "snatched":
        strike(event.whom, "card", event.seat ?? null);
        break;
      case "handed":
        strike(event.seat, "gold", event.whom ?? null, goldOf(event.amount ?? 1));
        break;
      case "found":
        moments.push(...turned(event, view, handbook));
        break;
      case "ended":
        if (event.finder === null) moments.push(...dark(events, view, handbook));
        break;
      default:
        if (!CHANGES.includes(event.what)) break;
        strike(event.seat, "role");
        if (event.seat === me && me !== null && !isDealt) moments.push({ kind: "recast" });
    }
  }
  return moments;
}

function goldOf(amount: number): string {
  return `gold-${Math.max(1, Math.min(3, amount))}`;
}

function turned({ goal = -1, card }: PlainEvent, view: View, handbook: Handbook): Turned[] {
  const at = view.goals[goal]?.at;
  if (!at || !card) return [];
  const face = handbook.faces[card];
  return [{ kind: "goal", goal, at, card, find: face?.is_gold ? "gold" : face?.is_rock ? "rock" : "other" }];
}

function dark(events: readonly PlainEvent[], view: View, handbook: Handbook): Dark[] {
  const bared = events.find(({ what }) => what === "bared")?.goals ?? [];
  const goal = bared.findIndex((card) => typeof card === "string" && handbook.faces[card]?.is_gold);
  const at = view.goals[goal]?.at;
  const card = bared[goal];
  return at && typeof card === "string" ? [{ kind: "dark", at, card }] : [];
}
