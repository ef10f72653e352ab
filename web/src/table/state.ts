// Looking at a table over HTTP: its past, its scores, a copy of it to try something out.

import { ask } from "../api/ask";
import type { ScorePoint, Scores, Seat, StateTold, TableInfo } from "../wire";

const path = (id: string, verb: string): string => `/api/tables/${encodeURIComponent(id)}/${verb}`;

/** The scene after so many inputs, or now, as the seat may see it. */
export function stateAt(id: string, at: number | undefined, seat: Seat | undefined): Promise<StateTold> {
  return ask<StateTold>("GET", path(id, "state"), { with: "scene", at, seat });
}

/** How many inputs there were so far. */
export async function countInputs(id: string, seat: Seat | undefined): Promise<number> {
  return (await ask<StateTold>("GET", path(id, "state"), { seat })).inputs;
}

export async function scoresOf(id: string): Promise<ScorePoint[]> {
  return (await ask<Scores>("GET", path(id, "scores"))).points;
}

/** A table of one's own that goes on from there against bots. */
export function whatIf(id: string, at: number, seat: Seat | undefined): Promise<TableInfo> {
  return ask<TableInfo>("POST", path(id, "what-if"), {}, seat === undefined ? { at } : { at, seat });
}
