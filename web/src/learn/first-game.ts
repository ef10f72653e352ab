// Somebody's first game: a friendly table, as the first lesson has it.

import { api } from "../api/client";
import { beGuest } from "../api/me.svelte";
import { notePlayed } from "../pages/home/played";
import { levelsOf } from "../pages/lists/tell";
import { settings } from "../shell/settings.svelte";
import type { GameInfo, Quick } from "../wire";

/** What is wished: the simple table that the game names, and bots of the first level. */
export function firstGame({ game, first_game, usual_players, bots }: GameInfo): Quick {
  const [bot] = levelsOf(bots);
  return { game, players: first_game?.players ?? usual_players, options: first_game?.options ?? {}, ...(bot ? { bot } : {}) };
}

/** Lays that table and sits down. Answers which it is. */
export async function beginFirstGame(game: GameInfo): Promise<string> {
  await beGuest(settings.name);
  const { id } = await api.quick(firstGame(game));
  notePlayed(game.game);
  return id;
}
