// Which face sits where.  Whoever shows a table says it once; every face below finds its own by the number of the seat.

import { getContext, setContext } from "svelte";

const KEY = Symbol("faces");

type Faces = () => readonly (number | undefined)[];

/** As many as are drawn. */
export const FACES = 12;

export function provideFaces(faces: Faces): void {
  setContext(KEY, faces);
}

/** The face of a seat, asked while a component is made; where nobody said anything each seat has its own. */
export function facesHere(): (seat: number) => number {
  const faces = getContext<Faces | undefined>(KEY);
  return (seat) => faces?.()[seat] ?? seat % FACES;
}
