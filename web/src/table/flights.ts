// Which cards fly when something happened, from where to where: read from the events, drawn by Flights.svelte.

import type { Cell, PlainEvent, View } from "../wire/types.ts";

export type Spot =
  | { readonly kind: "seat"; readonly seat: number }
  | { readonly kind: "cell"; readonly at: Cell }
  | { readonly kind: "pile"; readonly pile: "deck" | "discard" };

export interface Flight {
  readonly card: string;
  readonly turned: boolean;
  readonly from: Spot;
  readonly to: Spot;
  /** What it is for: a card that is laid stays there, any other is gone when it has arrived. */
  readonly laid: boolean;
  /** After the card that was played has arrived. */
  readonly later: boolean;
}

const BACK = "back-card";
/** So many cards move at once only when a round is dealt; then nothing flies. */
const MANY = 8;

export function flightsOf(events: readonly PlainEvent[], view: View): Flight[] {
  if (events.some(({ what }) => what === "began")) return [];
  const flights: Flight[] = [];
  const discard: Spot = { kind: "pile", pile: "discard" };
  let player: Spot = discard;
  let played = BACK;
  const fly = (card: string | null | undefined, from: Spot, to: Spot, more: Partial<Flight> = {}): void => {
    flights.push({ card: card ?? BACK, turned: false, from, to, laid: false, later: false, ...more });
  };
  for (const event of events) {
    const seat: Spot = { kind: "seat", seat: event.seat ?? 0 };
    switch (event.what) {
      case "spent":
        player = seat;
        played = event.card ?? BACK;
        break;
      case "placed":
        if (event.at) fly(event.card, player, { kind: "cell", at: event.at }, { turned: event.turned ?? false, laid: true });
        break;
      case "removed":
        if (event.at) fly(played, player, { kind: "cell", at: event.at });
        break;
      case "fronted":
        fly(event.card, player, seat);
        break;
      case "cleared":
        fly(played, player, seat);
        fly(event.card, seat, discard, { later: true });
        break;
      case "seen": {
        const at = event.seat === undefined ? undefined : view.goals[event.goal ?? -1]?.at;
        if (at) fly(played, player, { kind: "cell", at });
        break;
      }
      case "discarded":
        fly(event.card, seat, discard);
        break;
      case "drew":
        fly(null, { kind: "pile", pile: "deck" }, seat, { later: true });
        break;
    }
  }
  return flights.length > MANY ? [] : flights;
}
