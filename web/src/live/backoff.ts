// How long to wait before the next attempt.

const FIRST = 250;
const LONGEST = 8000;

/** The wait before an attempt, counted from 0: longer each time, and never the same for all who wait. */
export function waitBefore(attempt: number, chance: () => number = Math.random): number {
  const most = Math.min(FIRST * 2 ** attempt, LONGEST);
  return most * (0.5 + chance() * 0.5);
}
