// When somebody was away and what happened meanwhile, by the numbers of log entries.
//
// Owns the decision what counts as missed.  A phone that slept often shows the page first and connects again a moment
// later: what that connection brings was missed too, what happens after it was not.  Knows no clock and no page.

/** Whoever is back sooner has missed nothing worth a summary. */
const SHORTEST = 10_000;
/** As long after the return a new connection may still bring what was missed. */
const LATEST = 20_000;

/** How far the page has told the story, and when it was last looked at. */
export interface Mark {
  seen: number;
  at: number;
}

export class Absence {
  #left: Mark | null = null;
  #back: Mark | null = null;

  /** The page went out of sight, or it is a new page and this is where the last one stopped. */
  leave(mark: Mark): void {
    this.#left ??= mark;
    this.#back = null;
  }

  /** The page is seen again; the answer is the last entry that was read before, or null if nothing was missed. */
  comeBack(newest: number, at: number): number | null {
    const left = this.#left;
    this.#left = null;
    if (!left || at - left.at < SHORTEST) return null;
    this.#back = { seen: left.seen, at };
    return newest > left.seen ? left.seen : null;
  }

  /** The connection is there again; the same answer. */
  reconnect(newest: number, at: number): number | null {
    const back = this.#back;
    this.#back = null;
    return back && at - back.at < LATEST && newest > back.seen ? back.seen : null;
  }
}
