import { expect, test } from "vitest";
import { placeCard } from "./place-card";

const room = { x: 0, y: 50, w: 1000, h: 700 };
const card = { w: 300, h: 150 };

test("a card stands at the left of what it speaks of, if there is room", () => {
  const { x, y } = placeCard(card, room, [{ x: 700, y: 200, w: 200, h: 300 }], []);
  expect({ x, y }).toEqual({ x: 386, y: 275 });
});

test("it covers neither what it speaks of nor the question", () => {
  const lit = { x: 0, y: 50, w: 690, h: 700 };
  const question = { x: 690, y: 400, w: 310, h: 350 };
  const { x, y } = placeCard(card, room, [lit], [question]);
  expect(x).toBeGreaterThanOrEqual(690);
  expect(y + card.h).toBeLessThanOrEqual(400);
});

test("between several lights it finds a place that none of its sides has", () => {
  const lit = [
    { x: 0, y: 50, w: 1000, h: 120 },
    { x: 0, y: 50, w: 320, h: 700 },
    { x: 0, y: 600, w: 1000, h: 150 },
    { x: 800, y: 50, w: 200, h: 700 },
  ];
  const { x, y } = placeCard(card, room, lit, []);
  expect(x).toBeGreaterThanOrEqual(320);
  expect(x + card.w).toBeLessThanOrEqual(800);
  expect(y).toBeGreaterThanOrEqual(170);
  expect(y + card.h).toBeLessThanOrEqual(600);
});

test("where nothing is meant it stands at the foot of the room", () => {
  expect(placeCard(card, room, [], [])).toEqual({ x: 350, y: 600 });
});
