/** Where a chair stands round the table, in parts of the box (0 to 1): the first at the near side, then with the clock. */
export function chairAt(index: number, count: number): { x: number; y: number } {
  const turn = (index * 2 * Math.PI) / count;
  return { x: 0.5 - 0.405 * Math.sin(turn), y: 0.475 + 0.375 * Math.cos(turn) };
}
