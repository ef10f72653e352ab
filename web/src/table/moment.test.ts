import { expect, test } from "vitest";
import { momentIn, momentPath } from "./moment";

test("an address names a moment, or the present", () => {
  expect(momentIn("?at=57")).toBe(57);
  expect(momentIn("?at=0")).toBe(0);
  for (const search of ["", "?at=", "?at=-1", "?at=5.5", "?at=abc", "?at=123456789"]) expect(momentIn(search)).toBe(null);
});

test("the path of a moment leads back to it", () => {
  expect(momentIn(new URL(momentPath("abc", 12), "http://x").search)).toBe(12);
  expect(momentPath("abc", null)).toBe("/table/abc");
});
