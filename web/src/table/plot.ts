// Scores over time as curves.

import type { ScorePoint, Seat } from "../wire";

export interface Curves {
  seats: { seat: Seat; curve: { n: number; score: number }[] }[];
  last: number;
  least: number;
  most: number;
}

/** The same heights in the same order, but none nearer to another than `gap`, between `top` and `bottom` as far as they fit. */
export function apart(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((height, at) => ({ height, at })).sort((a, b) => a.height - b.height);
  let last = Number.NEGATIVE_INFINITY;
  for (const one of order) last = one.height = Math.max(one.height, last + gap, top);
  // What was pushed beyond the bottom pushes back.
  let next = Math.max(bottom, top + gap * (order.length - 1)) + gap;
  for (const one of order.toReversed()) next = one.height = Math.min(one.height, next - gap);
  const placed = [...heights];
  for (const { height, at } of order) placed[at] = height;
  return placed;
}

/** A curve as steps: a score holds until the next one. */
export function steps(curve: readonly { n: number; score: number }[]): { n: number; score: number }[] {
  return curve.flatMap((point, at) => {
    const before = curve[at - 1];
    return before ? [{ n: point.n, score: before.score }, point] : [point];
  });
}

/** A curve for each seat; scores that are hidden or no numbers are left out. */
export function curves(points: readonly ScorePoint[]): Curves {
  const count = Math.max(0, ...points.map((point) => point.scores.length));
  const seats = Array.from({ length: count }, (_, index) => ({
    seat: index + 1,
    curve: points.flatMap(({ n, scores }) => {
      const score = Number.parseFloat(scores[index] ?? "");
      return Number.isFinite(score) ? [{ n, score }] : [];
    }),
  }));
  const all = seats.flatMap(({ curve }) => curve.map(({ score }) => score));
  return { seats, last: points.at(-1)?.n ?? 0, least: Math.min(0, ...all), most: Math.max(1, ...all) };
}
