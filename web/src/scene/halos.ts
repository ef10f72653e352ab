// Which frames stand around what: the lamp, what is chosen, what was just moved, what the log speaks of.

import type { Id } from "../wire";
import type { Area } from "./area";
import type { Setting, Standing } from "./setting";

export interface Frame {
  id: Id;
  at: Area;
  radius: number;
  outline?: string | undefined;
  /** The place that has this outline, if it is not its own. */
  under?: Id;
  /** A card that is chosen stands higher. */
  card: boolean;
  /** It stands on a tray, whose ground is dark by day as well. */
  inside?: boolean;
}

/** The frame of every element of a setting, by its id. */
export function framesOf(setting: Setting): Map<Id, Frame> {
  const frames = new Map<Id, Frame>();
  for (const { id, spot } of setting.regions) frames.set(id, { id, at: spot, radius: 10, outline: spot.outline, card: false });
  for (const { id, spot, place } of setting.places) {
    const radius = place.look === "row" || place.look === "tray" ? 8 : place.look === "step" ? 4 : 3;
    frames.set(id, { id, at: spot, radius, outline: spot.outline, card: false });
  }
  const trays = new Set(setting.places.flatMap(({ id, place }) => (place.look === "tray" || place.look === "row" ? [id] : [])));
  for (const set of setting.standing) {
    const { id, box } = set;
    if (set.kind === "card") {
      // Only the part that shows is framed: the rest is under the next card.
      frames.set(id, { id, at: { ...box, w: Math.min(set.free, box.w) }, radius: 6, card: true });
    } else if (set.kind === "drawn") {
      frames.set(id, { id, at: box, radius: 4, outline: set.outline, under: set.piece.place, card: false });
    } else {
      const at = { x: box.x - 2, y: box.y - 2, w: box.w + 4, h: box.h + 4 };
      frames.set(id, {
        id,
        at,
        radius: set.kind === "die" ? box.w * 0.2 : at.w / 2,
        card: false,
        inside: trays.has(set.kind === "die" ? set.die.place : set.piece.place),
      });
    }
  }
  return frames;
}

/** Whether a thing lies under a picture of another region that is drawn over all of it: a mark on it would speak of that. */
export function isBuried({ places, standing }: Setting, { id, at }: Pick<Frame, "id" | "at">): boolean {
  const own = standing.findIndex((set) => set.id === id);
  const regionOf = (set: Standing | undefined): Id | undefined => {
    const under = set?.kind === "die" ? set.die.place : set?.piece.place;
    return places.find((place) => place.id === under)?.place.region;
  };
  const region = regionOf(standing[own]);
  const covers = ({ x, y, w, h }: Area): boolean => x <= at.x && y <= at.y && x + w >= at.x + at.w && y + h >= at.y + at.h;
  return own >= 0 && standing.slice(own + 1).some((set) => set.kind === "drawn" && covers(set.box) && regionOf(set) !== region);
}

/** Whether an area lies in another one, but for a hair. */
export function isWithin(one: Area, other: Area): boolean {
  return one.x > other.x - 1 && one.y > other.y - 1 && one.x + one.w < other.x + other.w + 1 && one.y + one.h < other.y + other.h + 1;
}
