// What players have just said, for the bubbles at their seats: for a few seconds, and nothing that was said before the page
// was opened.

import { untrack } from "svelte";
import { sentence } from "../talk/phrase.ts";
import type { Live } from "../wire/live.svelte.ts";
import type { Spoken } from "../wire/types.ts";

const SHOWN = 7_000;

export class Saying {
  by = $state.raw<ReadonlyMap<number, string>>(new Map());
  #heard = -1;

  /** The reader sits at `me`. */
  constructor(live: Live, names: () => readonly string[], me: () => number | null) {
    $effect(() => {
      const { said } = live;
      untrack(() => this.#hear(said, names(), me()));
    });
  }

  /** Everything that was said so far. */
  #hear(said: readonly Spoken[], names: readonly string[], me: number | null): void {
    if (this.#heard >= 0) for (const each of said.slice(this.#heard)) this.#show(each.seat, sentence(each, names, me));
    this.#heard = said.length;
  }

  #show(seat: number, text: string): void {
    // Whoever spoke last is the last one.
    this.by = new Map([...this.by].filter(([each]) => each !== seat)).set(seat, text);
    setTimeout(() => {
      if (this.by.get(seat) === text) this.by = new Map([...this.by].filter(([each]) => each !== seat));
    }, SHOWN);
  }
}
