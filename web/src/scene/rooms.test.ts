import { expect, test } from "vitest";
import type { Offer, Region, Spot } from "../wire";
import { firstRoom, weightiest } from "./rooms";

const room = (id: string, role: Region["role"]): Region => ({ id, label: id, role }) as Region;
const spot = (w: number, h: number): Spot => ({ x: 0, y: 0, w, h });

test("a board is shown first, but not if it is a mere strip beside something large", () => {
  const rooms = [room("arena", "box"), room("board", "board")];
  expect(
    firstRoom(
      rooms,
      new Map([
        ["arena", spot(300, 100)],
        ["board", spot(300, 80)],
      ]),
    )?.id,
  ).toBe("board");
  expect(
    firstRoom(
      rooms,
      new Map([
        ["arena", spot(300, 100)],
        ["board", spot(300, 30)],
      ]),
    )?.id,
  ).toBe("arena");
  expect(firstRoom([], new Map())).toBe(undefined);
});

const at = (...picks: string[]): Offer => ({ picks, label: "" });
const regionOf = (id: string): string => id.split(".")[0] ?? "";

test("a question is where most of it is answered, and the view stays without need to go", () => {
  const rooms = ["altar", "market"];
  const market = [1, 2, 3].map((stall) => at(`market.${stall}`));
  expect(weightiest([at("altar.scribe"), ...market], regionOf, rooms, "altar")).toBe("market");
  expect(weightiest([at("altar.scribe"), at("altar.die"), ...market], regionOf, rooms, "altar")).toBe("altar");
  expect(weightiest([{ ...at("market.1"), kind: "pass" }], regionOf, rooms, "altar")).toBe("altar");
  expect(weightiest([], regionOf, rooms, undefined)).toBeUndefined();
});
