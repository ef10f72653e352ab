// Figures on their way from one to another.

const FIGURES = /\d+/g;

/** What a text shows after a share of the way from another: each of its figures is on its way, everything else is as it will be. */
export function counted(from: string, to: string, share: number): string {
  const before = from.match(FIGURES) ?? [];
  const after = to.match(FIGURES) ?? [];
  if (share >= 1 || before.length !== after.length) return to;
  // Quick at first, slow at the end, as one counts.
  const way = 1 - (1 - Math.max(share, 0)) ** 3;
  let at = 0;
  return to.replace(FIGURES, (figure) => {
    const start = Number(before[at++]);
    return String(Math.round(start + (Number(figure) - start) * way));
  });
}
