import { expect, test } from "vitest";
import { apart, curves, steps } from "./plot";

test("hidden scores leave a gap, negative ones widen the scale", () => {
  const plot = curves([
    { n: 0, scores: ["0", "?"] },
    { n: 5, scores: ["-2", "7"] },
  ]);
  expect(plot.seats[1]?.curve).toEqual([{ n: 5, score: 7 }]);
  expect([plot.least, plot.most, plot.last]).toEqual([-2, 7, 5]);
});

test("a score holds until the next one", () => {
  expect(
    steps([
      { n: 0, score: 5 },
      { n: 9, score: 7 },
    ]),
  ).toEqual([
    { n: 0, score: 5 },
    { n: 9, score: 5 },
    { n: 9, score: 7 },
  ]);
});

test("signs at the ends of curves do not cover each other, and stay in the picture", () => {
  expect(apart([50, 10, 52], 14, 0, 100)).toEqual([50, 10, 64]);
  expect(apart([98, 99, 100], 14, 0, 100)).toEqual([72, 86, 100]);
  expect(apart([-5], 14, 0, 100)).toEqual([0]);
});
