// The dock: places that have no spot on the stage, laid out under it, most often the hand.

import type { Id, Place, Region, Spot } from "../wire";
import { CARD } from "./area";
import { width } from "./measure";
import type { Tableau } from "./tableau";

export interface Dock {
  spots: Map<Id, Spot>;
  /** A row of cards that is alone needs no name. */
  quiet: Set<Id>;
  regions: Region[];
  wide: number;
  high: number;
}

export interface DockShape {
  /** How wide it may be. */
  wide: number;
  /** How much smaller than full size cards are. */
  scale: number;
  /** Whether it may grow sideways (and is scrolled) rather than squeeze. */
  scrolls: boolean;
}

const GAP = 8;
/** The width of an outline with nothing on it: a finger finds it. */
const OUTLINE = 44;
/** The least height of a row of a list. */
const ROW = 58;

/** One row of places for all docked regions, in their order. */
export function layDock(tableau: Tableau, shape: DockShape): Dock {
  const docked = tableau.places.filter((place) => !place.spots);
  const regions = tableau.regions.filter((region) => docked.some((place) => place.region === region.id));
  const spots = new Map<Id, Spot>();
  const quiet = new Set<Id>();
  const ordered = regions.flatMap((region) => docked.filter((place) => place.region === region.id));
  const rows = ordered.filter((place) => cardsOn(tableau, place) > 0).length;
  const sizes = ordered.map((place) => natural(tableau, place, shape.scale, rows === 1));
  // As high with the last card gone as with a full hand: the stage above must not jump.
  const least = ordered.some((place) => place.look === "tray") ? CARD.h * shape.scale + 2 : 0;
  const high = Math.max(least, ...sizes.map((size) => size.h));
  const columns = stacked(ordered, sizes, Math.floor((high + GAP) / (ROW + GAP)));
  const asked = columns.map((column) => column.size);
  const wanted = asked.reduce((sum, size) => sum + size.w, 0);
  const free = shape.wide - GAP * Math.max(columns.length - 1, 0);
  let squeezed = asked.map((size) => size.w);
  if (wanted > free && !shape.scrolls) squeezed = squeeze(asked, free);
  else if (wanted < free && columns.length > 0) squeezed = stretch(asked, free);
  let x = 0;
  columns.forEach(({ places, size }, at) => {
    const w = squeezed[at] ?? 0;
    const h = (high - GAP * (places.length - 1)) / places.length;
    places.forEach((place, down) => {
      spots.set(place.id, { x, y: down * (h + GAP), w, h });
      if (size.gives && rows === 1) quiet.add(place.id);
    });
    x += w + GAP;
  });
  return { spots, quiet, regions, wide: Math.max(x - GAP, 0), high };
}

interface Column {
  places: Place[];
  size: Size;
}

/** Rows of a list stand one above the other, as many as the height allows; anything else has a column of its own. */
function stacked(places: readonly Place[], sizes: readonly Size[], most: number): Column[] {
  const columns: Column[] = [];
  places.forEach((place, at) => {
    const size = sizes[at] ?? { w: 0, h: 0, gives: false };
    const last = columns.at(-1);
    const [above] = last?.places ?? [];
    if (last && place.look === "row" && above?.look === "row" && above.region === place.region && !size.gives && !last.size.gives && last.places.length < most) {
      last.places.push(place);
      last.size.w = Math.max(last.size.w, size.w);
    } else columns.push({ places: [place], size: { ...size } });
  });
  return columns;
}

interface Size {
  w: number;
  h: number;
  /** Whether it holds cards, which can overlap. */
  gives: boolean;
}

/** Rows of cards give way first: they overlap. */
function squeeze(sizes: Size[], free: number): number[] {
  const firm = sizes.filter((size) => !size.gives).reduce((sum, size) => sum + size.w, 0);
  const soft = sizes.filter((size) => size.gives).reduce((sum, size) => sum + size.w, 0);
  if (soft > 0 && firm < free * 0.6) return sizes.map((size) => (size.gives ? (size.w * (free - firm)) / soft : size.w));
  const all = firm + soft;
  return sizes.map((size) => (size.w * free) / all);
}

/** The widest takes the room that is left, so that the dock is as wide as the stage above it. */
function stretch(sizes: Size[], free: number): number[] {
  const all = sizes.reduce((sum, size) => sum + size.w, 0);
  const widest = sizes.reduce((best, size, at) => (size.w > (sizes[best]?.w ?? 0) ? at : best), 0);
  return sizes.map((size, at) => (at === widest ? size.w + free - all : size.w));
}

/** The size a place would like to have for what stands on it. */
function natural(tableau: Tableau, place: Place, scale: number, alone: boolean): Size {
  const pieces = tableau.piecesOn(place.id);
  const cards = cardsOn(tableau, place);
  const small = pieces.length - cards + tableau.diceOn(place.id).length;
  const tray = place.look === "tray";
  const [margin, label] = tray ? [14, place.label === "" ? 14 : 30] : [4, 4];
  if (cards > 0 && alone) return { w: cards * (CARD.w * scale + 4), h: CARD.h * scale + 2, gives: true };
  // With names above them cards are a little smaller: the dock stays as high.
  if (cards > 0) return { w: cards * ((CARD.w - 21) * scale + 4) + margin, h: CARD.h * scale + 2, gives: true };
  // A sentence stands in two lines under the name.
  const said = place.text ? Math.min(Math.max(204, width(place.text, 12.5) / 2 + 70), 330) : 204;
  if (place.look === "row") return { w: said + small * 40, h: ROW, gives: false };
  // An outline that waits for something keeps its place, no more: its name is written upwards.
  if (place.look === "outline" && pieces.length === 0) return { w: OUTLINE, h: 52, gives: false };
  const named = width(place.label, 14) + 24 + (place.text ? width(place.text, 13) + 8 : 0);
  if (small === 0) return { w: Math.min(Math.max(named, 64), 160), h: 52, gives: false };
  return { w: Math.max(small * 52 + margin, tray ? named : 0), h: 48 + label, gives: false };
}

function cardsOn(tableau: Tableau, place: Place): number {
  return tableau.piecesOn(place.id).filter((piece) => piece.drawing === undefined && (piece.look?.as === "card" || piece.look?.as === "back")).length;
}
