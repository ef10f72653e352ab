// What goes over the wire. The types are made from those of the server (`generated.ts`); here only some of them get shorter names.

import type { Message, Replayed, Seat, Spots, State, Tell } from "./generated";

export type * from "./generated";

/** The name of something on the stage: stable, unique in a scene, and silent about what is hidden. */
export type Id = string;
/** The id of a rule of the game. */
export type RuleId = string;
export type SeatNumber = Seat;
export type Arrangement = keyof Spots;

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** What may be asked over a socket, which gives it its number. */
export type Wish = Without<Message, "id">;

/** A table as the client sees it from now on. */
export type SceneTold = Extract<Tell, { type: "scene" }>;
/** The scene after event `from` becomes the scene after event `n`. */
export type News = Extract<Tell, { type: "news" }>;
export type Replay = Replayed;
export type StateTold = State;
