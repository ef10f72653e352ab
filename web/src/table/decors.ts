// What never changes at a table is fetched once and kept for as long as the page lives.

import { ask } from "../api/ask";
import { loadGame } from "../shell/sprite";
import type { Decor } from "../wire";

const kept = new Map<string, Promise<Decor>>();
const here = new Map<string, Decor>();

/** A decor that is here already. */
export function decorHere(game: string, mark: string): Decor | undefined {
  return here.get(`${game}/${mark}`);
}

export function fetchDecor(game: string, mark: string): Promise<Decor> {
  const key = `${game}/${mark}`;
  let decor = kept.get(key);
  if (!decor) {
    void loadGame(game);
    decor = ask<Decor>("GET", `/api/games/${encodeURIComponent(game)}/decors/${encodeURIComponent(mark)}`);
    kept.set(key, decor);
    decor.then(
      (arrived) => here.set(key, arrived),
      () => kept.delete(key),
    );
  }
  return decor;
}
