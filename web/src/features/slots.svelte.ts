// What features bring to a table on this page, slot by slot.
//
// Owns the slots and the loading.  A folder here is called like the feature on the server, and its `slots.ts` says what it
// has; it is loaded when the handbook of a table names that feature, so no other table asks for it.  Whoever leaves a
// slot open asks `slotsOf` and does without what is not there, or not yet.

import type { Component, Snippet } from "svelte";
import type { Bounds, Camera } from "../board/camera.ts";
import type { FieldOffer } from "../board/offer.ts";
import type { Asking } from "../question/asking.svelte.ts";
import type { Struck } from "../moments/moments.ts";
import type { Spot } from "../question/steps.ts";
import type { Live } from "../wire/live.svelte.ts";
import type { Cell, Handbook, Passage, PlainEvent, View } from "../wire/types.ts";

/** What is shown of a seat in place of its tools and its purse. */
export interface Belongings {
  readonly clan: string;
  readonly nuggets: number;
  /** Icons of what lies before it. */
  readonly gear: readonly string[];
  readonly lies: boolean;
  readonly out: boolean;
  /** The icon of the role, once everybody knows it, or the reader alone. */
  readonly role: string;
  readonly onlyYou: boolean;
  /** All of it for ears. */
  readonly words: readonly string[];
}

/** Somebody walks over the fields of cards: where one can go, what is aimed at, and the steps that lead there. */
export interface Walking {
  readonly ways: ReadonlyMap<string, Passage>;
  readonly aim: string;
  readonly aimed: Passage | null;
  readonly slowly: boolean;
  point(key: string, tapped: boolean): void;
  go(way: Passage): void;
  goOn(): void;
  stepByStep(): void;
  back(): boolean;
}

/** An answer with a key of its own, and what the list of keys says of it. */
export interface AnswerKey {
  readonly key: string;
  readonly verb: string;
  readonly words: string;
}

/** A draw pile in layers: the back on top, and how many cards each layer has left. */
export interface Layers {
  readonly top: string | null;
  readonly counts: readonly (readonly [name: string, count: number])[];
}

/** What everybody knows of a seat from the beginning, where that is what a game is about. */
export interface Known {
  readonly title: string;
  readonly task: string;
  /** A card and a token that show it. */
  readonly card: string;
  readonly token: string;
}

/** A round whose gold lies open: what each seat took and gave, card by card. */
export interface OpenRound {
  readonly round: number;
  /** Why it is over. */
  readonly ending: string;
  readonly took: readonly (readonly number[])[];
  readonly gave: readonly (readonly number[])[];
}

export interface Slots {
  // The board.
  /** Over the cards: who stands on their fields, what lies on their edges. */
  readonly Standing?: Component<{ view: View; handbook: Handbook; size: number }>;
  /** Fields that may be pointed at. */
  readonly FieldLights?: Component<{ view: View; handbook: Handbook; fields: ReadonlyMap<string, FieldOffer>; onfocus: (offer: FieldOffer) => void }>;
  /** Who and what is on the card of a cell, for ears. */
  readonly whoOn?: (view: View, handbook: Handbook, cell: Cell, names: readonly string[]) => string[];
  /** The field that a thumb means at this point of the frame. */
  readonly nearestField?: (view: View, handbook: Handbook, fields: Iterable<FieldOffer>, camera: Camera, point: readonly [x: number, y: number]) => string | null;
  /** What has to be seen at large while fields are offered. */
  readonly boundsNear?: (view: View, fields: Iterable<FieldOffer>) => Bounds | null;
  /** The card on which whoever moves now stands. */
  readonly moverAt?: (view: View) => Cell | null;

  // What is asked.
  readonly Walk?: new (live: Live, asking: Asking) => Walking;
  readonly WayTray?: Component<{ walk: Walking }>;
  readonly fieldOffers?: (spots: ReadonlyMap<string, Spot>, ways: ReadonlyMap<string, Passage>, aimed: string) => ReadonlyMap<string, FieldOffer>;
  readonly keys?: readonly AnswerKey[];

  // Moments.
  /** Whom what happened between two views struck, where no card tells it. */
  readonly hits?: (before: View, now: View, handbook: Handbook) => Struck[];
  /** Who a seat is, where that is no secret; shown when a game begins. */
  readonly known?: (view: View, seat: number) => Known | null;

  // Seats and piles.
  readonly belongings?: (view: View, handbook: Handbook | null, seat: number) => Belongings | null;
  readonly Belongings?: Component<{ seat: Belongings }>;
  readonly layers?: (view: View) => Layers | null;
  /** What lies beside the piles for everybody. */
  readonly Supply?: Component<{ view: View; handbook: Handbook }>;

  // When a round or the game is over.
  /** What became of a seat, in a few words. */
  readonly fateOf?: (view: View, seat: number) => string;
  /** The rounds that have ended with open gold, oldest first. */
  readonly openRounds?: (events: readonly PlainEvent[], seats: number) => OpenRound[];
  readonly RoundEnd?: Component<{
    live: Live;
    handbook: Handbook;
    tales: readonly OpenRound[];
    ended: View | null;
    goOn: Snippet;
    look: Snippet<[View]>;
    talk: Snippet<[readonly string[]]>;
  }>;
  readonly Summary?: Component<{ handbook: Handbook; tales: readonly OpenRound[]; names: readonly string[]; scores: readonly number[] }>;
}

const FOLDERS = import.meta.glob<{ default: Slots }>("./*/slots.ts");
const coming = new Set<string>();
let here = $state.raw<ReadonlyMap<string, Slots>>(new Map());

/** What the features of a game bring, as far as it is here. */
export function slotsOf(handbook: Handbook | null): Slots {
  return Object.assign({}, ...(handbook?.features ?? []).map((name) => here.get(name)));
}

/** Whether all that the features of a game bring is here. */
export function areLoaded({ features }: Handbook): boolean {
  return features.every((name) => here.has(name) || !FOLDERS[`./${name}/slots.ts`]);
}

/** Whoever shows a table asks; what could not be fetched is asked for again by the next one. */
export function loadSlots(handbook: Handbook): void {
  for (const name of handbook.features) {
    const load = FOLDERS[`./${name}/slots.ts`];
    if (!load || coming.has(name)) continue;
    coming.add(name);
    load()
      .then(({ default: slots }) => void (here = new Map([...here, [name, slots]])))
      .catch(() => void coming.delete(name));
  }
}
