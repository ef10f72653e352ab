import { describe, expect, it } from "vitest";
import { levelsOf, usualBot } from "./tell";

describe("bots", () => {
  it("are chosen by level where there are levels, the weakest first", () => {
    expect(levelsOf(["random", "expert", "novice", "medium"])).toEqual(["novice", "medium", "expert"]);
    expect(usualBot(["random", "novice", "medium", "expert"])).toBe("medium");
  });

  it("are those that there are where there are none", () => {
    expect(levelsOf(["random", "search"])).toEqual(["random", "search"]);
    expect(usualBot(["random", "search"])).toBe("search");
  });
});
