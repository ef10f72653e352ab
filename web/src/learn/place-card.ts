// Where a card stands: beside what it speaks of, over neither that nor the question.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** An element that a lesson speaks of, and where it is. */
export interface Light extends Box {
  id: string;
}

const GAP = 14;
/** So far apart places are tried, in pixels. */
const STEP = 24;
/** How much it counts to cover what had rather be seen. */
const RATHER = 0.2;

/** How much two boxes cover of each other. */
function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The box around all of them. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y };
}

function least(boxes: readonly Box[], cost: (box: Box) => number): Box {
  const costs = boxes.map(cost);
  return boxes[costs.indexOf(Math.min(...costs))] as Box;
}

/** How much farther two boxes are from each other than they have to be. */
function gap(one: Box, other: Box): number {
  const across = Math.max(one.x - other.x - other.w, other.x - one.x - one.w, 0);
  const down = Math.max(one.y - other.y - other.h, other.y - one.y - one.h, 0);
  return Math.max(Math.hypot(across, down) - GAP, 0);
}

/** The place for a card of this size in a room: where it covers least, as near to what it speaks of as can be. `rather` need not be free, but had better be. */
export function placeCard(
  size: { w: number; h: number },
  room: Box,
  lit: readonly Box[],
  keepFree: readonly Box[],
  rather: readonly Box[] = [],
): { x: number; y: number } {
  const { w, h } = size;
  const inside = (x: number, y: number): Box => ({
    x: Math.max(room.x, Math.min(x, room.x + room.w - w)),
    y: Math.max(room.y, Math.min(y, room.y + room.h - h)),
    w,
    h,
  });
  const foot = inside(room.x + (room.w - w) / 2, room.y + room.h);
  const all = around(lit);
  const beside = (one: Box): Box[] => [
    inside(one.x - w - GAP, one.y + (one.h - h) / 2),
    inside(one.x + one.w + GAP, one.y + (one.h - h) / 2),
    inside(one.x + (one.w - w) / 2, one.y - h - GAP),
    inside(one.x + (one.w - w) / 2, one.y + one.h + GAP),
  ];
  const cost = (place: Box): number =>
    lit.reduce((sum, one) => sum + overlap(place, one) + gap(place, one) / Math.max(lit.length, 1), 0) +
    4 * keepFree.reduce((sum, one) => sum + overlap(place, one), 0) +
    RATHER * rather.reduce((sum, one) => sum + overlap(place, one), 0);
  const places = [...(all ? [all, ...lit].flatMap(beside) : []), foot];
  for (let y = room.y; y <= room.y + room.h - h; y += STEP) {
    for (let x = room.x; x <= room.x + room.w - w; x += STEP) places.push(inside(x, y));
  }
  const { x, y } = all ? least(places, cost) : least([foot, ...places], cost);
  return { x, y };
}
