// Places in the final standing: whoever has as much gold as another shares his place.

export interface Place {
  seat: number;
  place: number;
  score: number;
}

/** All seats, best first; equals share a place (1, 2, 2, 4) and stand in the order of their seats. */
export function placesOf(scores: readonly number[]): Place[] {
  return scores
    .map((score, seat) => ({ seat, score, place: 1 + scores.filter((other) => other > score).length }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
