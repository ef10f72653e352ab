import { describe, expect, it } from "vitest";
import { readGuide, seated, speaksAt } from "./kept";

const NEW = { tables: [], told: [] };

describe("the guide", () => {
  it("speaks in the first two games of each, and then no more", () => {
    const first = seated(NEW, "a");
    const second = seated(first, "b");
    expect([first, second].map((kept) => speaksAt(kept, "b", "first"))).toEqual([true, true]);
    expect(speaksAt(second, "a", "first")).toBe(true);
    expect(speaksAt(second, "c", "first")).toBe(false);
    expect(seated(second, "c")).toEqual(second);
    expect(seated(first, "a")).toEqual(first);
  });

  it("goes by the settings unless it was switched for a game", () => {
    expect(speaksAt(NEW, "a", "never")).toBe(false);
    expect(speaksAt({ ...NEW, tables: ["x", "y"] }, "a", "always")).toBe(true);
    expect(speaksAt({ ...NEW, on: false }, "a", "always")).toBe(false);
    expect(speaksAt({ ...NEW, on: true }, "a", "never")).toBe(true);
  });

  it("begins anew where what was kept is nothing it knows", () => {
    const kept = { cult: { tables: ["a"], told: ["pray"], on: false } };
    expect(readGuide(JSON.stringify(kept))).toEqual(kept);
    expect(readGuide(JSON.stringify({ ...kept, cleopatra: { tables: 2, told: [] } }))).toEqual(kept);
    expect([null, "no", "3", "null"].map(readGuide)).toEqual([{}, {}, {}, {}]);
  });
});
