// A stage that is shown one region at a time.

import type { Id, Region, Spot } from "../wire";

/** The region that is shown before anything leads to another: the largest, and of those nearly as large the board. */
export function firstRoom(rooms: readonly Region[], spots: ReadonlyMap<Id, Spot>): Region | undefined {
  const weight = (region: Region): number => {
    const spot = spots.get(region.id);
    return spot ? spot.w * spot.h * (region.role === "board" ? 2 : 1) : 0;
  };
  return rooms.reduce<Region | undefined>((best, region) => (best && weight(best) >= weight(region) ? best : region), undefined);
}
