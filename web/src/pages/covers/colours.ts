// Colours of covers, mixed from the five of a game.

import type { GameInfo, Theme } from "../../wire";

/** Before a game is known: a quiet night. */
const NIGHT: Theme = { ground: "#1d2233", panel: "#33384b", ink: "#fbf6ea", accent: "#5b6fa8", paper: "#efe6d2" };

export function themeOf(game: GameInfo | undefined): Theme {
  return game?.theme ?? NIGHT;
}

/** A colour between two, `part` of the way from the first (0) to the second (1). */
export function mix(from: string, to: string, part: number): string {
  const channel = (text: string, index: number) => Number.parseInt(text.slice(1 + 2 * index, 3 + 2 * index), 16) || 0;
  const mixed = [0, 1, 2].map((index) => {
    const value = channel(from, index) * (1 - part) + channel(to, index) * part;
    return Math.round(value).toString(16).padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

/** How light a colour is to the eye, from 0 to 1. */
export function lightness(colour: string): number {
  const channel = (index: number) => (Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16) || 0) / 255;
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}
