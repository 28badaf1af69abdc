// What those at a table look like.  Owns the way from a seat to a face: a page says it once for all that it shows.

import { getContext, setContext } from "svelte";

const KEY = Symbol("faces");
type Faces = () => readonly number[];

/** From here on a seat has the face that is told for it. */
export function provideFaces(faces: Faces): void {
  setContext(KEY, faces);
}

/** Seat -> the number of its drawing; where nobody told it, that of the seat. */
export function useFaces(): (seat: number) => number {
  const faces = getContext<Faces | undefined>(KEY);
  return (seat) => faces?.()[seat] ?? seat;
}
