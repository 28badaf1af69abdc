// Walking as a person thinks of it: a field is chosen, and the steps that lead there are answered one after the other.
//
// Owns the field that is aimed at and the steps that are still to be made.  Every step is one of the server's choices;
// when something else is asked meanwhile, or the step is not offered, the walk ends and the person is asked as usual.

import type { Asking } from "../../question/asking.svelte.ts";
import type { Live } from "../../wire/live.svelte.ts";
import type { Passage } from "../../wire/types.ts";
import type { Walking } from "../slots.svelte.ts";
import { isDear, reachable } from "./offers.ts";

const MOVE = "move";

interface Plan {
  readonly mover: string;
  /** The moves that must be left when the next step is made. */
  readonly budget: number;
  readonly steps: readonly string[];
}

export class Walk implements Walking {
  #plan = $state.raw<Plan | null>(null);
  #aim = $state.raw<{ n: number; key: string } | null>(null);
  /** Who wants to choose every step; forgotten when somebody else moves. */
  #slow = $state.raw<string | null>(null);
  readonly #live: Live;
  readonly #asking: Asking;

  constructor(live: Live, asking: Asking) {
    this.#live = live;
    this.#asking = asking;
  }

  readonly #mover: string | null = $derived.by(() => {
    const { position } = this.#live;
    return this.#asking.mine && position?.question === MOVE ? (position.view.cave?.mover ?? null) : null;
  });

  readonly slowly: boolean = $derived.by(() => this.#slow !== null && this.#slow === this.#mover);

  /** Fields that can be reached, by their key; none while an answer is on its way. */
  readonly ways: ReadonlyMap<string, Passage> = $derived.by(() =>
    this.#mover === null || this.#asking.sent || this.#plan ? new Map() : reachable(this.#live.position?.ways ?? [], this.slowly),
  );

  readonly aim: string = $derived.by(() => (this.#aim && this.#aim.n === this.#live.position?.n && this.ways.has(this.#aim.key) ? this.#aim.key : ""));

  readonly aimed: Passage | null = $derived.by(() => this.ways.get(this.aim) ?? null);

  /** Point at a field.  A tap, or a way that costs something, only aims; the second one goes. */
  point(key: string, tapped: boolean): void {
    const way = this.ways.get(key);
    if (!way) return;
    if (this.aim === key || (!tapped && !isDear(way))) this.go(way);
    else this.#aim = { n: this.#live.position?.n ?? -1, key };
  }

  go(way: Passage): void {
    const cave = this.#live.position?.view.cave;
    if (!cave || this.#mover === null) return;
    this.#aim = null;
    this.#plan = { mover: this.#mover, budget: cave.budget, steps: way.steps };
    this.goOn();
  }

  /** The table has gone on: the next step, or the end of the walk. */
  goOn(): void {
    const plan = this.#plan;
    if (this.#mover === null) this.#slow = null;
    if (!plan) return;
    const [next, ...rest] = plan.steps;
    const budget = this.#live.position?.view.cave?.budget;
    const choice = this.#mover === plan.mover && budget === plan.budget ? this.#asking.choices.find(({ words }) => words === next) : undefined;
    this.#plan = choice && rest.length ? { ...plan, budget: plan.budget - 1, steps: rest } : null;
    if (choice) void this.#asking.answer(choice);
  }

  stepByStep(): void {
    this.#aim = null;
    this.#slow = this.slowly ? null : this.#mover;
  }

  /** Take the aim back; false if there was none. */
  back(): boolean {
    if (!this.aim) return false;
    this.#aim = null;
    return true;
  }
}
