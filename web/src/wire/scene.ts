// What a game shows, as the server writes it. What is as usual is left out of the JSON.

/** The name of something on the stage: stable, unique in a scene, and silent about what is hidden. */
export type Id = string;

/** A seat, counted from 1. */
export type Seat = number;

/** The id of a rule of the game. */
export type RuleId = string;

/** Everything one viewer sees. */
export interface Scene {
  /** The mark of what never changes at a table. */
  decor: string;
  parts: Part[];
  prompt: Prompt;
  offers: Offer[];
}

/** What changes in a list of parts. */
export interface PartsDiff {
  gone?: Id[];
  put?: Part[];
  come?: [above: Id | null, part: Part][];
}

/** What changes in a scene; what is common comes first. */
export interface SceneDiff extends PartsDiff {
  decor?: string;
  common?: PartsDiff;
  prompt?: Prompt;
  offers?: Offer[];
}

/** What every scene of a game shares, in one language. */
export interface Decor {
  title: string;
  theme: Theme;
  wide: Ground;
  narrow: Ground;
  parts: Part[];
}

/** A stage before anything stands on it. */
export interface Ground {
  size: [width: number, height: number];
  backdrop: string;
}

/** The five colours of a game, as `#rrggbb`. */
export interface Theme {
  ground: string;
  panel: string;
  ink: string;
  accent: string;
  paper: string;
}

/** Elements that come, change and go together. */
export interface Part {
  id: Id;
  phases?: Phase[];
  regions?: Region[];
  places?: Place[];
  pieces?: Piece[];
  paths?: Path[];
  dice?: Die[];
  panels?: Panel[];
  supply?: FactLine[];
}

export interface Phase {
  id: Id;
  label: string;
  current?: boolean;
}

export interface Region {
  id: Id;
  label: string;
  note?: string;
  role: RegionRole;
  rule?: RuleId;
  spots?: Spots;
  grid?: Grid;
}

export type RegionRole = "board" | "list" | "market" | "hand" | "box";

export interface Grid {
  rows: string[];
  legend: string;
}

export interface Place {
  id: Id;
  region: Id;
  label: string;
  text?: string;
  badges?: Badge[];
  symbol?: string;
  look?: PlaceLook;
  seat?: Seat;
  spots?: Spots;
  rule?: RuleId;
}

export type PlaceLook = "bare" | "outline" | "row" | "tray" | "step";

export interface Badge {
  symbol?: string;
  text?: string;
  color?: string;
  title?: string;
}

export interface Piece {
  id: Id;
  place: Id;
  title?: string;
  text?: string;
  symbol?: string;
  drawing?: string;
  seat?: Seat;
  count?: number;
  rotation?: number;
  mirrored?: boolean;
  look?: PieceLook;
  badges?: Badge[];
  fresh?: boolean;
  rule?: RuleId;
}

export type PieceLook =
  | { as: "symbol" }
  | { as: "token" }
  | { as: "card"; color: string; foot: string; seal: string | null }
  | { as: "back"; color: string }
  | { as: "coin" };

export interface Path {
  from: Id;
  to: Id;
  open?: boolean;
}

export interface Die {
  id: Id;
  place: Id;
  face: DieFace;
  title: string;
}

export type DieFace = "unknown" | "blank" | { pips: number } | { symbol: { symbol: string; color: string } };

export interface Panel {
  seat: Seat;
  name: string;
  doing?: string;
  active?: boolean;
  score?: string;
  score_label?: string;
  facts?: FactLine[];
  pips?: Pips;
}

export interface FactLine {
  symbol: string;
  label: string;
  value: string;
}

export interface Pips {
  label: string;
  done: number;
  of: number;
}

export interface Prompt {
  mine: boolean;
  question: string;
  hint?: string;
  rule?: RuleId;
}

/** A legal action: what to point at, in any order, and what it says. */
export interface Offer {
  picks?: Id[];
  label: string;
  gain?: string;
  ghost?: Ghost;
  recommended?: boolean;
  rule?: RuleId;
}

/** A picture of a piece where it would be. */
export interface Ghost {
  place: Id;
  symbol?: string;
  drawing?: string;
  seat?: Seat;
}

/** A rectangle on the stage, and the outline of what is in it if that is not a rectangle. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
  outline?: string;
}

export interface Spots {
  wide: Spot;
  narrow: Spot;
}

export type Arrangement = keyof Spots;
