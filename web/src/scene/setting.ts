// Where everything stands on a stage or in the dock. What stands as it stood keeps its object, so that it is not drawn again.

import type { Die, Id, Path, Piece, Place, Region, Spot } from "../wire";
import { type Area, abreast, area, CARD, cards, fan, inset, PIECE, small } from "./area";
import { rowWidth } from "./badges";
import { widthFor } from "./card";
import { headOf } from "./labels";
import { width } from "./measure";
import { FOLDED, sheetsOf } from "./sheets";
import type { Tableau } from "./tableau";

export interface Setting {
  regions: SetRegion[];
  paths: SetPath[];
  places: SetPlace[];
  standing: Standing[];
}

export interface SetRegion {
  id: Id;
  region: Region;
  spot: Spot;
}

export interface SetPath {
  id: Id;
  path: Path;
  from: Spot;
  to: Spot;
}

export interface SetPlace {
  id: Id;
  place: Place;
  spot: Spot;
  empty: boolean;
  /** A row of cards without a tray: how high the name above it is. */
  caption?: number | undefined;
  /** In the dock, where every tray has its name. */
  docked?: boolean;
}

export type Standing = SetPiece | SetDie;

export interface SetPiece {
  kind: "drawn" | "card" | "small";
  id: Id;
  piece: Piece;
  /** What it fills; of a drawing, its place. */
  box: Area;
  /** How much of its width no other card covers. */
  free: number;
  /** How much larger its place is than on the wide stage. */
  scale: number;
  /** Its drawing, as it is on this stage. */
  drawing?: string | undefined;
  outline?: string | undefined;
}

export interface SetDie {
  kind: "die";
  id: Id;
  die: Die;
  box: Area;
}

/**
 * Every element that has one of these spots, from the ground up. Beside the board, places in `rows` are rows of cards without
 * a tray, and small pieces stand side by side; where cards have little room, the one that is `open` has most of it.
 */
export function setOut(
  tableau: Tableau,
  spots: ReadonlyMap<Id, Spot>,
  before?: Setting,
  rows?: ReadonlyMap<Id, number>,
  open?: Id,
): Setting {
  const kept = new Keeper(before);
  const regions: SetRegion[] = [];
  for (const region of tableau.regions) {
    const spot = spots.get(region.id);
    if (spot) regions.push(kept.region({ id: region.id, region, spot }));
  }
  const paths: SetPath[] = [];
  for (const path of tableau.paths) {
    const [from, to] = [spots.get(path.from), spots.get(path.to)];
    if (from && to) paths.push({ id: `${path.from} ${path.to}`, path, from, to });
  }
  const places: SetPlace[] = [];
  const standing: Standing[] = [];
  for (const place of tableau.places) {
    const spot = spots.get(place.id);
    if (!spot) continue;
    const pieces = tableau.piecesOn(place.id);
    const caption = rows?.get(place.id);
    places.push(kept.place({ id: place.id, place, spot, empty: pieces.length === 0, caption, docked: rows !== undefined }));
    for (const set of stand(tableau, place, spot, caption, rows !== undefined, open)) standing.push(kept.standing(set));
  }
  return { regions, paths, places, standing };
}

/** The part of a setting that can be seen in a frame. */
export function within(setting: Setting, frame: Area): Setting {
  const seen = ({ x, y, w, h }: Area): boolean => x < frame.x + frame.w && x + w > frame.x && y < frame.y + frame.h && y + h > frame.y;
  return {
    regions: setting.regions.filter(({ spot }) => seen(spot)),
    paths: setting.paths.filter(({ from, to }) => seen(from) || seen(to)),
    places: setting.places.filter(({ spot }) => seen(spot)),
    standing: setting.standing.filter(({ box }) => seen(box)),
  };
}

function stand(tableau: Tableau, place: Place, spot: Spot, caption: number | undefined, docked: boolean, open?: Id): Standing[] {
  const [pieces, dice] = [tableau.piecesOn(place.id), tableau.diceOn(place.id)];
  if (pieces.length === 0 && dice.length === 0) return [];
  const space =
    caption === undefined ? room(place, spot, docked) : area(spot.x + 1, spot.y + caption + 1, spot.w - 2, spot.h - caption - 2);
  const faces = pieces.filter((piece) => kindOf(piece) === "card");
  // A back says nothing, whatever its title.
  const shown = faces.filter((piece) => piece.look?.as === "card");
  const titles = Math.max(0, ...shown.map((piece) => Math.max(width(piece.title ?? "", 12) + 8, piece.badges?.length ? 78 : 0)));
  const high = Math.min(space.h, CARD.h);
  const rows = docked
    ? fan(
        faces.length,
        space,
        faces.findIndex((piece) => piece.id === open),
        faces.map((piece) => widthFor(piece, high)),
      )
    : cards(faces.length, space, false, titles);
  const lesser = pieces.filter((piece) => kindOf(piece) === "small");
  const marked = Math.max(0, ...lesser.map((piece) => rowWidth(piece.badges ?? [], 15)));
  // A mark begins a little over its piece.
  const tokens = docked ? abreast(lesser.length, space) : small(lesser.length, space, Math.max(marked - 8, 0), place.piece_side ?? PIECE);
  const side = docked ? place.piece_side : undefined;
  const scale = side === undefined ? growth(place.spots?.wide, spot) : Math.max(Math.min(spot.w, spot.h) - 8, 1) / side;
  const set: Standing[] = pieces.map((piece) => {
    const kind = kindOf(piece);
    if (kind === "card") {
      const card = rows.shift();
      return { kind, id: piece.id, piece, box: card?.area ?? space, free: card?.free ?? space.w, scale };
    }
    const box = kind === "drawn" ? area(spot.x, spot.y, spot.w, spot.h) : (tokens.shift() ?? space);
    if (kind !== "drawn") return { kind, id: piece.id, piece, box, free: box.w, scale };
    const own = spot === place.spots?.narrow ? piece.narrow_drawing : undefined;
    return {
      kind,
      id: piece.id,
      piece,
      box,
      free: box.w,
      scale: own === undefined ? scale : 1,
      drawing: own ?? piece.drawing,
      outline: spot.outline,
    };
  });
  const cubes = docked ? abreast(dice.length, space) : small(dice.length, space);
  for (const die of dice) set.push({ kind: "die", id: die.id, die, box: cubes.shift() ?? space });
  return set;
}

function kindOf(piece: Piece): SetPiece["kind"] {
  if (piece.drawing !== undefined) return "drawn";
  return piece.look?.as === "card" || piece.look?.as === "back" ? "card" : "small";
}

function growth(wide: Spot | undefined, here: Spot): number {
  if (!wide) return 1;
  const growth = Math.min(here.w / wide.w, here.h / wide.h);
  return Number.isFinite(growth) && growth > 0 ? growth : 1;
}

/** Height of the name over a row of cards in the dock. */
export const CAPTION = 15;

/** The part of a place where its pieces stand. */
export function room(place: Place, spot: Spot, docked = false): Area {
  switch (place.look ?? "bare") {
    case "bare":
    case "outline":
    case "glass":
      return inset(spot, 2);
    case "row": {
      const from = spot.w * 0.55;
      return area(spot.x + from, spot.y + 2, spot.w - from - 4, spot.h - 4);
    }
    case "tray": {
      const { high } = headOf(place, spot.w, spot.h, docked);
      return area(spot.x + 7, spot.y + high, spot.w - 14, spot.h - high - 7);
    }
    case "step": {
      const label = Math.min(width(place.label, 12) + 8, spot.w / 2);
      return area(spot.x + label, spot.y, spot.w - label, spot.h);
    }
  }
}

/** Gives back the object of before where nothing is different. */
class Keeper {
  private readonly regions: Map<Id, SetRegion>;
  private readonly places: Map<Id, SetPlace>;
  private readonly stood: Map<Id, Standing>;

  constructor(before: Setting | undefined) {
    const byId = <T extends { id: Id }>(list: T[] | undefined): Map<Id, T> => new Map((list ?? []).map((set) => [set.id, set]));
    this.regions = byId(before?.regions);
    this.places = byId(before?.places);
    this.stood = byId(before?.standing);
  }

  region(next: SetRegion): SetRegion {
    const was = this.regions.get(next.id);
    return was && was.region === next.region && sameArea(was.spot, next.spot) ? was : next;
  }

  place(next: SetPlace): SetPlace {
    const was = this.places.get(next.id);
    return was && was.place === next.place && was.empty === next.empty && was.caption === next.caption && sameArea(was.spot, next.spot)
      ? was
      : next;
  }

  standing(next: Standing): Standing {
    const was = this.stood.get(next.id);
    if (!was || was.kind !== next.kind || !sameArea(was.box, next.box)) return next;
    if (was.kind === "die" || next.kind === "die") return was.kind === "die" && next.kind === "die" && was.die === next.die ? was : next;
    return was.piece === next.piece && was.free === next.free && was.scale === next.scale ? was : next;
  }
}

function sameArea(a: Area, b: Area): boolean {
  return a === b || (a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h);
}

/** The spots of a stage: what the elements say of themselves. What has a sheet of its own is not on the wide one. */
export function stageSpots(tableau: Tableau, arrangement: "wide" | "narrow"): Map<Id, Spot> {
  const spots = new Map<Id, Spot>();
  const apart = new Set(arrangement === "wide" ? sheetsOf(tableau).map((region) => region.id) : []);
  const put = ({ id, spots: given }: { id: Id; spots?: Region["spots"] }): void => {
    if (given && given[arrangement].h >= FOLDED) spots.set(id, given[arrangement]);
  };
  for (const region of tableau.regions) if (!apart.has(region.id)) put(region);
  for (const place of tableau.places) if (!apart.has(place.region)) put(place);
  return spots;
}
