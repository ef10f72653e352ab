// Where a card stands: beside what it speaks of, over neither that nor the question.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 14;

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

/** The place for a card of this size in a room: the first where it covers nothing, else where it covers least. */
export function placeCard(
  size: { w: number; h: number },
  room: Box,
  lit: readonly Box[],
  keepFree: readonly Box[],
): { x: number; y: number } {
  const { w, h } = size;
  const inside = (x: number, y: number): Box => ({
    x: Math.max(room.x, Math.min(x, room.x + room.w - w)),
    y: Math.max(room.y, Math.min(y, room.y + room.h - h)),
    w,
    h,
  });
  const all = around(lit);
  const beside = all
    ? [
        inside(all.x - w - GAP, all.y + (all.h - h) / 2),
        inside(all.x + all.w + GAP, all.y + (all.h - h) / 2),
        inside(all.x + (all.w - w) / 2, all.y - h - GAP),
        inside(all.x + (all.w - w) / 2, all.y + all.h + GAP),
      ]
    : [inside(room.x + (room.w - w) / 2, room.y + room.h)];
  const corners = [0, 1].flatMap((right) => [1, 0].map((low) => inside(room.x + right * room.w, room.y + low * room.h)));
  const covered = (box: Box): number =>
    lit.reduce((sum, one) => sum + overlap(box, one), 0) + 4 * keepFree.reduce((sum, one) => sum + overlap(box, one), 0);
  const places = [...beside, ...corners];
  let best = places[0] as Box;
  for (const place of places) {
    if (covered(place) < covered(best)) best = place;
  }
  return { x: best.x, y: best.y };
}
