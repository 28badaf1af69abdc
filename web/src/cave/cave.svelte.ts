// The parts of the cave, once they are here.  A table of another game never asks for them.

type Parts = typeof import("./parts.ts");

class Cave {
  parts = $state.raw<Parts | null>(null);
  #coming: Promise<void> | null = null;

  /** Whoever shows a cave asks; what could not be fetched is asked for again by the next one. */
  load(): void {
    this.#coming ??= import("./parts.ts")
      .then((parts) => void (this.parts = parts))
      .catch(() => void (this.#coming = null));
  }
}

export const cave = new Cave();
