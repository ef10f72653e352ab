// Where the arrow keys lead: from one thing to the next in a direction, as the eye goes.

export interface Target {
  id: string;
  x: number;
  y: number;
}

export type Direction = "left" | "right" | "up" | "down";

const AHEAD: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The nearest thing in this direction; straight ahead counts for more than aside. Nothing if there is none on that side. */
export function nextTo(targets: readonly Target[], from: Target, direction: Direction): Target | undefined {
  return straightAhead(targets, from, direction) ?? farthestBack(targets, from, direction);
}

/** The same, and nothing if it is too far aside. */
export function straightAhead(targets: readonly Target[], from: Target, direction: Direction): Target | undefined {
  const [dx, dy] = AHEAD[direction];
  let best: Target | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    if (target.id === from.id) continue;
    const ahead = (target.x - from.x) * dx + (target.y - from.y) * dy;
    const aside = Math.abs((target.x - from.x) * dy) + Math.abs((target.y - from.y) * dx);
    // Within 60 degrees of straight ahead.
    if (ahead <= 0.5 || aside > ahead * 1.8) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [target, cost];
  }
  return best;
}

/** With nothing strictly ahead, anything on that side, however far aside. */
function farthestBack(targets: readonly Target[], from: Target, direction: Direction): Target | undefined {
  const [dx, dy] = AHEAD[direction];
  const onSide = targets.filter((target) => target.id !== from.id && (target.x - from.x) * dx + (target.y - from.y) * dy > 0.5);
  return onSide.sort((a, b) => Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y))[0];
}
