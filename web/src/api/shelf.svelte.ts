// The games that can be played, in the chosen language.

import { settings } from "../shell/settings.svelte";
import type { GameInfo } from "../wire";
import { api } from "./client";
import { messageOf } from "./problem";

/** What can be played, in the chosen language. */
export const shelf: { games: GameInfo[]; loaded: boolean; problem: string } = $state({
  games: [],
  loaded: false,
  problem: "",
});

/** Reads the list again whenever the language changes. Call once. */
export function keepShelf(): void {
  $effect.root(() => {
    $effect(() => {
      void read(settings.lang);
    });
  });
}

async function read(lang: string): Promise<void> {
  try {
    const { games } = await api.games();
    // Somebody who switches twice gets the last answer, whichever comes last.
    if (lang === settings.lang) Object.assign(shelf, { games, loaded: true, problem: "" });
  } catch (problem) {
    shelf.problem = messageOf(problem);
    shelf.loaded = true;
  }
}

/** A game's name as shown. */
export function titleOf(game: string): string {
  return shelf.games.find((one) => one.game === game)?.title ?? game;
}
