// Looking at a table over HTTP: its past, its scores, a copy of it to try something out.

import { ask } from "../api/ask";
import type { TableInfo } from "../wire/http";
import type { Scene, Seat } from "../wire/scene";
import type { Moment, SaidLine, Viewer } from "../wire/tell";

/** How a game stands, or stood after some input. */
export interface StateTold {
  table: string;
  viewer: Viewer;
  n: number;
  inputs: number;
  status: TableInfo["status"];
  moment: Moment;
  scene?: Scene;
  log?: SaidLine[];
}

/** The scores of all seats after an input, as their panels say them. */
export interface ScorePoint {
  n: number;
  scores: string[];
}

const path = (id: string, verb: string): string => `/api/tables/${encodeURIComponent(id)}/${verb}`;

/** The scene after so many inputs, as the seat may see it. */
export function stateAt(id: string, at: number, seat: Seat | undefined): Promise<StateTold> {
  return ask<StateTold>("GET", path(id, "state"), { with: "scene", at, seat });
}

/** How many inputs there were so far. */
export async function countInputs(id: string, seat: Seat | undefined): Promise<number> {
  return (await ask<StateTold>("GET", path(id, "state"), { seat })).inputs;
}

export async function scoresOf(id: string): Promise<ScorePoint[]> {
  return (await ask<{ points: ScorePoint[] }>("GET", path(id, "scores"))).points;
}

/** A table of one's own that goes on from there against bots. */
export function whatIf(id: string, at: number, seat: Seat | undefined): Promise<TableInfo> {
  return ask<TableInfo>("POST", path(id, "what-if"), {}, seat === undefined ? { at } : { at, seat });
}
