// What a review says, made ready to be shown.

import type { Review, ReviewMoment, Seat } from "../../wire";

/** What a seat could hope for after an input: the last that was judged until then. */
export function hopeAt(review: Review, seat: Seat, n: number): number {
  let hope = review.points[0]?.worth[seat - 1] ?? 0;
  for (const point of review.points) {
    if (point.n > n) break;
    hope = point.worth[seat - 1] ?? hope;
  }
  return hope;
}

/** By how much an input moved what a seat could hope for. */
export function swing(review: Review, seat: Seat, n: number): number {
  return hopeAt(review, seat, n) - hopeAt(review, seat, n - 1);
}

/** By how much a moment counts: what a choice gave away, or what it and chance brought. */
export function weight(review: Review, moment: ReviewMoment): number {
  const lost = moment.chance_played - moment.chance_best;
  return moment.kind === "choice" && moment.best !== moment.label && lost < 0 ? lost : swing(review, moment.seat, moment.n);
}

/** What chance brought a seat in all, in the moments that were told. */
export function luckOf(review: Review, seat: Seat): number {
  return review.moments.filter((moment) => moment.kind === "luck").reduce((sum, moment) => sum + swing(review, seat, moment.n), 0);
}

/** A share as a person says it: `45 %`, `+16 %`, `−4 %`. */
export function percent(share: number, signed = false): string {
  const whole = Math.round(share * 100);
  const sign = !signed || whole === 0 ? "" : whole > 0 ? "+" : "−";
  return `${signed ? sign + Math.abs(whole) : whole}\u00a0%`;
}
