import { expect, test } from "vitest";
import type { Place } from "../wire";
import { isBuried, isWithin } from "./halos";
import type { SetPiece, SetPlace, Setting } from "./setting";

const box = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });
const at = (id: string, region: string): SetPlace => ({
  id,
  place: { id, region, label: id } as Place,
  spot: box(0, 0, 1, 1),
  empty: false,
});
const drawn = (id: string, place: string, area: ReturnType<typeof box>): SetPiece =>
  ({ kind: "drawn", id, piece: { id, place }, box: area, free: area.w, scale: 1 }) as SetPiece;

test("what another region is drawn over cannot be marked, what lies on or beside it can", () => {
  const setting: Setting = {
    regions: [],
    paths: [],
    places: [at("lock", "cult"), at("board", "cult"), at("ground", "raid")],
    standing: [
      drawn("cultist", "lock", box(10, 10, 20, 20)),
      drawn("beside", "lock", box(90, 10, 20, 20)),
      drawn("picture", "board", box(0, 0, 100, 100)),
      drawn("raid", "ground", box(0, 0, 100, 100)),
      drawn("die", "ground", box(10, 10, 20, 20)),
    ],
  };
  const buried = setting.standing.filter((set) => isBuried(setting, { id: set.id, at: set.box })).map(({ id }) => id);
  expect(buried).toEqual(["cultist", "picture"]);
  expect(isBuried(setting, { id: "lock", at: box(10, 10, 20, 20) })).toBe(false);
});

test("a part of a place lies in it, its neighbour and the place itself around it do not", () => {
  const cell = box(56, 56, 56, 56);
  expect(isWithin(box(58, 58, 24, 24), cell)).toBe(true);
  expect([isWithin(box(112, 56, 56, 56), cell), isWithin(box(0, 0, 300, 300), cell)]).toEqual([false, false]);
});
