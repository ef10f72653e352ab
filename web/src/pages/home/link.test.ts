import { describe, expect, it } from "vitest";
import { pathOf } from "./link";

const here = "https://table.example";

describe("a pasted link", () => {
  it("leads to a table of this house", () => {
    expect(pathOf(" https://table.example/table/0123456789abc ", here)).toBe("/table/0123456789abc");
    expect(pathOf("https://table.example/table/0123456789abc#invite=s3", here)).toBe("/table/0123456789abc#invite=s3");
    expect(pathOf("0123456789abc", here)).toBe("/table/0123456789abc");
    expect(pathOf("https://table.example/#recover=t0", here)).toBe("/#recover=t0");
  });

  it("leads nowhere else", () => {
    for (const text of ["", "hello", "https://evil.example/table/0123456789abc", "/settings", "javascript:alert(1)"]) {
      expect(pathOf(text, here), text).toBeUndefined();
    }
  });
});
