import { expect, test } from "vitest";
import { leftOf, spell } from "./clock";

const clock = { at: 1000, left: [60_000, 5000], running: [2] };

test("only a clock that runs loses time, and never below nothing", () => {
  expect(leftOf(clock, 1, 4000)).toBe(60_000);
  expect(leftOf(clock, 2, 4000)).toBe(2000);
  expect(leftOf(clock, 2, 40_000)).toBe(0);
});

test("time is spelled by what matters", () => {
  expect(spell(65_000, "j")).toBe("1:05");
  expect(spell(3_725_000, "j")).toBe("1:02:05");
  expect(spell(3 * 86_400_000 + 4 * 3_600_000, "j")).toBe("3 j 04 h");
});
