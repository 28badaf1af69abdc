// Who of those that share a device needs it next.  Plain data; knows no page.

/** A seat that is played from this device, and what it was told. */
export interface Sitter {
  readonly seat: number;
  /** Who is asked, as this seat knows it. */
  readonly asked: number | null;
}

export interface Round {
  /** Seats that have seen how the last round ended and who they are; null: nobody is waited for. */
  readonly ready: readonly number[] | null;
  /** Everybody is looking at how a round ended. */
  readonly isShared: boolean;
}

/** The seat that the device goes to; null: it stays where it is.
 *  A question that only one of them knows of must not call for him: the others would learn that he is asked. */
export function nextSeat(sitters: readonly Sitter[], { ready, isShared }: Round): number | null {
  const [first] = sitters;
  if (!first) return null;
  const asked = first.asked !== null && sitters.every((each) => each.asked === first.asked) ? (sitters.find(({ seat }) => seat === first.asked)?.seat ?? null) : null;
  if (isShared) return null;
  const looks = ready === null ? undefined : sitters.find(({ seat }) => !ready.includes(seat));
  return looks?.seat ?? asked;
}
