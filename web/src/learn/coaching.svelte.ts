// Somebody who explains a game while it is played.  Owns which remark stands now and which were made; what is worth a
// remark says coach.ts.

import { untrack } from "svelte";
import type { Live } from "../wire/live.svelte.ts";
import { isRead, type Remark, remarkOf } from "./coach.ts";

export class Coaching {
  remark = $state<Remark | null>(null);
  readonly #live: Live;
  readonly #told: Set<Remark>;
  #since = -1;
  #wasTurn = false;

  /** Remarks that the reader need not hear are `told` already. */
  constructor(live: Live, told: readonly Remark[] = []) {
    this.#live = live;
    this.#told = new Set(told);
    $effect(() => {
      const { table, position } = live;
      if (!table || !position) return;
      untrack(() => {
        if (this.remark && isRead(this.remark)) return;
        const mine = position.asked === position.view.me || position.question === "take" || table.state === "over";
        // What happened is explained until it is the learner's turn; what can be done, until something was done.
        if (this.remark && (position.n === this.#since || (!mine && !this.#wasTurn))) return;
        this.next();
      });
    });
  }

  next(): void {
    const { table, position } = this.#live;
    if (!table || !position) return;
    this.remark = remarkOf(table, position, this.#told);
    if (!this.remark) return;
    this.#told.add(this.remark);
    this.#wasTurn = position.asked === position.view.me;
    this.#since = position.n;
  }
}
