// What the server's HTTP interface says, with the names it has in Rust. Pure types.

import type { Theme } from "./scene";

export type Lang = "fr" | "en";
/** A seat's number, from 1. */
export type SeatNumber = number;

/** A guest, as everybody may know. */
export interface GuestInfo {
  id: string;
  name: string;
  lang: Lang;
}

export interface SignedIn {
  guest: GuestInfo;
  token?: string;
}

export interface Recovery {
  token: string;
  path: string;
}

export interface GameInfo {
  game: string;
  title: string;
  rules_version: number;
  min_players: number;
  max_players: number;
  /** Usual length in minutes. */
  minutes: number;
  /** One or two sentences that make one want to play. */
  pitch: string;
  theme: Theme;
  /** Names of symbols that stand for it, the emblem first. */
  emblems: string[];
  options: OptionInfo[];
  bots: string[];
  origins: Record<string, number>;
}

export interface OptionInfo {
  id: string;
  name: string;
  values: string[];
  default: string;
  rule: string;
}

export interface Games {
  games: GameInfo[];
}

export interface RulesText {
  rules: RuleText[];
}

export interface RuleText {
  id: string;
  chapter: string;
  title: string;
  /** Markdown. */
  text: string;
}

export interface TableWish {
  game: string;
  options?: Record<string, string>;
  seats: SeatWish[];
  clock?: ClockSetting;
  spectators?: Spectators;
  listed?: boolean;
  chat?: boolean;
  auto_start?: boolean;
}

export type SeatWish =
  | { kind: "me"; name?: string }
  | { kind: "open" }
  | { kind: "invited" }
  | { kind: "bot"; bot: string };

export type ClockSetting =
  | { kind: "none" }
  | { kind: "budget"; seconds: number; increment: number }
  | { kind: "decision"; seconds: number };

export type Spectators = "none" | "public" | "after-end";
export type Status = "waiting" | "running" | "finished" | "closed";
export type SeatKind = "open" | "invited" | "person" | "bot";

/** A table, as somebody may know it. */
export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  options: Record<string, string>;
  status: Status;
  seats: SeatInfo[];
  clock: ClockSetting;
  spectators: Spectators;
  listed: boolean;
  chat: boolean;
  commitment: string;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  n: number;
  to_act: SeatNumber[];
  yours: SeatNumber[];
  made_by_you: boolean;
  ending: Ending | null;
  rematch: string | null;
}

export interface Ending {
  reason: string;
  winners: SeatNumber[];
  outcome: unknown;
  resigned: SeatNumber[];
}

export interface SeatInfo {
  seat: SeatNumber;
  kind: SeatKind;
  name: string;
  guest: string | null;
  bot: string | null;
  online: boolean;
  resigned: boolean;
  added: boolean;
  invite: string | null;
}

export type List = "open" | "mine" | "watch" | "finished";

export interface Tables {
  tables: TableInfo[];
  next?: string;
}

export interface Quick {
  game: string;
  players?: number;
  bot?: string;
  options?: Record<string, string>;
}

export interface Join {
  seat?: SeatNumber;
  invite?: string;
  add?: string;
}

/** Why something that was asked is not done. */
export interface Problem {
  code: string;
  message: string;
  detail?: string;
  rule?: string;
}
