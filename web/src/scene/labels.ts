// What is written on trays and rows: names and sentences stand whole, on as many lines as they need.

import type { Place } from "../wire";
import { rowWidth } from "./badges";
import { CLOSER, width, wrap } from "./measure";

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
