// The game's own sand-glass, as it stands now.

/** The last seconds of a glass are seen and heard: so long before its end, in milliseconds. */
export const LAST = 10_000;

export interface Sand {
  /** What has not run yet, in milliseconds. */
  left: number;
  /** How long it runs in all, in milliseconds. */
  whole: number;
  /** What is left, as it is written. */
  text: string;
}
