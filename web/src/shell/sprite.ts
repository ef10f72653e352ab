// Icons come in sprites: those of every page with the page itself, those of a game with its table, the emblems of all games with their covers.

import covers from "../../build/sprites/covers.svg?url";
import page from "../../build/sprites/page.svg?url";

const games = import.meta.glob<string>("../../build/sprites/games/*.svg", { query: "?url", import: "default", eager: true });
const asked = new Map<string, Promise<void>>();

/** Puts the icons of every page into the document, once: from then on `<use href="#icon-NAME">` draws them anywhere. */
export function loadPageIcons(): Promise<void> {
  return load(page);
}

/** The emblems of all games. */
export function loadCovers(): Promise<void> {
  return load(covers);
}

/** What stands on the tables of a game. One that the page was built without has none. */
export function loadGame(game: string): Promise<void> {
  const address = games[`../../build/sprites/games/${game}.svg`];
  return address === undefined ? Promise.resolve() : load(address);
}

function load(address: string): Promise<void> {
  const loading = asked.get(address) ?? insert(address).catch(() => void asked.delete(address));
  asked.set(address, loading);
  return loading;
}

async function insert(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) return;
  const read = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  const symbols = document.importNode(read.documentElement, true);
  // What another sprite has brought already stands once in the document.
  for (const symbol of [...symbols.children]) if (document.getElementById(symbol.id)) symbol.remove();
  symbols.setAttribute("aria-hidden", "true");
  symbols.setAttribute("class", "unseen");
  document.body.prepend(symbols);
}
