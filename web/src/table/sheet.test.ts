import { expect, test } from "vitest";
import { sheetOf } from "./sheet";

const line = (seat: number, label: string, column: string, value: number) => ({ seat, label, column, value, rule: "end" });

test("lines of one name stand in one row, and each column has its totals", () => {
  const [talents, amulets] = sheetOf([
    line(1, "Works", "Talents", 12),
    line(2, "Works", "Talents", 9),
    line(1, "Gold", "Talents", 3),
    line(1, "Pyramid", "Amulets", 4),
  ]);
  expect(talents?.rows.map((row) => row.label)).toEqual(["Works", "Gold"]);
  expect(talents?.totals.get(1)).toBe(15);
  expect(talents?.rows[0]?.values.get(2)).toBe(9);
  expect(amulets?.totals.get(1)).toBe(4);
});

test("how many there are stands beside the points, not in the name of the row", () => {
  const [points] = sheetOf([line(1, "Signs (2)", "points", 20), line(2, "Signs (4)", "points", 40)]);
  expect(points?.rows.map((row) => row.label)).toEqual(["Signs"]);
  expect(points?.rows[0]?.counts.get(2)).toBe(4);
  expect(points?.rows[0]?.values.get(1)).toBe(20);
});
