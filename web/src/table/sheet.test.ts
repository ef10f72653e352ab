import { expect, test } from "vitest";
import { sheetOf } from "./sheet";

const line = (seat: number, label: string, column: string, value: number) => ({ seat, label, column, value, rule: "end" });

test("lines of one name stand in one row, and each column has its totals", () => {
  const [talents, amulets] = sheetOf([line(1, "Works", "Talents", 12), line(2, "Works", "Talents", 9), line(1, "Gold", "Talents", 3), line(1, "Pyramid", "Amulets", 4)]);
  expect(talents?.rows.map((row) => row.label)).toEqual(["Works", "Gold"]);
  expect(talents?.totals.get(1)).toBe(15);
  expect(talents?.rows[0]?.values.get(2)).toBe(9);
  expect(amulets?.totals.get(1)).toBe(4);
});
