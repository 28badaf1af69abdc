// What was done, kept in this browser: ticks, and where to go on.

class Ticks {
  readonly #key: string;
  #done = $state.raw<ReadonlySet<string>>(new Set());

  constructor(key: string) {
    this.#key = key;
    this.#done = this.#read();
    if (typeof window !== "undefined") {
      addEventListener("storage", (event) => {
        if (event.key === key) this.#done = this.#read();
      });
    }
  }

  has(name: string): boolean {
    return this.#done.has(name);
  }

  add(name: string): void {
    if (this.has(name)) return;
    this.#done = new Set([...this.#done, name]);
    try {
      localStorage.setItem(this.#key, JSON.stringify([...this.#done]));
    } catch {
      // Kept for this visit only.
    }
  }

  #read(): Set<string> {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.#key) ?? "[]");
      return new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : []);
    } catch {
      return new Set();
    }
  }
}

export const lessonsDone = new Ticks("undermine.lessons");
export const puzzlesSolved = new Ticks("undermine.puzzles");
/** Those of them that were found at the first try. */
export const puzzlesClean = new Ticks("undermine.puzzles.clean");
