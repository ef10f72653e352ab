import { expect, test } from "vitest";
import { nextTo, type Target } from "./spatial";

const at = (id: string, x: number, y: number): Target => ({ id, x, y });
const grid = [at("a", 0, 0), at("b", 10, 0), at("c", 0, 10), at("d", 10, 10), at("far", 100, 13)];

test("arrows go to the neighbour in their direction", () => {
  expect(nextTo(grid, at("a", 0, 0), "right")?.id).toBe("b");
  expect(nextTo(grid, at("a", 0, 0), "down")?.id).toBe("c");
  expect(nextTo(grid, at("d", 10, 10), "left")?.id).toBe("c");
  expect(nextTo(grid, at("d", 10, 10), "up")?.id).toBe("b");
});

test("straight ahead goes before near but aside", () => {
  expect(nextTo(grid, at("d", 10, 10), "right")?.id).toBe("far");
});

test("every thing can be reached, even far aside", () => {
  expect(nextTo([at("a", 0, 0), at("z", 3, 90)], at("a", 0, 0), "right")?.id).toBe("z");
});

test("at the edge there is nothing further", () => {
  expect(nextTo(grid, at("far", 100, 13), "right")).toBeUndefined();
});
