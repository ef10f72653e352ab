import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../../wire";
import { amongFriends } from "./proposal";

const option = (id: string, values: string[], names: string[]): OptionInfo => ({
  id,
  values,
  value_names: names,
  default: values[0] ?? "",
  main: true,
  name: id,
  rule: `mode.${id}`,
});

const game = (against_bots: Record<string, string>): GameInfo => ({
  against_bots,
  bots: [],
  emblems: [],
  game: "four-gods",
  max_players: 4,
  min_players: 2,
  minutes: 30,
  lessons: [],
  origins: {},
  pitch: "",
  rules_version: 3,
  title: "4 Gods",
  usual_players: 2,
  theme: { ground: "#000000", panel: "#000000", ink: "#000000", accent: "#000000", paper: "#000000" },
  options: [
    option("errors", ["refused"], ["Refused"]),
    option("time", ["simultaneous", "turns"], ["Simultaneous play", "Timed turns"]),
    option("glass", ["seconds", "acts"], ["Seconds", "Acts"]),
  ],
});

describe("what friends are proposed", () => {
  it("is one wish away from what is proposed against bots, by its name", () => {
    expect(amongFriends(game({ glass: "acts", time: "turns" }))).toEqual({ options: { time: "simultaneous" }, name: "Simultaneous play" });
  });

  it("is nothing else where both are the same", () => {
    expect(amongFriends(game({}))).toBeUndefined();
    expect(amongFriends(game({ time: "simultaneous" }))).toBeUndefined();
  });
});
