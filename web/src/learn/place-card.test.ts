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

test("where nothing is meant it stands at the foot of the room", () => {
  expect(placeCard(card, room, [], [])).toEqual({ x: 350, y: 600 });
});
