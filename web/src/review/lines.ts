// A review as what its page draws: which line goes where, what stands at a step, where the mistakes are.  Knows no page.

import type { Review, ReviewDecision, ReviewPoint, ReviewRound } from "../wire/types.ts";

export interface Line {
  key: string;
  kind: "above" | "seat" | "suspicion" | "other" | "gold";
  /** Whose it is; -1 for nobody's. */
  seat: number;
  /** 0 to 1 by step, upwards; null where nothing is known. */
  values: (number | null)[];
}

export const MISTAKES: readonly ReviewDecision["verdict"][] = ["small", "clear", "decisive"];

/** The round that a step belongs to; what comes after a round belongs to it. */
export function roundAt(review: Review, step: number): ReviewRound | undefined {
  return review.rounds.findLast((round) => round.first <= step) ?? review.rounds[0];
}

/** How things stood at a step: after it, or after the last one before it that is told. */
export function pointAt(round: ReviewRound, step: number): ReviewPoint | undefined {
  return round.points.findLast((point) => point.step <= step) ?? round.points[0];
}

/** The most gold that any line of a round reaches; at least one nugget, so that little looks little. */
export function mostGold(round: ReviewRound): number {
  return Math.max(1, ...round.points.flatMap((point) => point.gold));
}

/** The lines of a round with a seat's eyes; where there is no chance, the gold of everybody. */
export function linesOf(round: ReviewRound, seat: number): Line[] {
  const of = (pick: (point: ReviewPoint) => number | null | undefined): (number | null)[] => round.points.map((point) => pick(point) ?? null);
  const seats = Math.max(0, ...round.points.map((point) => point.gold.length));
  if (round.points.every((point) => point.chance === null)) {
    const most = mostGold(round);
    return Array.from({ length: seats }, (_, who): Line => ({ key: `gold-${who}`, kind: "gold", seat: who, values: of((point) => (point.gold[who] ?? 0) / most) }));
  }
  const lines: Line[] = [];
  for (let who = 0; who < seats; who++) {
    if (who !== seat && round.points.some((point) => point.suspicion.length)) {
      lines.push({ key: `other-${who}`, kind: "other", seat: who, values: of((point) => point.suspicion[who]) });
    }
  }
  if (round.points.some((point) => point.suspicion.length)) {
    lines.push({ key: "suspicion", kind: "suspicion", seat, values: of((point) => point.suspicion[seat]) });
  }
  if (round.points.some((point) => point.known.length)) {
    lines.push({ key: "seat", kind: "seat", seat, values: of((point) => point.known[seat]) });
  }
  lines.push({ key: "above", kind: "above", seat: -1, values: of((point) => point.chance) });
  return lines;
}

/** A line as the path of an SVG, in a box of this size; it breaks where nothing is known. */
export function pathOf(values: readonly (number | null)[], width: number, height: number): string {
  let path = "";
  let pen = false;
  values.forEach((value, number) => {
    if (value === null) {
      pen = false;
      return;
    }
    const x = values.length > 1 ? (number * width) / (values.length - 1) : width / 2;
    path += `${pen ? "L" : "M"}${x.toFixed(1)} ${((1 - Math.max(0, Math.min(1, value))) * height).toFixed(1)}`;
    pen = true;
  });
  return path;
}

/** The mistake before or after a step, of anybody; null if there is none. */
export function mistakeFrom(review: Review, step: number, way: 1 | -1): number | null {
  const steps = review.rounds.flatMap((round) => round.decisions.filter((each) => MISTAKES.includes(each.verdict)).map((each) => each.step));
  const found = steps.filter((each) => (way > 0 ? each > step : each < step)).sort((one, other) => way * (one - other));
  return found[0] ?? null;
}

/** A change with its sign: "+12", "−3", "0". */
export function signed(value: number, digits = 0): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return `${value > 0 ? "+" : "\u2212"}${text}`;
}
