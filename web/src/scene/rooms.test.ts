import { expect, test } from "vitest";
import type { Region, Spot } from "../wire";
import { firstRoom } from "./rooms";

const room = (id: string, role: Region["role"]): Region => ({ id, label: id, role }) as Region;
const spot = (w: number, h: number): Spot => ({ x: 0, y: 0, w, h });

test("a board is shown first, but not if it is a mere strip beside something large", () => {
  const rooms = [room("arena", "box"), room("board", "board")];
  expect(firstRoom(rooms, new Map([["arena", spot(300, 100)], ["board", spot(300, 80)]]))?.id).toBe("board");
  expect(firstRoom(rooms, new Map([["arena", spot(300, 100)], ["board", spot(300, 30)]]))?.id).toBe("arena");
  expect(firstRoom([], new Map())).toBe(undefined);
});
