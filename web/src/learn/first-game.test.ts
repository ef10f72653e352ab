import { expect, test } from "vitest";
import type { GameInfo } from "../wire";
import { firstGame } from "./first-game";

const game = (bots: string[]): GameInfo =>
  ({ game: "cult", usual_players: 2, bots, first_game: { players: 3, options: { cults: "first-game" } } }) as Partial<GameInfo> as GameInfo;

test("a first game is the table of the first lesson, with bots of the first level", () => {
  expect(firstGame(game(["random", "novice", "easy", "medium"]))).toEqual({
    game: "cult",
    players: 3,
    options: { cults: "first-game" },
    bot: "novice",
  });
});

test("a game that no lesson teaches begins as it usually does", () => {
  const { first_game: _, ...untaught } = game([]);
  expect(firstGame(untaught)).toEqual({ game: "cult", players: 2, options: {} });
});
