import { expect, test } from "vitest";
import { waitBefore } from "./backoff";

test("each wait is longer than the one before, up to eight seconds", () => {
  const waits = [0, 1, 2, 3, 4, 5, 6].map((attempt) => waitBefore(attempt, () => 1));
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
});

test("chance takes up to half of a wait away", () => {
  expect(waitBefore(2, () => 0)).toBe(500);
});
