import { describe, expect, it } from "vitest";
import type { TableInfo } from "../../wire";
import { isMyTurn, levelsOf, usualBot } from "./tell";

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

describe("my turn", () => {
  const seats = [
    { seat: 1, kind: "person", bot: null },
    { seat: 2, kind: "bot", bot: "easy" },
  ];
  const table = (more: object): TableInfo => ({ status: "running", seats, yours: [1], to_act: [1], ...more }) as TableInfo;

  it("is when one of my seats is asked", () => {
    expect(isMyTurn(table({}))).toBe(true);
    expect(isMyTurn(table({ to_act: [2] }))).toBe(false);
    expect(isMyTurn(table({ status: "finished" }))).toBe(false);
  });

  it("is not while a bot plays my seat, nor at a copy that is tried out", () => {
    expect(isMyTurn(table({ seats: [{ ...seats[0], bot: "medium" }, seats[1]] }))).toBe(false);
    expect(isMyTurn(table({ copy_of: { table: "t", at: 3 } }))).toBe(false);
  });
});
