// What a review says, made ready to be shown.

import type { ReviewDecision, Reviewed, Seat } from "../../wire";

/** What a seat could hope for after an input: the last that was judged until then. */
export function hopeAt(review: Reviewed, seat: Seat, n: number): number {
  let hope = review.points[0]?.worth[seat - 1] ?? 0;
  for (const point of review.points) {
    if (point.n > n) break;
    hope = point.worth[seat - 1] ?? hope;
  }
  return hope;
}

/** Where the curve of a seat is there, on the line between what was judged before and after. */
export function between(review: Reviewed, seat: Seat, n: number): number {
  const after = review.points.findIndex((point) => point.n > n);
  const [left, right] = [review.points[after - 1], review.points[after]];
  const [from, to] = [left?.worth[seat - 1], right?.worth[seat - 1]];
  if (!left || !right || from === undefined || to === undefined) return hopeAt(review, seat, n);
  return from + ((to - from) * (n - left.n)) / (right.n - left.n);
}

/** What is told of an input: of a choice first, for there is most to say. */
export function momentAt(review: Reviewed, n: number): ReviewDecision | undefined {
  const told = review.moments.filter((moment) => moment.n === n);
  return told.find((moment) => moment.kind === "choice") ?? told[0];
}

/** Marks along a line, in two rows where they would lie on each other. */
export function rows(places: readonly number[], wide: number): (0 | 1)[] {
  const last = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return places.map((place) => {
    const row = place - (last[0] ?? 0) >= wide ? 0 : 1;
    last[row] = place;
    return row;
  });
}

/** A share as a person says it: `45 %`, `+16 %`, `−4 %`. */
export function percent(share: number, signed = false): string {
  const whole = Math.round(share * 100);
  const sign = !signed || whole === 0 ? "" : whole > 0 ? "+" : "−";
  return `${signed ? sign + Math.abs(whole) : whole}\u00a0%`;
}
