// The dock: places that have no spot on the stage, laid out under it, most often the hand.

import type { Id, Piece, Place, Region, Spot } from "../wire";
import { type Area, CARD } from "./area";
import { rowWidth } from "./badges";
import { widthFor } from "./card";
import { headOf, storyOf } from "./labels";
import { width } from "./measure";
import { CAPTION } from "./setting";
import type { Tableau } from "./tableau";

export interface Dock {
  spots: Map<Id, Spot>;
  /** Rows of cards, which have no tray, and how high the name above each is: one that is alone needs none. */
  rows: Map<Id, number>;
  regions: Region[];
  /** Where what turns a thing stands. */
  tools?: Spot | undefined;
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
  /** The place beside which there is room for what turns the thing on it. */
  beside?: Id | undefined;
  /** One card is asked for: the others may be as narrow as strips. */
  folds?: boolean;
}

const GAP = 8;
/** Width of what turns a thing; where little fits beside it, only just that of its words. */
const TOOLS = 78;
const NARROW_TOOLS = 60;
/** Where little fits side by side, what says itself how large it is is so much smaller: a tile in hand, and a thing to point at. */
const SMALLER = { held: 0.72, lesser: 0.58 };
/** From this side on it is something held, looked at and turned. */
const HELD = 100;
/** The width of an outline with nothing on it: a finger finds it. */
const OUTLINE = 44;
/** How high boxes are that hold no cards, where there is little height: cards are smaller than this there. */
const BOXES = 78;
const ROOMY = 0.9;
/** The least height of a row of a list. */
const ROW = 58;

/** One row of places for all docked regions, in their order. */
export function layDock(tableau: Tableau, shape: DockShape): Dock {
  const docked = tableau.places.filter((place) => !place.spots);
  const regions = tableau.regions.filter((region) => docked.some((place) => place.region === region.id));
  const spots = new Map<Id, Spot>();
  const ordered = regions.flatMap((region) => docked.filter((place) => place.region === region.id));
  const carded = ordered.filter((place) => facesOn(tableau, place).length > 0);
  const caption = carded.length > 1 ? CAPTION : 0;
  // Cards beside boxes are as high as those: a raid that lays some there for a moment moves nothing.
  const carries = shape.scale >= ROOMY || regions.some((region) => region.role === "hand");
  const sided = ordered.flatMap((place) => (place.piece_side === undefined ? [] : sideOf(place.piece_side, shape)));
  const tallest = !carries ? BOXES - 2 : shape.scrolls && sided.length > 0 ? Math.max(...sided) - 2 : Infinity;
  const card = Math.min(CARD.h * shape.scale, tallest);
  const rows = new Map(carded.map((place) => [place.id, place.label === "" ? 0 : caption]));
  const sizes = ordered.map((place) => natural(tableau, place, shape, { card, caption }));
  // As high with the last card gone as with a full hand, and with empty boxes as with full ones: the stage above must not jump.
  const trays = ordered.some((place) => place.look === "tray");
  const least = trays ? card + 2 : 0;
  const most = carries && tallest < Infinity ? tallest + 2 : Infinity;
  const high = Math.max(least, ...sizes.map((size) => Math.min(size.h, most)));
  const columns = stacked(ordered, sizes, Math.floor((high + GAP) / (ROW + GAP)));
  const asked = columns.map((column) => column.size);
  const wanted = asked.reduce((sum, size) => sum + size.w, 0);
  const gap = sided.length > 0 && shape.scrolls ? GAP - 2 : GAP;
  const broad = shape.scrolls ? NARROW_TOOLS : TOOLS;
  const aside = ordered.some((place) => place.id === shape.beside) ? broad + gap : 0;
  const free = shape.wide - gap * Math.max(columns.length - 1, 0) - aside;
  let squeezed = asked.map((size) => size.w);
  if (wanted > free) squeezed = shape.scrolls ? narrowed(asked, free) : squeeze(asked, free);
  else if (wanted < free && columns.length > 0) squeezed = stretch(asked, free);
  let x = 0;
  let tools: Spot | undefined;
  columns.forEach(({ places, size }, at) => {
    const w = squeezed[at] ?? size.w;
    const h = (high - GAP * (places.length - 1)) / places.length;
    places.forEach((place, down) => {
      spots.set(place.id, { x, y: down * (h + GAP), w, h });
    });
    x += w + gap;
    if (places.some((place) => place.id === shape.beside)) {
      tools = { x, y: 0, w: broad, h: high };
      x += broad + gap;
    }
  });
  return { spots, rows, regions, tools, wide: Math.max(x - gap, 0), high };
}

/** How large a place is that says so itself. */
function sideOf(side: number, { scrolls }: DockShape): number {
  return side * (scrolls ? (side >= HELD ? SMALLER.held : SMALLER.lesser) : 1) + 8;
}

interface Column {
  places: Place[];
  size: Size;
}

/** Rows of a list stand one above the other, as many as the height allows; anything else has a column of its own. */
function stacked(places: readonly Place[], sizes: readonly Size[], most: number): Column[] {
  const columns: Column[] = [];
  places.forEach((place, at) => {
    const size = sizes[at] ?? { w: 0, h: 0, gives: false, least: 0 };
    const last = columns.at(-1);
    const [above] = last?.places ?? [];
    if (
      last &&
      place.look === "row" &&
      above?.look === "row" &&
      above.region === place.region &&
      !size.gives &&
      !last.size.gives &&
      last.places.length < most
    ) {
      last.places.push(place);
      last.size.w = Math.max(last.size.w, size.w);
    } else columns.push({ places: [place], size: { ...size } });
  });
  return columns;
}

interface Size {
  w: number;
  h: number;
  /** Whether it holds cards, which can be narrower. */
  gives: boolean;
  /** How narrow it may be. */
  least: number;
  /** Whether it holds sentences, which are the better for more room. */
  written?: boolean;
  /** Whether it says itself how large it is. */
  fixed?: boolean;
}

/** A dock that scrolls: rows of cards are narrower, so that as many as can be are in sight, but none so narrow that it cannot be read. */
function narrowed(sizes: Size[], free: number): number[] {
  const firm = sizes.filter((size) => !size.gives).reduce((sum, size) => sum + size.w, 0);
  const soft = sizes.filter((size) => size.gives).reduce((sum, size) => sum + size.w, 0);
  return sizes.map((size) => (size.gives ? Math.min(Math.max((size.w * Math.max(free - firm, 0)) / soft, size.least), size.w) : size.w));
}

/** Rows of cards give way first: they overlap. */
function squeeze(sizes: Size[], free: number): number[] {
  const firm = sizes.filter((size) => !size.gives).reduce((sum, size) => sum + size.w, 0);
  const soft = sizes.filter((size) => size.gives).reduce((sum, size) => sum + size.w, 0);
  if (soft > 0 && firm < free * 0.6) return sizes.map((size) => (size.gives ? (size.w * (free - firm)) / soft : size.w));
  const all = firm + soft;
  return sizes.map((size) => (size.w * free) / all);
}

/** So many columns are a row of like things, a sanctum with its rooms: they share the room that is left. */
const MANY = 6;

/**
 * What is written takes the room that is left, or else the widest, so that the dock is as wide as the stage above it; many share it. What says
 * itself how large it is stays so.
 */
function stretch(sizes: Size[], free: number): number[] {
  const left = free - sizes.reduce((sum, size) => sum + size.w, 0);
  const loose = sizes.filter((size) => !size.fixed).length;
  if (loose >= MANY) return sizes.map((size) => (size.fixed ? size.w : size.w + left / loose));
  const worth = (size: Size | undefined): number => (size === undefined || size.fixed ? 0 : size.w + (size.written ? free : 0));
  const widest = sizes.reduce((best, size, at) => (worth(size) > worth(sizes[best]) ? at : best), 0);
  return sizes.map((size, at) => (at === widest && worth(size) > 0 ? size.w + left : size.w));
}

/** How much is seen before the first thing that answers, in pixels: that there is more there. */
const BEFORE = 24;

/**
 * How far a dock of this width is to be scrolled for what answers a question; nowhere if that is seen. What does not fit into it at once
 * stays where it is as long as a part of it is seen: nothing wanders under a finger without need.
 */
export function scrolledTo(answers: readonly Area[], left: number, wide: number): number | undefined {
  const seen = answers.filter(({ x, w }) => x >= left - 1 && x + w <= left + wide + 1).length;
  if (seen === answers.length) return undefined;
  const first = Math.min(...answers.map(({ x }) => x));
  const last = Math.max(...answers.map(({ x, w }) => x + w));
  if (last - first <= wide) return Math.max(first - BEFORE, last - wide, 0);
  return seen > 0 ? undefined : Math.max(first - BEFORE, 0);
}

/** The least that is seen of a card: its name, its picture and its words, in narrow lines. */
const STRIP = 63;

/** A sentence has at least this much room, and at most. */
const [SAID, MOST_SAID] = [176, 320];

/** The size a place would like to have for what stands on it. */
function natural(tableau: Tableau, place: Place, shape: DockShape, { card, caption }: { card: number; caption: number }): Size {
  const { scale, folds = false } = shape;
  const pieces = tableau.piecesOn(place.id);
  const cards = facesOn(tableau, place);
  const small = pieces.length - cards.length + tableau.diceOn(place.id).length;
  const tray = place.look === "tray";
  const margin = tray ? 14 : 4;
  const firm = (w: number, h: number): Size => ({ w, h, gives: false, least: w });
  if (cards.length > 0) {
    // With names above them cards are a little smaller: the dock stays as high.
    const h = card - caption;
    const w = Math.max(cards.reduce((sum, piece) => sum + widthFor(piece, h) + 4, -4) + 2, caption > 0 ? width(place.label, 12.5) + 6 : 0);
    return { w, h: card + 2, gives: true, least: folds ? Math.min(cards.length * (STRIP + 4), w) : w };
  }
  if (place.piece_side !== undefined) {
    const side = sideOf(place.piece_side, shape);
    return { ...firm(side, side), fixed: true };
  }
  if (place.look === "row") return { ...firm(said(place, scale) + small * 40, ROW), written: true };
  // An outline that waits for something keeps its place, no more: its name is written upwards.
  if (place.look === "outline" && pieces.length === 0) return firm(OUTLINE, 52);
  const named = Math.max(width(place.label, 14) + 16, place.text ? width(place.text, 13) + 16 : 0);
  // What is empty leaves its room to the rest where there is little.
  if (small === 0) return firm(Math.min(Math.max(named, 64), scale < 0.9 ? 84 : 160), 52);
  const marks = pieces.reduce((sum, piece) => sum + Math.max(rowWidth(piece.badges ?? [], 15) - 8, 0), 0);
  const high = tray ? headOf(place, Math.max(small * 52 + margin, named), CARD.h, true).high + 7 : 4;
  return firm(Math.max(small * 52 + margin + marks, tray ? named : 0), 48 + high);
}

/** How wide a row has to be for its name and all it says. */
function said(place: Place, scale: number): number {
  const high = (CARD.h * scale - GAP) / 2;
  let wide = SAID;
  while (wide < MOST_SAID && !storyOf(place, wide, high).whole) wide += 8;
  return wide;
}

function facesOn(tableau: Tableau, place: Place): Piece[] {
  return tableau
    .piecesOn(place.id)
    .filter((piece) => piece.drawing === undefined && (piece.look?.as === "card" || piece.look?.as === "back"));
}

/** The places of a dock on which cards lie. */
export function cardPlaces(tableau: Tableau): Id[] {
  return tableau.places.filter((place) => !place.spots && facesOn(tableau, place).length > 0).map(({ id }) => id);
}
