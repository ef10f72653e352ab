// Rectangles, and how several pieces share one.

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function area(x: number, y: number, w: number, h: number): Area {
  return { x, y, w, h };
}

export function square(cx: number, cy: number, side: number): Area {
  return { x: cx - side / 2, y: cy - side / 2, w: side, h: side };
}

export function middle({ x, y, w, h }: Area): { cx: number; cy: number } {
  return { cx: x + w / 2, cy: y + h / 2 };
}

/** The least that holds all of these. */
export function around(areas: readonly Area[]): Area {
  const [x, y] = [Math.min(...areas.map((one) => one.x)), Math.min(...areas.map((one) => one.y))];
  return { x, y, w: Math.max(...areas.map((one) => one.x + one.w)) - x, h: Math.max(...areas.map((one) => one.y + one.h)) - y };
}

/** Without a margin of `by` on every side. */
export function inset({ x, y, w, h }: Area, by: number): Area {
  return { x: x + by, y: y + by, w: Math.max(w - 2 * by, 1), h: Math.max(h - 2 * by, 1) };
}

/** Width and height of a card at its largest. */
export const CARD = { w: 104, h: 146 };

/** Side of a token, symbol, coin or die at its largest, if its place says nothing else. */
export const PIECE = 36;

/** A card of a row, and how much of its width the next card leaves free. */
export interface CardSpot {
  area: Area;
  free: number;
}

/** Height under which a card is broader than it ought to be, rather than without its title. */
const LOW = 84;

/** A narrow card is at most so many times as high as it is wide: it says less on a line, so it needs more of them. */
const SLIM = 2;
const SLIMMEST = 176;

/**
 * Cards side by side, overlapping sideways when they would not fit, so that each shows the beginning of its title. Low ones are as wide
 * as their titles ask for, as long as all have room; narrow ones are higher, where there is room for that.
 */
export function cards(count: number, room: Area, fromLeft = false, titles = 0): CardSpot[] {
  const gap = 4;
  const scale = Math.min(room.h / CARD.h, room.w / CARD.w, 1);
  const slim = room.w < CARD.w ? Math.min(room.h, room.w * SLIM, SLIMMEST) : 0;
  const h = Math.max(CARD.h * scale, slim);
  const broad = h < LOW ? Math.min(titles, (room.w - gap * (count - 1)) / Math.max(count, 1)) : 0;
  const w = Math.max(CARD.w * scale, broad);
  const step = count < 2 ? w : Math.min(w + gap, (room.w - w) / (count - 1));
  const all = w + step * Math.max(count - 1, 0);
  const left = fromLeft ? room.x : room.x + Math.max(room.w - all, 0) / 2;
  const top = room.y + (room.h - h) / 2;
  return Array.from({ length: count }, (_, card) => ({
    area: area(left + step * card, top, w, h),
    free: card + 1 === count ? w : Math.min(step, w),
  }));
}

/** Width to which a card of a fan opens, and the least that is seen of the others. */
export const OPENED = 130;
const STRIP = 44;
/** Where there is room to spare a card of a hand is so many times as wide. */
const BROADER = 1.25;

/**
 * Cards of a hand side by side from the left, each as wide as it wishes where there is room for that. Where they have no room even at the
 * width of a card all are narrower, and the one at `open` is wide: it pushes its neighbours aside, and the order never changes. Whatever is
 * pointed at stays under the pointer when it opens.
 */
export function fan(count: number, room: Area, open = -1, wishes: readonly number[] = []): CardSpot[] {
  const gap = 4;
  const scale = Math.min(room.h / CARD.h, 1);
  const [w, h] = [CARD.w * scale, CARD.h * scale];
  const space = room.w - gap * (count - 1);
  const shared = space / Math.max(count, 1);
  if (shared < w && (count < 2 || shared < STRIP)) return cards(count, room, true);
  const wide = Array.from({ length: count }, (_, at) => Math.max(wishes[at] ?? w, w));
  const over = wide.reduce((sum, one) => sum + one - w, 0);
  if (shared >= w) {
    const left = space - w * count;
    if (left < over)
      return laid(
        wide.map((one) => w + ((one - w) * left) / over),
        room,
        gap,
        h,
      );
    // What is left over lets all be a little wider.
    const more = (left - over) / count;
    return laid(
      wide.map((one) => Math.max(one, Math.min(one + more, w * BROADER))),
      room,
      gap,
      h,
    );
  }
  const opened = open < 0 ? shared : Math.max(Math.min(OPENED, room.w - (STRIP + gap) * (count - 1)), shared);
  const closed = open < 0 ? shared : (space - opened) / (count - 1);
  return laid(
    wide.map((_, at) => (at === open ? opened : closed)),
    room,
    gap,
    h,
  );
}

function laid(widths: readonly number[], room: Area, gap: number, h: number): CardSpot[] {
  let x = room.x;
  return widths.map((wide) => {
    const spot = { area: area(x, room.y + (room.h - h) / 2, wide, h), free: wide };
    x += wide + gap;
    return spot;
  });
}

/** Side of a small piece beside the board at its largest: a finger finds it there. */
const TOUCHED = 44;

/** Small pieces side by side, with room for the lamp around each, as long as they stay large that way; otherwise in rows. */
export function abreast(count: number, room: Area): Area[] {
  const cell = Math.min(room.w / Math.max(count, 1), room.h);
  if (cell < PIECE) return small(count, room);
  const side = Math.min(cell * 0.88, TOUCHED);
  const pitch = Math.min(cell, side + 10);
  const { cx, cy } = middle(room);
  return Array.from({ length: count }, (_, piece) => square(cx + (piece - (count - 1) / 2) * pitch, cy, side));
}

/** Small pieces in even rows around the middle of a place, none larger than `most`, each with so much room beside it for its marks. */
export function small(count: number, room: Area, beside = 0, most = PIECE): Area[] {
  const rowsOf = (columns: number): number => Math.ceil(count / columns);
  const cellOf = (columns: number): number => Math.min(room.w / columns - beside, room.h / rowsOf(columns));
  let columns = 1;
  // As large as can be, of equal sizes the fullest rows, and of equally full ones the longest.
  for (let candidate = 2; candidate <= count; candidate++) {
    const [best, next] = [Math.min(cellOf(columns), most), Math.min(cellOf(candidate), most)];
    const unfilled = (columns: number): number => columns * rowsOf(columns) - count;
    if (next > best || (next === best && unfilled(candidate) <= unfilled(columns))) columns = candidate;
  }
  const cell = cellOf(columns);
  const side = Math.min(Math.max(cell * 0.92, 14), most);
  // Where the place is too small the pieces overlap rather than shrink beyond recognition.
  const pitch = Math.min(cell, side + 4);
  const across = pitch + beside;
  const rows = rowsOf(columns);
  const { cx, cy } = middle(room);
  return Array.from({ length: count }, (_, piece) => {
    const [row, column] = [Math.floor(piece / columns), piece % columns];
    const inRow = row + 1 === rows ? count - row * columns : columns;
    return square(cx - beside / 2 + (column - (inRow - 1) / 2) * across, cy + (row - (rows - 1) / 2) * pitch, side);
  });
}
