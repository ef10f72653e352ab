// What the server tells over the socket.

import type { Ending, GuestInfo, Problem, TableInfo } from "./http";
import type { Id, RuleId, Scene, SceneDiff, Seat } from "./scene";

export type Tell =
  | { type: "hello"; protocol: number; guest: GuestInfo | null; now: number }
  | SceneTold
  | News
  | { type: "current"; table: string; viewer: Viewer; n: number; moment: Moment }
  | { type: "table"; info: TableInfo }
  | { type: "done"; id: number; n?: number }
  | { type: "refused"; id: number | null; problem: Problem }
  | { type: "why-not"; id: number; problem: Problem | null }
  | { type: "chat"; table: string; line: ChatLine }
  | { type: "presence"; table: string; seat: Seat; online: boolean }
  | { type: "gone"; table: string; problem: Problem }
  | { type: "bye"; problem: Problem };

/** A table as the client sees it from now on. */
export interface SceneTold {
  type: "scene";
  table: string;
  viewer: Viewer;
  n: number;
  info: TableInfo;
  moment: Moment;
  scene: Scene | null;
  log: SaidLine[];
  chat: ChatLine[];
}

/** The scene after event `from` becomes the scene after event `n`. */
export interface News {
  type: "news";
  table: string;
  viewer: Viewer;
  from: number;
  n: number;
  what: Happened[];
  moment: Moment;
  scene: SceneDiff;
  log: SaidLine[];
  rewind?: number;
}

/** A seat's number, `spectator` or `omniscient`. */
export type Viewer = string;

export type Happened =
  | { is: "started" }
  | { is: "decided"; seat: Seat }
  | { is: "glass-ran-out" }
  | { is: "taken-back"; seat: Seat; inputs: number }
  | { is: "undo-asked"; seat: Seat }
  | { is: "undo-answered"; seat: Seat; agreed: boolean }
  | { is: "took-over"; seat: Seat; bot: string; why: "left" | "time" | "away" }
  | { is: "handed-back"; seat: Seat }
  | { is: "resigned"; seat: Seat }
  | { is: "excused"; millis: number }
  | { is: "stopped" };

/** Who is asked, and how the time stands. */
export interface Moment {
  to_act: Seat[];
  legal: number;
  clock?: ClockFace;
  glass?: number;
  undo: "no" | "free" | "ask";
  redo: boolean;
  vote?: VoteFace;
  ending?: Ending;
  sheet?: SaidSheetLine[];
}

export interface ClockFace {
  at: number;
  left: number[];
  running: Seat[];
}

export interface VoteFace {
  by: Seat;
  n: number;
  waiting: Seat[];
}

export interface SaidSheetLine {
  seat: Seat;
  label: string;
  column: string;
  value: number;
  rule: RuleId;
}

export interface SaidLine {
  n: number;
  text: string;
  seat?: Seat;
  rule?: RuleId;
  about?: Id[];
  weight: "heading" | "plain" | "strong";
}

export interface ChatLine {
  n: number;
  at: number;
  guest: string;
  name: string;
  seat: Seat | null;
  text: string;
}
