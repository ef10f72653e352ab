import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../wire";
import { Wish } from "./wish.svelte";

const game: GameInfo = {
  game: "g",
  title: "G",
  rules_version: 1,
  min_players: 2,
  max_players: 4,
  usual_players: 3,
  minutes: 60,
  pitch: "",
  theme: { ground: "#000000", panel: "#000000", ink: "#ffffff", accent: "#000000", paper: "#ffffff" },
  emblems: [],
  options: [{ id: "ledger", name: "Ledger", values: ["off", "on"], value_names: [], default: "off", rule: "r", main: true }],
  against_bots: { ledger: "on" },
  bots: ["random", "search"],
  lessons: [],
  origins: {},
};

describe("a wish for a table", () => {
  it("begins as friends at as many chairs as usually play", () => {
    const wish = new Wish(game);
    expect(wish.toWire()).toEqual({
      game: "g",
      options: { ledger: "off" },
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
      clock: { kind: "none" },
      spectators: "public",
      listed: false,
      chat: true,
      auto_start: true,
      hints: false,
    });
    expect(wish.who).toBe("friends");
    expect(wish.beginsAtOnce).toBe(false);
  });

  it("never has fewer or more chairs than the game takes", () => {
    const wish = new Wish(game);
    for (let n = 0; n < 5; n++) wish.grow();
    expect(wish.seats).toHaveLength(4);
    for (let n = 0; n < 5; n++) wish.shrink(1);
    expect(wish.seats).toHaveLength(2);
  });

  it("fills every chair for who is to come, with the best bots", () => {
    const wish = new Wish(game);
    wish.sit("bots");
    expect(wish.seats.slice(1)).toEqual([
      { kind: "bot", bot: "search" },
      { kind: "bot", bot: "search" },
    ]);
    expect(wish.beginsAtOnce).toBe(true);
    wish.sit("open");
    expect([wish.who, wish.listed]).toEqual(["open", true]);
    wish.seats[1] = { kind: "invited" };
    expect(wish.who).toBeUndefined();
  });

  it("invites a program by its name, and somebody with a link if there is none", () => {
    const wish = new Wish(game);
    wish.seats = [{ kind: "me" }, { kind: "invited", name: " Hal " }, { kind: "invited", name: " " }];
    expect(wish.toWire().seats.slice(1)).toEqual([{ kind: "invited", name: "Hal" }, { kind: "invited" }]);
    expect(wish.beginsAtOnce).toBe(false);
  });

  it("takes the game's proposal against bots, and back, but never what somebody chose", () => {
    const wish = new Wish(game);
    wish.sit("bots");
    expect(wish.options).toEqual({ ledger: "on" });
    wish.sit("friends");
    expect(wish.options).toEqual({ ledger: "off" });
    wish.agree("ledger", "off");
    wish.sit("bots");
    expect(wish.options).toEqual({ ledger: "off" });
  });

  it("lets bots play alone only where one may watch", () => {
    const wish = new Wish(game);
    wish.spectators = "none";
    wish.sit("watch");
    expect([wish.who, wish.beginsAtOnce]).toEqual(["watch", true]);
    expect(wish.toWire()).toMatchObject({ spectators: "public", listed: false, seats: Array(3).fill({ kind: "bot", bot: "search" }) });
    wish.grow();
    expect(wish.who).toBe("watch");
  });

  it("leaves out names that are empty", () => {
    const wish = new Wish(game);
    wish.shrink(2);
    wish.sit("here");
    wish.seats[0] = { kind: "me", name: "  " };
    wish.seats[1] = { kind: "me", name: " Bea " };
    expect(wish.toWire().seats).toEqual([{ kind: "me" }, { kind: "me", name: "Bea" }]);
  });

  it("says its clock", () => {
    const wish = new Wish(game);
    wish.clock = "decision";
    expect(wish.clockSetting).toEqual({ kind: "decision", seconds: 90 });
    wish.clock = "budget";
    expect(wish.clockSetting).toEqual({ kind: "budget", seconds: 1200, increment: 10 });
  });
});
