// Answers taken apart into steps, so that any question can be answered by pointing at one thing after the other.
//
// Works from the choices that the server sends and from nothing else: a game that asks something new needs no new code
// here.  A choice is a row of things to point at (a card, cells, fields, seats, a value, words); choices that differ only in how a
// card lies are one spot with two ways.

import type { Cell, Choice } from "../wire/types.ts";

export type Step =
  | { readonly kind: "opening"; readonly opening: string }
  | { readonly kind: "card"; readonly card: string }
  | { readonly kind: "cell"; readonly at: Cell }
  /** A field of the card on a cell, or an edge of it. */
  | { readonly kind: "field"; readonly at: Cell; readonly field: string; readonly edge: boolean }
  | { readonly kind: "seat"; readonly seat: number }
  | { readonly kind: "value"; readonly value: number }
  | { readonly kind: "word"; readonly word: string };

/** A choice that may be an opening of a turn without a card, which has a button before anything is pointed at. */
export interface Answer extends Choice {
  readonly opening?: string;
}

/** What one can point at next, and the choices behind it. */
export interface Spot {
  readonly key: string;
  readonly step: Step;
  readonly choices: readonly Choice[];
  /** Nothing more to point at: one choice, or the same one in two ways. */
  readonly ways: Ways | null;
}

export interface Ways {
  readonly upright: Choice | null;
  readonly turned: Choice | null;
}

/** What a question offers after some steps. */
export interface Offers {
  readonly cards: readonly Spot[];
  readonly cells: readonly Spot[];
  readonly fields: readonly Spot[];
  readonly seats: readonly Spot[];
  /** Openings, values and words: shown as buttons. */
  readonly buttons: readonly Spot[];
  /** Choices that are complete already. */
  readonly done: readonly Choice[];
}

export function stepsOf(choice: Answer): Step[] {
  const steps: Step[] = [];
  if (choice.opening !== undefined) steps.push({ kind: "opening", opening: choice.opening });
  if (choice.card !== undefined) steps.push({ kind: "card", card: choice.card });
  const letter = choice.field ?? choice.side;
  for (const at of choice.at ?? []) steps.push(letter ? { kind: "field", at, field: letter, edge: Boolean(choice.side) } : { kind: "cell", at });
  for (const seat of choice.seats ?? []) steps.push({ kind: "seat", seat });
  if (choice.value !== undefined) steps.push({ kind: "value", value: choice.value });
  for (const word of choice.more ?? []) steps.push({ kind: "word", word });
  return steps;
}

export function keyOfStep(step: Step): string {
  switch (step.kind) {
    case "opening":
      return `opening ${step.opening}`;
    case "card":
      return `card ${step.card}`;
    case "cell":
      return `cell ${step.at[0]},${step.at[1]}`;
    case "field":
      return `${step.edge ? "edge" : "field"} ${step.at[0]},${step.at[1]}:${step.field}`;
    case "seat":
      return `seat ${step.seat}`;
    case "value":
      return `value ${step.value}`;
    case "word":
      return `word ${step.word}`;
  }
}

/** The choices that begin with these steps. */
export function narrowed(choices: readonly Choice[], taken: readonly Step[]): Choice[] {
  const begin = taken.map(keyOfStep);
  return choices.filter((choice) => {
    const steps = stepsOf(choice);
    return begin.every((key, i) => steps[i] !== undefined && keyOfStep(steps[i]) === key);
  });
}

/** What can be pointed at after these steps. */
export function offersOf(choices: readonly Choice[], taken: readonly Step[] = []): Offers {
  const depth = taken.length;
  const spots = new Map<string, { step: Step; choices: Choice[] }>();
  const done: Choice[] = [];
  for (const choice of narrowed(choices, taken)) {
    const step = stepsOf(choice)[depth];
    if (!step) {
      done.push(choice);
      continue;
    }
    const key = keyOfStep(step);
    const spot = spots.get(key);
    if (spot) spot.choices.push(choice);
    else spots.set(key, { step, choices: [choice] });
  }
  const all = [...spots].map(([key, spot]): Spot => ({ key, ...spot, ways: waysOf(spot.choices, depth + 1) }));
  const of = (...kinds: Step["kind"][]): Spot[] => all.filter(({ step }) => kinds.includes(step.kind));
  return { cards: of("card"), cells: of("cell"), fields: of("field"), seats: of("seat"), buttons: of("opening", "value", "word"), done };
}

/** The choices as one answer in one or two ways, if they are that and end here. */
export function waysOf(choices: readonly Choice[], depth: number): Ways | null {
  if (!choices.length || choices.length > 2 || choices.some((choice) => stepsOf(choice).length > depth)) return null;
  const upright = choices.filter((choice) => !choice.turned);
  const turned = choices.filter((choice) => choice.turned);
  if (upright.length > 1 || turned.length > 1) return null;
  return { upright: upright[0] ?? null, turned: turned[0] ?? null };
}

/** The way that is wished, or the only one there is. */
export function wayOf(ways: Ways, turned: boolean): Choice | null {
  return (turned ? ways.turned : ways.upright) ?? ways.upright ?? ways.turned;
}

export function hasBothWays(ways: Ways | null | undefined): boolean {
  return Boolean(ways?.upright && ways.turned);
}
