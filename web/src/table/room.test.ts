import { expect, test } from "vitest";
import type { Panel } from "../wire";
import { isCrowded } from "./room";

const panels = (seats: number, facts: number): Panel[] =>
  Array.from({ length: seats }, (_, index) => ({
    seat: index + 1,
    name: "Ada",
    facts: Array.from({ length: facts }, () => ({ symbol: "ankh", label: "Ankhs", value: "2" })),
  }));

test("five with few facts have room, five with many and eight with few have not", () => {
  expect(isCrowded(panels(5, 5), 160, 830)).toBe(false);
  expect(isCrowded(panels(5, 16), 160, 830)).toBe(true);
  expect(isCrowded(panels(8, 5), 0, 830)).toBe(true);
});
