import { expect, test } from "vitest";
import { counted } from "./counting";

test("a score is on its way from one figure to another", () => {
  expect(counted("10", "20", 0)).toBe("10");
  expect(counted("10", "20", 1)).toBe("20");
  const half = Number(counted("10", "20", 0.5));
  expect(half).toBeGreaterThan(14);
  expect(half).toBeLessThan(20);
  expect(counted("20", "10", 0)).toBe("20");
});

test("every figure of a score counts for itself", () => {
  expect(counted("3 · 9", "5 · 9", 0)).toBe("3 · 9");
  expect(counted("3 · 9", "5 · 9", 1)).toBe("5 · 9");
  expect(counted("–", "7", 0.2)).toBe("7");
});
