// What a point of a stage hits. What is lit is hit anywhere inside its frame, whatever is painted there, and a finger's breadth around it.

import type { Id } from "../wire";
import type { Frame } from "./halos";
import type { PickState } from "./pick-state.svelte";

/** The least width and height of what can be touched, in pixels. */
export const FINGER = 44;

export interface Aim {
  /** Everything that is framed, from the ground up. */
  frames: ReadonlyMap<Id, Frame>;
  /** In units of the stage. */
  x: number;
  y: number;
  /** Pixels of a unit. */
  scale: number;
  /** What is painted there, the uppermost first. */
  painted: readonly Id[];
}

/** Of things that can be picked now, or instead of what is picked, the one that a point means; otherwise what is painted there. */
export function hit(play: PickState, aim: Aim): Id | undefined {
  return nearest(play.lit, aim) ?? nearest(new Set([...play.picked, ...play.swaps]), aim) ?? play.meant(aim.painted);
}

/** How far a point is from a frame, in pixels; nothing if it is farther than a finger reaches. */
export function distance(frame: Frame, { x, y, scale, painted }: Aim): number | undefined {
  const { at } = frame;
  const inside = x >= at.x && x <= at.x + at.w && y >= at.y && y <= at.y + at.h;
  // A form of its own is hit where it is painted: its corners may be another's.
  if (frame.outline) return painted.includes(frame.id) || (frame.under !== undefined && painted.includes(frame.under)) ? 0 : undefined;
  if (inside) return 0;
  const across = Math.max(at.x - x, x - at.x - at.w, 0) * scale;
  const down = Math.max(at.y - y, y - at.y - at.h, 0) * scale;
  const [wide, high] = [Math.max((FINGER - at.w * scale) / 2, 0), Math.max((FINGER - at.h * scale) / 2, 0)];
  return across <= wide && down <= high ? Math.hypot(across, down) : undefined;
}

/** The nearest of these; of those that are hit, the uppermost. Things that fill the same frame are told apart by what is painted. */
function nearest(ids: ReadonlySet<Id>, aim: Aim): Id | undefined {
  let best: { frame: Frame; away: number } | undefined;
  for (const [id, frame] of aim.frames) {
    if (!ids.has(id)) continue;
    const away = distance(frame, aim);
    if (away === undefined || (best && away > best.away)) continue;
    const hidden =
      best && away === best.away && same(best.frame, frame) && aim.painted.includes(best.frame.id) && !aim.painted.includes(id);
    if (!hidden) best = { frame, away };
  }
  return best?.frame.id;
}

function same({ at: one }: Frame, { at: other }: Frame): boolean {
  return one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;
}
