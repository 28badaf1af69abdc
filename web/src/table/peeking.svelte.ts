// Looking at the own role: whether it is looked at now, and whether it was since it was dealt or changed.

export class Peeking {
  on = $state(false);
  #round = $state(0);

  peek(on: boolean, round: number): void {
    this.on = on;
    if (on) this.#round = round;
  }

  /** Another role than the one that was looked at calls to be looked at. */
  forget(): void {
    this.#round = 0;
  }

  isFresh(round: number): boolean {
    return this.#round !== round;
  }
}
