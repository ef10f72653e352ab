// How a die lies and where its pips are.

const PAIRS: readonly [[number, number], [number, number]][] = [
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [1, -1],
    [-1, 1],
  ],
  [
    [-1, 0],
    [1, 0],
  ],
  [
    [0, -1],
    [0, 1],
  ],
];

/** Where the pips of a number lie, from -1 to 1 both ways; a number above nine is written instead. */
export function pipSpots(pips: number): [number, number][] {
  if (pips > 9) return [];
  const spots = PAIRS.slice(0, Math.floor(pips / 2)).flat();
  return pips % 2 === 1 ? [...spots, [0, 0]] : spots;
}

/** A die never lies quite straight: within six degrees, always the same for the same die. */
export function tilt(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (sum % 13) - 6;
}
