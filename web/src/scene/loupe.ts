// Things too small for a finger are shown larger before one of them is chosen.

import type { Id } from "../wire";
import type { Area } from "./area";
import type { Frame } from "./halos";
import { FINGER } from "./hit";

/** A little narrower than a finger is still hit. */
const SMALL = FINGER * 0.86;
/** So wide in pixels a group may be to be looked at as one. */
const GROUP = 150;

export interface Seen {
  frames: ReadonlyMap<Id, Frame>;
  lit: ReadonlySet<Id>;
  /** Pixels of a unit. */
  scale: number;
}

/** What is lit and too small. */
function smallOf({ frames, lit, scale }: Seen): Frame[] {
  return [...lit].flatMap((id) => {
    const frame = frames.get(id);
    return frame && Math.min(frame.at.w, frame.at.h) * scale < SMALL ? [frame] : [];
  });
}

/** The part of the stage to be shown larger of itself: all that is lit and too small lies in one spot, and gets into its own way. */
export function spotOf(seen: Seen): Area | undefined {
  const small = smallOf(seen);
  return small.length < 2 ? undefined : around(small, seen.scale);
}

/** The part of the stage to be shown larger because a finger has touched several things at once. */
export function crowdAt(seen: Seen, x: number, y: number): Area | undefined {
  const reach = FINGER / 2 / seen.scale;
  const near = smallOf(seen).filter(
    ({ at }) => Math.max(at.x - x, x - at.x - at.w, 0) <= reach && Math.max(at.y - y, y - at.y - at.h, 0) <= reach,
  );
  return near.length < 2 ? undefined : around(near, seen.scale);
}

function around(frames: Frame[], scale: number): Area | undefined {
  const [left, top] = [Math.min(...frames.map(({ at }) => at.x)), Math.min(...frames.map(({ at }) => at.y))];
  const [right, bottom] = [Math.max(...frames.map(({ at }) => at.x + at.w)), Math.max(...frames.map(({ at }) => at.y + at.h))];
  const side = Math.max(right - left, bottom - top);
  if (side * scale > GROUP) return undefined;
  const whole = side * 1.5;
  return { x: (left + right - whole) / 2, y: (top + bottom - whole) / 2, w: whole, h: whole };
}
