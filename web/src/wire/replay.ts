// What `POST /api/replay` says: a record, played again.

import type { SeatNumber } from "./http";
import type { Scene, SceneDiff } from "./scene";
import type { SaidLine, SaidSheetLine } from "./tell";

export interface Replay {
  game: string;
  rules_version: number;
  options: Record<string, string>;
  /** Who played, in the order of the seats. */
  seats: ReplaySeat[];
  /** Why the text is not the record that a server would have written, though it plays; `null` if it is. */
  doubt: string | null;
  /** Whether the shuffle follows from a pledge made before the game. */
  pledged: boolean;
  /** Who made each input; `null` is the sand-glass. */
  by: (SeatNumber | null)[];
  /** The whole log; each line names its input. */
  log: SaidLine[];
  outcome: Outcome | null;
  sheet: SaidSheetLine[];
  /** The scene after the setup. */
  scene: Scene;
  /** What each input changed. */
  diffs: SceneDiff[];
}

export interface ReplaySeat {
  name: string;
  bot?: string;
}

export interface Outcome {
  reason: string;
  winners: SeatNumber[];
  ranks: number[];
  scores: number[];
}
