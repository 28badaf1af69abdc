// Who suspected whom when a round was over, and what is to be said of it once the roles lie open.  Plain data.

import type { Finger, Handbook } from "../wire/types.ts";

export interface Verdict extends Finger {
  /** Whether it was one of those who were looked for; null if whoever pointed was one himself. */
  readonly right: boolean | null;
}

export interface Suspicion {
  readonly fingers: readonly Verdict[];
  /** Saboteurs, each with how many honest players pointed elsewhere. */
  readonly fooled: readonly { readonly seat: number; readonly count: number }[];
  /** Whether anybody honest pointed at a saboteur. */
  readonly isSeen: boolean;
}

export function suspicionOf(fingers: readonly Finger[], roles: readonly (string | null)[], handbook: Pick<Handbook, "roles">): Suspicion {
  const foul = (seat: number): boolean => handbook.roles[roles[seat] ?? ""]?.saboteur ?? false;
  const honest = fingers.filter(({ seat }) => !foul(seat));
  const liars = roles.flatMap((_, seat) => (foul(seat) ? [seat] : []));
  return {
    fingers: fingers.map((finger) => ({ ...finger, right: foul(finger.seat) ? null : foul(finger.whom) })),
    fooled: liars.map((seat) => ({ seat, count: honest.filter(({ whom }) => whom !== seat).length })).filter(({ count }) => count > 0),
    isSeen: honest.some(({ whom }) => foul(whom)),
  };
}

/** What is said of a finger: the key of its words, and its sign. */
export function verdictOf(right: boolean | null): { key: string; sign: "tick" | "close" | "right" } {
  if (right === null) return { key: "tales-pointed-bluff", sign: "right" };
  return right ? { key: "tales-pointed-right", sign: "tick" } : { key: "tales-pointed-wrong", sign: "close" };
}

/** Whether somebody may be what is looked for in this game. */
export function isSuspicious({ roles, players }: Pick<Handbook, "roles" | "players">): boolean {
  return players > 2 && Object.values(roles).some(({ saboteur }) => saboteur);
}
