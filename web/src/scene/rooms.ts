// A stage that is shown one region at a time.

import type { Id, Offer, Region, Spot } from "../wire";

/**
 * The region that is shown before anything leads to another: the largest, and of those nearly as large the board. Where some have
 * sheets of their own, the largest of the wide stage: what matters now may lie over everything else there.
 */
export function firstRoom(rooms: readonly Region[], spots: ReadonlyMap<Id, Spot>): Region | undefined {
  const apart = (region: Region): boolean => (region.shown ?? "stage") !== "stage";
  const sheets = rooms.some(apart);
  const weight = (region: Region): number => {
    if (apart(region)) return 0;
    const spot = (sheets ? region.spots?.wide : undefined) ?? spots.get(region.id);
    return spot ? spot.w * spot.h * (region.role === "board" ? 2 : 1) : 0;
  };
  return rooms.reduce<Region | undefined>((best, region) => (best && weight(best) >= weight(region) ? best : region), undefined);
}

/**
 * The region where most of a question is to be answered. The one that is looked at stays unless another has three times as much: the view
 * does not jump without need. What only leaves something undone does not count.
 */
export function weightiest(
  offers: readonly Offer[],
  regionOf: (id: Id) => Id | undefined,
  rooms: readonly Id[],
  here: Id | undefined,
): Id | undefined {
  const found = new Map<Id, Set<Id>>(rooms.map((room) => [room, new Set()]));
  for (const { picks, kind } of offers) {
    if ((kind ?? "act") !== "act") continue;
    for (const id of picks ?? []) found.get(regionOf(id) ?? "")?.add(id);
  }
  const weight = (room: Id): number => found.get(room)?.size ?? 0;
  const best = rooms.reduce<Id | undefined>((best, room) => (best !== undefined && weight(best) >= weight(room) ? best : room), undefined);
  if (best === undefined || weight(best) === 0) return here;
  return here !== undefined && weight(here) * 3 > weight(best) ? here : best;
}
