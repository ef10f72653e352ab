import { describe, expect, it } from "vitest";
import type { Review } from "../../wire";
import { hopeAt, luckOf, percent, swing, weight } from "./judge";

const review: Review = {
  ready: true,
  progress: 1,
  points: [
    { n: 0, worth: [0.5, 0.5] },
    { n: 4, worth: [0.3, 0.7] },
    { n: 5, worth: [0.6, 0.4] },
  ],
  moments: [
    { n: 4, seat: 1, label: "Pray", best: "Build", chance_played: 0.3, chance_best: 0.52, kind: "choice" },
    { n: 5, seat: 1, label: "Dice", best: "Dice", chance_played: 0.6, chance_best: 0.6, kind: "luck" },
  ],
};

describe("review", () => {
  it("knows what a seat could hope for at any moment", () => {
    expect([0, 3, 4, 5, 99].map((n) => hopeAt(review, 1, n))).toEqual([0.5, 0.5, 0.3, 0.6, 0.6]);
    expect(swing(review, 2, 4)).toBeCloseTo(0.2);
  });

  it("counts what a choice gave away, and luck as what it brought", () => {
    expect(review.moments.map((moment) => weight(review, moment).toFixed(2))).toEqual(["-0.22", "0.30"]);
    expect(luckOf(review, 1)).toBeCloseTo(0.3);
    expect(luckOf(review, 2)).toBeCloseTo(-0.3);
  });

  it("says shares as people do", () => {
    expect([percent(0.446), percent(0.16, true), percent(-0.04, true), percent(0.001, true)]).toEqual(["45\u00a0%", "+16\u00a0%", "−4\u00a0%", "0\u00a0%"]);
  });
});
