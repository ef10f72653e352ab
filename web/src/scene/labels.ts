// What is written on regions, trays and rows: names and sentences stand whole, on as many lines as they need.

import type { Badge, Place, Region } from "../wire";
import { rowWidth } from "./badges";
import { CLOSER, width, wrap } from "./measure";

/** The heading of a region of this width, and how wide the remark beside it may be. The heading gives way: a remark may name a player. */
export function headingOf(region: Region, w: number): { size: number; room: number; note: number } {
  const most = Math.max(w - 24 - width(region.label, 14), w * 0.5 - 8);
  const note = Math.min(width(region.note ?? "", 13), most);
  const room = w - 16 - (note > 0 ? note + 8 : 0);
  const size = [17, 15.5, 14, 13].find((size) => width(region.label, size) <= room) ?? 12;
  return { size, room, note };
}

/** Where the marks of a place without a look of its own stand: how far in, and how far up from its foot. In a large one they keep off its rim. */
export function footIn(h: number): { in: number; up: number } {
  return h >= 80 ? { in: 6, up: 12.5 } : { in: 2, up: 9 };
}

export interface Head {
  /** Lines of the name, and their size. */
  lines: string[];
  size: number;
  /** What stands beside the name, or on a line of its own under it. */
  text: string;
  under: boolean;
  /** How high all that is. */
  high: number;
}

/** Height of a line of a head. */
export const HEAD_LINE = 14;
const SIZES = [14, 13, 12];

/** The head of a tray of this width. There is none where the pieces need all the height: in a low one on a stage, and in a very low dock. */
export function headOf(place: Place, w: number, h: number, docked = false): Head {
  const none = { lines: [], size: 12, text: "", under: false, high: 7 };
  if (place.label === "" || h < (docked ? 76 : 96)) return none;
  const [room, text] = [w - 14, place.text ?? ""];
  const beside = text === "" ? 0 : width(text, 13) + 8;
  const base = h >= 96 ? 9 : 5;
  for (const size of SIZES) {
    if (width(place.label, size) + beside <= room * (beside > 0 ? 1 : CLOSER))
      return { lines: [place.label], size, text, under: false, high: base + HEAD_LINE };
  }
  const size = SIZES.find((size) => wrap(place.label, size, room * CLOSER, Infinity).length <= (h >= 96 ? 2 : 1)) ?? 12;
  const lines = wrap(place.label, size, room * CLOSER, 2);
  // What stands besides has a line of its own where that leaves room for a piece.
  const under = text !== "" && h - base - HEAD_LINE * (lines.length + 1) >= 48 && width(text, 12) <= room * CLOSER;
  return { lines, size, text: under ? text : "", under, high: base + HEAD_LINE * (lines.length + (under ? 1 : 0)) };
}

/** What a row shows: symbol and figure at the left, name and text on the first line, marks on the second or at the right. */
export interface Row {
  twoLines: boolean;
  /** A figure alone ("7/12") stands under the symbol, the other marks in a row: what has a colour, say of a seat, keeps it there. */
  figure: Badge | undefined;
  others: Badge[];
  /** How wide symbol and figure are. */
  column: number;
  /** Where the name begins and the text ends, from the left. */
  x: number;
  end: number;
  /** Of name and text, from the top. */
  baseline: number;
  nameRoom: number;
  named: number;
  size: number;
  textRoom: number;
  /** Where the marks begin, how much room they have, their middle and their size. */
  marks: { x: number; room: number };
  marksY: number;
  markSize: number;
  /** Whether the text does not fit beside the name and there is room under it. */
  wordy: boolean;
}

/** Sizes of a name and a text that stand side by side. */
const TOGETHER: readonly [number, number][] = [
  [15.5, 13.5],
  [14.5, 12.5],
  [13.5, 12],
  [13, 12],
];

export function rowOf(place: Place, w: number, h: number): Row {
  const badges = place.badges ?? [];
  const said = place.text ?? "";
  const twoLines = h >= 44;
  const figureAt = twoLines ? badges.findIndex((badge) => !badge.symbol && !badge.color) : -1;
  const figure = badges[figureAt];
  const others = badges.filter((_, at) => at !== figureAt);
  const column = place.symbol || figure ? (twoLines ? 28 : Math.min(Math.max(h - 6, 14), 24)) : 0;
  const x = 10 + (column > 0 ? column + 10 : 0);
  const end = w - 8;
  const room = end - x;
  // Name and text stand side by side if they fit, both a little smaller if they must be.
  const together = TOGETHER.find(([name, text]) => said && width(place.label, name) / CLOSER + width(said, text) + 6 <= room);
  const [named] = together ?? [15.5];
  const name = together ? width(place.label, named) / CLOSER : Math.min(width(place.label, named), room * 0.6);
  const marks = twoLines ? 0 : Math.min(rowWidth(others, 18), (room - name) * 0.6);
  const left = Math.max(room - name - marks - 6, 0);
  const size = together?.[1] ?? [13.5, 12.5].find((size) => width(said, size) <= left) ?? 12;
  const text = width(said, size);
  const taken = said === "" ? 0 : Math.min(text, left) + 6;
  return {
    twoLines,
    figure,
    others,
    column,
    x,
    end: end - marks - (marks > 0 ? 4 : 0),
    baseline: twoLines && others.length > 0 ? h * 0.37 : h / 2 + 5,
    nameRoom: room - marks - taken,
    named,
    size,
    textRoom: left,
    marks: twoLines ? { x, room } : { x: end - marks, room: marks },
    marksY: twoLines ? h * 0.71 : h / 2,
    markSize: twoLines ? 19 : 18,
    wordy: h >= 54 && said !== "" && text > left,
  };
}

/** Height from which a row has its marks at its foot. */
export const HIGH = 100;

/** What a row says whose text stands under its name. */
export function toldOf(place: Place, row: Row, w: number, h: number): Story | undefined {
  if (!row.wordy) return undefined;
  if (h < HIGH) return storyOf({ ...place, badges: row.others }, w, h, row.x);
  const told = storyOf({ ...place, badges: [] }, w, h - 6 - (row.others.length > 0 ? 24 : 0), row.x);
  return { ...told, titleY: told.titleY + 6, lines: told.lines.map((line) => ({ ...line, y: line.y + 10 })) };
}

export interface Story {
  /** Size and baseline of the name. */
  title: number;
  titleY: number;
  titleRoom: number;
  lines: { line: string; size: number; y: number }[];
  /** How wide the marks beside the name are. */
  marks: number;
  /** Whether everything is whole. */
  whole: boolean;
}

/** Where what is written on a row begins, from its left: after its symbol. */
export const STORY_X = 48;
/** Baseline of the name, of the first line of the text, from one to the next, and the size of the text: from roomy to close. */
const SETTINGS = [
  [18, 34, 14, 12.5],
  [17, 31, 12.6, 12],
  [15, 28, 12.4, 12],
] as const;

/** A row whose text does not fit beside its name: under it, set as close as it needs. */
export function storyOf(place: Place, w: number, h: number, x = STORY_X): Story {
  const room = w - 8 - x;
  const marks = Math.min(
    rowWidth(
      (place.badges ?? []).filter((badge) => badge.symbol),
      16,
    ),
    room * 0.4,
  );
  const beside = room - marks - (marks > 0 ? 4 : 0);
  const title = [15.5, 14.5, 13.5].find((size) => width(place.label, size) <= beside) ?? 13;
  let story: Story | undefined;
  for (const [titleY, top, step, size] of SETTINGS) {
    const most = Math.max(Math.floor((h - top - 3) / step) + 1, 1);
    const all = wrap(place.text ?? "", size, room, Infinity);
    const whole = all.length <= most && width(place.label, title) <= beside * CLOSER;
    story = {
      title,
      titleY,
      titleRoom: beside,
      marks,
      whole,
      lines: (whole ? all : wrap(place.text ?? "", size, room, most)).map((line, at) => ({ line, size, y: top + step * at })),
    };
    if (whole) break;
  }
  return story as Story;
}
