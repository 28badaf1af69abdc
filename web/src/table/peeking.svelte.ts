// Looking at the own role: as long as it is held, or for two seconds after a tap; and whether it was looked at since it was
// dealt or changed.

/** Whoever lets go sooner has tapped, in milliseconds. */
const TAP = 350;
const SHOWN = 2_000;

export class Peeking {
  on = $state(false);
  #round = $state(0);
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Pressed, or let go. */
  peek(on: boolean, round: number): void {
    clearTimeout(this.#timer);
    if (on) {
      if (!this.on) this.#since = Date.now();
      this.on = true;
      this.#round = round;
    } else if (this.on && Date.now() - this.#since < TAP) {
      this.#timer = setTimeout(() => (this.on = false), SHOWN);
    } else this.on = false;
  }

  /** Nobody may see it any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.on = false;
  }

  /** He has looked at it elsewhere. */
  know(round: number): void {
    this.#round = round;
  }

  /** Another role than the one that was looked at calls to be looked at. */
  forget(): void {
    this.#round = 0;
  }

  isFresh(round: number): boolean {
    return this.#round !== round;
  }
}
