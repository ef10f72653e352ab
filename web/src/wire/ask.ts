// What a client may ask over its socket. `id` is the client's own number; the answer carries it back.

import type { Id, Seat } from "./scene";

export type Ask = Wish & { id: number };

export type Wish =
  | { type: "attend"; table: string; seat?: Seat; last?: number; lang?: "fr" | "en" }
  | { type: "part"; table: string }
  | { type: "decide"; table: string; seat?: Seat; n: number; index: number }
  | { type: "undo" | "redo"; table: string; seat?: Seat; n: number }
  | { type: "answer"; table: string; seat?: Seat; n: number; agree: boolean }
  | { type: "resign" | "take-over" | "hand-back"; table: string; seat?: Seat }
  | { type: "chat"; table: string; text: string }
  | { type: "why-not"; table: string; seat?: Seat; element: Id }
  | { type: "ping" };
