// What a table speaks through: a socket to the server, or a lesson that answers like one.

import type { Tell, Wish } from "../wire";

/** What an ask is answered with once it is done. */
export type Answer = Extract<Tell, { type: "done" | "why-not" | "hint" | "guide" }>;

export interface Listener {
  /** The other end greets: whatever is to be attended has to be asked for (again). */
  opened(): void;
  told(tell: Tell): void;
  /** Nothing has come through for a second. */
  lost(): void;
}

export interface Line {
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly offset: number;
  /** Asks, and answers once it is done. */
  ask(wish: Wish): Promise<Answer>;
  /** Sends without waiting for an answer; what comes of it is told. */
  say(wish: Wish): void;
  end(): void;
}
