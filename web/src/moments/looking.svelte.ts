// Whether the reader still has to look at who he is: once when a round begins, and again when he becomes somebody else.
//
// Owns the memory of it, which a page that is loaded anew still has.  Never knows what he is.

const KEPT = "undermine.looked";

/** A round of a game of a table, as one seat plays it. */
export interface Turn {
  readonly table: string;
  readonly game: number;
  readonly round: number;
  readonly seat: number;
}

export class Looking {
  #seen = $state.raw<ReadonlySet<string>>(recall());
  /** He is another one than he was when he looked. */
  changed = $state(false);

  isDue(turn: Turn): boolean {
    return this.changed || !this.#seen.has(keyOf(turn));
  }

  /** He has looked. */
  done(turn: Turn): void {
    this.changed = false;
    this.#seen = new Set([...this.#seen, keyOf(turn)]);
    try {
      sessionStorage.setItem(KEPT, JSON.stringify([...this.#seen].slice(-40)));
    } catch {
      // Without a memory a page that is loaded anew shows it again.
    }
  }
}

function keyOf({ table, game, round, seat }: Turn): string {
  return `${table}/${game}/${round}/${seat}`;
}

function recall(): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
    return new Set(Array.isArray(found) ? found.filter((each) => typeof each === "string") : []);
  } catch {
    return new Set();
  }
}
