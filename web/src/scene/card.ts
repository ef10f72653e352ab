// How a card's name, picture, words and marks share its face. What stands on it is whole: what has no room is left to who looks at it large.

import type { Piece, PieceLook } from "../wire";
import { type Area, CARD, OPENED, square } from "./area";
import { broader, CLOSER, leading, width, wrap } from "./measure";

export interface Face {
  /** Whether it has room for a foot and text. */
  tall: boolean;
  /** Lines of the name, their size, and how high their band is. */
  title: string[];
  size: number;
  titleRoom: number;
  band: number;
  /** Height of the coloured ground of the picture, and where the picture stands, if anywhere. */
  artHigh: number;
  art: Area | undefined;
  words: string[];
  foot: string;
  /** Where the marks begin. */
  marks: { x: number; y: number; room: number };
}

/** Height from which a card has room for a foot and text. */
const TALL = 94;
/** Height from which a smaller one has room for a title of two lines. */
const MIDDLING = 84;
/** Height from which a still smaller one has room for what it is worth. */
const FIGURED = 70;
/** A picture is told from another one at this height. */
const LEAST_ART = 20;
/** Size and height of a line of text. */
export const TEXT = 12;
export const LINE = 13;
/** The marks' height. */
export const MARK = 16;

type CardLook = Extract<PieceLook, { as: "card" }>;

export function layCard(piece: Piece, look: CardLook, w: number, h: number, free = w): Face {
  const tall = h >= TALL;
  const badges = piece.badges?.length ?? 0;
  const sealed = look.seal !== null && tall ? 18 : 0;
  const titleRoom = w - 8 - sealed;
  const { title, size } = titled(piece.title ?? "", h, titleRoom);
  const band = title.length === 0 ? 8 : title.length > 1 ? 5 + 12.5 * title.length : tall ? 26 : Math.min(Math.max(h * 0.24, 17), 20);
  const marks = tall ? { x: 5, y: h - 11 - (look.foot === "" ? 0 : 15), room: w - 10 } : low(w, h, band, look.seal !== null);
  const common = { tall, title, size, titleRoom, band, marks };
  if (!tall) {
    // What a small card is worth stands on it all the same; its kind does not.
    const worth = badges === 0 && h >= FIGURED && /^[+−]\d+$/u.test(look.foot) ? look.foot : "";
    const artHigh = h * 0.88 - band - (worth === "" ? 0 : 10);
    const side = Math.min(artHigh * 0.86, (w - 2) * 0.72);
    // A low card has its marks beside the picture, not over it.
    const art =
      badges > 0 && w > h ? square(w * 0.2, band + (h - band) / 2, Math.min(side, w * 0.34)) : seenAt(side, free, w, band + artHigh / 2);
    return { ...common, artHigh, art, words: [], foot: worth };
  }
  const marked = badges === 0 ? 0 : 20;
  const footed = look.foot === "" ? 0 : 15;
  const room = h - 6 - footed - marked - band;
  const whole = wrap(piece.text ?? "", TEXT, w - 10, Infinity);
  const words = whole.length * LINE <= room + 0.01 && !whole.some((line) => width(line, TEXT) > (w - 10) * CLOSER) ? whole : [];
  const wordless = words.length === 0 && badges === 0 && look.foot === "";
  // The picture is smaller the more there is to say, and gives way to words that need its room.
  const left = room - words.length * LINE;
  const artHigh = wordless ? h * 0.62 : left < LEAST_ART ? 0 : words.length === 0 ? Math.min(left, h * 0.62) : Math.min(left, h * 0.44);
  const foot = footOf(look.foot, w - 10);
  // Without room of its own the picture stands at the foot, if the kind of the card leaves it any.
  const art =
    artHigh > 0
      ? seenAt(Math.min(artHigh * 0.86, (w - 2) * 0.72), free, w, band + artHigh / 2)
      : width(foot, TEXT) <= w - 28
        ? square(w - 13, h - 12, 17)
        : undefined;
  return { ...common, artHigh, art, words, foot };
}

/** What was found for a piece: it is asked for at every move, and a piece that does not change keeps its object. */
const found = new WeakMap<Piece, Map<number, number>>();

/** How wide a card of this height has to be for all it says: at least as wide as cards are, at most as one that is opened. */
export function widthFor(piece: Piece, h: number): number {
  const known = found.get(piece) ?? new Map<number, number>();
  found.set(piece, known);
  const wide = known.get(h) ?? searched(piece, h);
  known.set(h, wide);
  return wide;
}

function searched(piece: Piece, h: number): number {
  const least = h * (CARD.w / CARD.h);
  if (piece.look?.as !== "card" || h < TALL) return least;
  for (let w = least; w < OPENED; w += 6) {
    const { words, title } = layCard(piece, piece.look, w, h);
    if ((words.length > 0 || !piece.text) && title.length < 3) return w;
  }
  return Math.max(OPENED, least);
}

/** The name as large as it fits: on one line, else on two, on a high card on three; on a very small one it gives way to the picture. */
function titled(text: string, h: number, room: number): { title: string[]; size: number } {
  if (h >= TALL) {
    const size = [14, 13].find((size) => width(text, size) * broader(text) <= room) ?? 12;
    return { title: text === "" ? [] : wrap(text, size, (room * CLOSER) / broader(text), 3), size };
  }
  const size = 12;
  if (h >= MIDDLING) return { title: text === "" ? [] : wrap(text, size, room * CLOSER, 2), size };
  return {
    title:
      width(text, size) <= room * CLOSER ? [text].filter((line) => line !== "") : [leading(text, size, room)].filter((line) => line !== ""),
    size,
  };
}

/** The kind of a card, or only its figure where there is no room for more. */
function footOf(foot: string, room: number): string {
  if (width(foot, TEXT) <= room * CLOSER) return foot;
  const figure = /[+−-]?\d[\d/]*$/u.exec(foot)?.[0] ?? "";
  return width(figure, TEXT) <= room ? figure : "";
}

/** The picture stands in the part that no other card covers, if that part can hold it. */
function seenAt(side: number, free: number, w: number, cy: number): Area {
  const seen = free * 0.86;
  return free < w - 0.5 && seen >= 24 ? square(free / 2, cy, Math.min(side, seen)) : square(w / 2, cy, side);
}

function low(w: number, h: number, band: number, sealed: boolean): Face["marks"] {
  const x = w > h ? w * 0.4 : 4;
  return { x, y: w > h ? band + (h - band) / 2 : h - 11, room: w - x - 4 - (sealed ? 20 : 0) };
}
