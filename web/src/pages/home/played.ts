// Which games were played on this device.

const KEY = "cenacle.played";

function played(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((game) => typeof game === "string") : [];
  } catch {
    return []; // What cannot be read was not kept.
  }
}

/** Whether this game was begun here before. */
export function hasPlayed(game: string): boolean {
  return played().includes(game);
}

/** This game is begun. */
export function notePlayed(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...played(), game])]));
  } catch {
    // A browser that keeps nothing for us takes every game for the first one.
  }
}
