import { expect, test } from "vitest";
import type { Frame } from "./halos";
import { type Aim, distance, hit } from "./hit";
import { crowdAt, spotOf } from "./loupe";
import type { PickState } from "./pick-state.svelte";

const frame = (id: string, x: number, y: number, w: number, h: number, more: Partial<Frame> = {}): Frame => ({
  id,
  at: { x, y, w, h },
  radius: 0,
  card: false,
  ...more,
});
const frames = (...list: Frame[]): Map<string, Frame> => new Map(list.map((one) => [one.id, one]));
const playing = (lit: string[], more: Partial<PickState> = {}): PickState =>
  ({ lit: new Set(lit), picked: new Set(), swaps: new Set(), meant: (ids: readonly string[]) => ids[0], ...more }) as unknown as PickState;
const aim = (all: Map<string, Frame>, x: number, y: number, painted: string[] = [], scale = 1): Aim => ({
  frames: all,
  x,
  y,
  scale,
  painted,
});

test("what is lit is hit anywhere in its frame, also where nothing of it is painted", () => {
  const all = frames(frame("place", 0, 0, 200, 200), frame("acolyte", 50, 50, 60, 60));
  expect(hit(playing(["acolyte"]), aim(all, 80, 80, ["place"]))).toBe("acolyte");
  expect(hit(playing(["acolyte", "place"]), aim(all, 80, 80, ["place"]))).toBe("acolyte");
  expect(hit(playing(["acolyte", "place"]), aim(all, 20, 20, ["place"]))).toBe("place");
});

test("what is small is hit a finger's breadth around, and the nearest is meant", () => {
  const all = frames(frame("one", 0, 0, 20, 20), frame("two", 30, 0, 20, 20));
  expect(hit(playing(["one", "two"]), aim(all, 23, 10))).toBe("one");
  expect(hit(playing(["one", "two"]), aim(all, 28, 10))).toBe("two");
  expect(distance(frame("one", 0, 0, 20, 20), aim(all, 33, 10))).toBeUndefined();
  expect(distance(frame("one", 0, 0, 20, 20), aim(all, 33, 10, [], 0.5))).toBe(6.5);
});

test("a form of its own is hit where it is painted, or where its place is", () => {
  const all = frames(
    frame("ward", 0, 0, 100, 100, { outline: "M0,0Z" }),
    frame("priest", 0, 0, 100, 100, { outline: "M0,0Z", under: "ward" }),
  );
  expect(hit(playing(["ward"]), aim(all, 5, 5, ["other"]))).toBe("other");
  expect(hit(playing(["priest"]), aim(all, 5, 5, ["ward"]))).toBe("priest");
});

test("things in one frame are told apart by what is painted", () => {
  const all = frames(frame("lower", 0, 0, 50, 50), frame("upper", 0, 0, 50, 50));
  expect(hit(playing(["lower", "upper"]), aim(all, 5, 5, ["lower"]))).toBe("lower");
  expect(hit(playing(["lower", "upper"]), aim(all, 5, 5, []))).toBe("upper");
});

test("what can be picked instead is hit where nothing is lit", () => {
  const all = frames(frame("other", 0, 0, 50, 50));
  expect(hit(playing([], { swaps: new Set(["other"]) }), aim(all, 5, 5, ["ground"]))).toBe("other");
});

test("corners too small for a finger are shown larger, things far from each other when they are touched together", () => {
  const corners = frames(frame("nw", 0, 0, 23, 23), frame("ne", 23, 0, 23, 23), frame("sw", 0, 23, 23, 23));
  const seen = { frames: corners, lit: new Set(corners.keys()), scale: 1 };
  expect(spotOf(seen)).toEqual({ x: -11.5, y: -11.5, w: 69, h: 69 });
  expect(spotOf({ ...seen, scale: 2 })).toBeUndefined();
  const far = frames(frame("a", 0, 0, 20, 20), frame("b", 25, 0, 20, 20), frame("c", 500, 0, 20, 20));
  const spread = { frames: far, lit: new Set(far.keys()), scale: 1 };
  expect(spotOf(spread)).toBeUndefined();
  expect(crowdAt(spread, 22, 10)).toBeDefined();
  expect(crowdAt(spread, 510, 10)).toBeUndefined();
});
