// Regions that are drawn beside the stage, each on a sheet of its own: in the panel of a player, or in the column at the side.

import type { Id, Region, Seat, Spot } from "../wire";
import type { Tableau } from "./tableau";

/** Between the stage and the sheets beside it, and between two of them. */
const GAP = 8;

/** The regions that have a sheet of their own on a wide screen. */
export function sheetsOf(tableau: Tableau): Region[] {
  return tableau.regions.filter((region) => region.spots && (region.shown ?? "stage") !== "stage");
}

/** The sheet in the panel of a seat: of several, the last. */
export function panelSheet(tableau: Tableau, seat: Seat): Region | undefined {
  return sheetsOf(tableau).findLast((region) => region.shown === "panel" && region.seat === seat);
}

/** The sheets of the column at the side. */
export function asideSheets(tableau: Tableau): Region[] {
  return sheetsOf(tableau).filter((region) => region.shown === "aside");
}

/** What is lower than this is folded away on its stage or sheet. */
export const FOLDED = 1;

/** Where everything lies on one sheet. */
export function sheetSpots(tableau: Tableau, region: Region): Map<Id, Spot> {
  const spots = new Map<Id, Spot>();
  const here = [region, ...tableau.places.filter((place) => place.region === region.id)];
  for (const { id, spots: given } of here) if (given && given.wide.h >= FOLDED) spots.set(id, given.wide);
  return spots;
}

/** The spots of the wide stage with sheets laid beside it, in a column as high as the stage, and how large that is. */
export function besideStage(
  tableau: Tableau,
  spots: ReadonlyMap<Id, Spot>,
  [wide, high]: readonly [number, number],
  me?: Seat,
): { spots: Map<Id, Spot>; size: [number, number] } {
  const all = new Map(spots);
  let [x, y, column] = [wide + GAP, 0, 0];
  let tall = high;
  for (const region of shownBeside(tableau, high, me)) {
    const size = region.spots?.wide;
    if (!size) continue;
    if (y > 0 && y + size.h > high) [x, y, column] = [x + column + GAP, 0, 0];
    for (const [id, spot] of sheetSpots(tableau, region)) all.set(id, moved(spot, x, y));
    y += size.h + GAP;
    column = Math.max(column, size.w);
    tall = Math.max(tall, y - GAP);
  }
  return { spots: all, size: [column > 0 ? x + column : wide, tall] };
}

/**
 * What is laid beside the stage where there are no columns: where the question can be answered, then one's own, what is for everybody, the
 * others, as much as one column holds. With more of them the stage would be too small to read; the rest is among the players.
 */
function shownBeside(tableau: Tableau, high: number, me: Seat | undefined): Region[] {
  const panels = tableau.panels.flatMap((panel) => panelSheet(tableau, panel.seat) ?? []);
  const own = panels.filter((region) => region.seat === me);
  const order = [...own, ...asideSheets(tableau), ...panels.filter((region) => !own.includes(region))];
  const asked = new Set(tableau.scene.offers.flatMap(({ picks }) => (picks ?? []).map((id) => tableau.regionOf(id))));
  const shown = new Set(order.filter((region) => asked.has(region.id)));
  const tall = (region: Region): number => (region.spots?.wide.h ?? 0) + GAP;
  let left = high + GAP - [...shown].reduce((sum, region) => sum + tall(region), 0);
  for (const region of order) {
    if (shown.has(region) || tall(region) > left) continue;
    shown.add(region);
    left -= tall(region);
  }
  return order.filter((region) => shown.has(region));
}

function moved({ outline, ...spot }: Spot, x: number, y: number): Spot {
  // An outline is drawn in units of its sheet: what is moved is framed by its rectangle.
  void outline;
  return { ...spot, x: spot.x + x, y: spot.y + y };
}

/** Regions that are shown one at a time, each with those that lie within it. */
export function roomsOf(regions: readonly Region[], spots: ReadonlyMap<Id, Spot>): { rooms: Region[]; roomOf: Map<Id, Id> } {
  const named = regions.filter((region) => region.label !== "" && (spots.get(region.id)?.w ?? 0) > 0);
  const top = (region: Region): number => spots.get(region.id)?.y ?? 0;
  const rooms = named
    .filter((region) => !named.some((other) => other !== region && inside(spots.get(region.id), spots.get(other.id))))
    .sort((one, other) => top(one) - top(other));
  const roomOf = new Map<Id, Id>();
  for (const region of regions) {
    const room = rooms.find((room) => room === region) ?? rooms.find((room) => inside(spots.get(region.id), spots.get(room.id)));
    if (room) roomOf.set(region.id, room.id);
  }
  return { rooms, roomOf };
}

/** Whether one lies within the other and is smaller. */
function inside(one: Spot | undefined, other: Spot | undefined): boolean {
  if (!one || !other) return false;
  const within = one.x >= other.x && one.y >= other.y && one.x + one.w <= other.x + other.w && one.y + one.h <= other.y + other.h;
  return within && one.w * one.h < other.w * other.h;
}
