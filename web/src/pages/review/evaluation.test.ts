import { describe, expect, it } from "vitest";
import type { Reviewed } from "../../wire";
import { between, hopeAt, momentAt, percent, rows } from "./evaluation";

const review: Reviewed = {
  ready: true,
  progress: 1,
  points: [
    { n: 0, worth: [0.5, 0.5] },
    { n: 4, worth: [0.3, 0.7] },
    { n: 5, worth: [0.6, 0.4] },
  ],
  moments: [
    { n: 4, seat: 1, label: "Pray", best: "Pray", chance_played: 0.3, chance_best: 0.3, swing: -0.1, kind: "luck" },
    { n: 4, seat: 1, label: "Pray", best: "Build", chance_played: 0.3, chance_best: 0.52, swing: -0.22, kind: "choice" },
  ],
  turns: [],
  luck: [-0.1, 0.1],
  choices: [-0.22, 0],
};

describe("review", () => {
  it("knows what a seat could hope for at any moment", () => {
    expect([0, 3, 4, 5, 99].map((n) => hopeAt(review, 1, n))).toEqual([0.5, 0.5, 0.3, 0.6, 0.6]);
  });

  it("finds the curve between two moments", () => {
    expect([0, 2, 4, 99].map((n) => between(review, 1, n))).toEqual([0.5, 0.4, 0.3, 0.6]);
  });

  it("speaks of the choice first where there was luck as well", () => {
    expect([momentAt(review, 4)?.kind, momentAt(review, 5)]).toEqual(["choice", undefined]);
  });

  it("puts marks that would lie on each other into two rows", () => {
    expect(rows([0, 5, 40, 70, 75], 22)).toEqual([0, 1, 0, 0, 1]);
  });

  it("says shares as people do", () => {
    expect([percent(0.446), percent(0.16, true), percent(-0.04, true), percent(0.001, true)]).toEqual([
      "45\u00a0%",
      "+16\u00a0%",
      "−4\u00a0%",
      "0\u00a0%",
    ]);
  });
});
