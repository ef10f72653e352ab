import { expect, test } from "vitest";
import { abreast, area, cards, fan, middle, small } from "./area";

test("ten cards stay inside their tray and each shows some of itself", () => {
  const tray = area(10, 20, 192, 82);
  const row = cards(10, tray);
  expect(row.length).toBe(10);
  for (const card of row) {
    expect(card.area.x).toBeGreaterThanOrEqual(tray.x - 0.01);
    expect(card.area.x + card.area.w).toBeLessThanOrEqual(tray.x + tray.w + 0.01);
    expect(card.free).toBeGreaterThan(10);
  }
});

test("two cards in a wide tray do not overlap", () => {
  const [one, two] = cards(2, area(0, 0, 400, 146));
  expect((one?.area.x ?? 0) + (one?.area.w ?? 0)).toBeLessThan(two?.area.x ?? 0);
});

test("five tokens in a cell stand apart from each other", () => {
  const spots = small(5, area(0, 0, 60, 60)).map(middle);
  for (const [number, one] of spots.entries()) {
    for (const other of spots.slice(number + 1)) {
      expect(Math.hypot(one.cx - other.cx, one.cy - other.cy)).toBeGreaterThan(14);
    }
  }
});

test("a lone token stands in the middle", () => {
  expect(small(1, area(10, 10, 40, 60)).map(middle)).toEqual([{ cx: 30, cy: 40 }]);
});

test("beside the board tokens stand in one row with room for a lamp around each, or in rows where that is too narrow", () => {
  const row = abreast(4, area(0, 0, 220, 110));
  expect(new Set(row.map(({ y }) => y)).size).toBe(1);
  expect((row[1]?.x ?? 0) - (row[0]?.x ?? 0)).toBeGreaterThan((row[0]?.w ?? 0) + 4);
  expect(Math.max(...row.map(({ w }) => w))).toBeLessThanOrEqual(44);
  expect(abreast(9, area(0, 0, 120, 110))).toEqual(small(9, area(0, 0, 120, 110)));
});

test("low cards are as wide as their titles ask for, as far as all have room", () => {
  const [one, two] = cards(2, area(0, 0, 200, 50), false, 70);
  expect(one?.area.w).toBe(70);
  expect((one?.area.x ?? 0) + 70).toBeLessThan(two?.area.x ?? 0);
  expect(cards(1, area(0, 0, 60, 50), false, 70)[0]?.area.w).toBe(60);
  expect(cards(1, area(0, 0, 200, 146), false, 150)[0]?.area.w).toBe(104);
});

test("a narrow card is higher, where there is room for that", () => {
  expect(cards(1, area(0, 0, 84, 300))[0]?.area).toMatchObject({ w: 84, h: 168 });
  expect(cards(1, area(0, 0, 84, 130))[0]?.area).toMatchObject({ w: 84, h: 130 });
  expect(cards(1, area(0, 0, 104, 300))[0]?.area).toMatchObject({ w: 104, h: 146 });
});

test("tokens with marks leave room for them", () => {
  const [one, two] = small(2, area(0, 0, 200, 40), 20);
  expect((two?.x ?? 0) - (one?.x ?? 0) - (one?.w ?? 0)).toBeGreaterThanOrEqual(20);
});

test("the card of a fan that is pointed at opens under the pointer, and the others keep their order beside it", () => {
  const room = area(10, 0, 560, 140);
  const closed = fan(8, room);
  for (const [at, card] of closed.entries()) {
    const open = fan(8, room, at);
    const xs = open.map(({ area }) => area.x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    const wide = open[at]?.area ?? room;
    expect(wide.w).toBe(130);
    expect(wide.x).toBeLessThanOrEqual(card.area.x + 0.01);
    expect(wide.x + wide.w).toBeGreaterThanOrEqual(card.area.x + card.area.w - 0.01);
    const last = open.at(-1)?.area ?? room;
    expect(last.x + last.w).toBeCloseTo(570);
    for (const other of open) expect(other.area.w).toBeGreaterThanOrEqual(44);
  }
});

test("a fan with room for all cards shows them whole, whatever is pointed at", () => {
  expect(fan(3, area(0, 0, 400, 140), 1)).toEqual(fan(3, area(0, 0, 400, 140)));
});

test("pieces grow only as far as their place says", () => {
  expect(small(1, area(0, 0, 90, 90), 0, 46)[0]?.w).toBe(46);
  expect(small(1, area(0, 0, 90, 90))[0]?.w).toBe(36);
});

test("cards of a fan are as wide as they wish where there is room, and never overlap", () => {
  const row = fan(3, area(0, 0, 420, 134), -1, [96, 126, 96]);
  expect(row[1]?.area.w).toBeGreaterThanOrEqual(126);
  for (const [at, { area: one }] of row.entries()) expect(one.x + one.w).toBeLessThanOrEqual((row[at + 1]?.area.x ?? 420) + 0.01);
  const tight = fan(3, area(0, 0, 310, 134), -1, [96, 130, 96]);
  expect(tight[1]?.area.w).toBeLessThan(130);
  expect((tight[2]?.area.x ?? 0) + (tight[2]?.area.w ?? 0)).toBeLessThanOrEqual(310.01);
});
