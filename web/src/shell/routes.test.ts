import { describe, expect, it } from "vitest";
import { match } from "./routes";

describe("an address", () => {
  it("names a page", () => {
    expect(match("/")).toEqual({ page: "home" });
    expect(match("/settings/")).toEqual({ page: "settings" });
    expect(match("/new")).toEqual({ page: "new" });
  });

  it("may name what the page shows", () => {
    expect(match("/table/0123456789abc")).toEqual({ page: "table", id: "0123456789abc" });
    expect(match("/rules/a%20game")).toEqual({ page: "rules", game: "a game" });
    expect(match("/learn/cult")).toEqual({ page: "learn", game: "cult" });
    expect(match("/learn/cult/city")).toEqual({ page: "learn", game: "cult", lesson: "city" });
    expect(match("/replay/x")).toEqual({ page: "replay", table: "x" });
  });

  it("that names nothing is lost, not an error", () => {
    for (const path of ["/nowhere", "/table", "/settings/x", "/rules/a/b", "/learn", "/learn/a/b/c", "/rules/%E0%A4%A"]) {
      expect(match(path).page, path).toBe(path.startsWith("/rules/%") ? "rules" : "lost");
    }
  });
});
