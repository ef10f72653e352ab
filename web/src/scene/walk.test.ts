import { expect, test } from "vitest";
import type { Offer } from "../wire";
import { Walk } from "./walk";

const offer = (...picks: string[]): Offer => (picks.length > 0 ? { picks, label: picks.join(" ") } : { label: "pass" });
const build = [offer("wall", "site.1"), offer("wall", "site.2"), offer("sphinx", "site.3"), offer()];

function walked(offers: Offer[], ...picks: string[]): Walk {
  return picks.reduce((walk, id) => walk.pick(id) ?? expect.fail(`${id} is not lit`), new Walk(offers));
}

test("a walk that begins lights every pick of every offer", () => {
  expect([...new Walk(build).lit()].sort()).toEqual(["site.1", "site.2", "site.3", "sphinx", "wall"]);
});

test("picks may be made in any order", () => {
  expect(walked(build, "site.2").remaining()).toEqual([1]);
  expect(walked(build, "site.2").done()).toBeUndefined();
  expect(walked(build, "site.2", "wall").done()).toBe(1);
  expect(walked(build, "wall", "site.2").done()).toBe(1);
});

test("what is not lit cannot be picked", () => {
  expect(new Walk(build).pick("elsewhere")).toBeUndefined();
  expect(walked(build, "wall").pick("site.3")).toBeUndefined();
  expect(walked(build, "wall").pick("wall")).toBeUndefined();
});

test("going back takes the last pick back, and no further than the beginning", () => {
  const walk = walked(build, "wall", "site.1");
  expect(walk.back().picked).toEqual(["wall"]);
  expect(walk.back().back().back().picked).toEqual([]);
});

test("offers without picks are buttons until something is picked", () => {
  expect(new Walk(build).buttons()).toEqual([3]);
  expect(walked(build, "wall").buttons()).toEqual([]);
});

test("an element that stands twice in an offer is picked twice", () => {
  const twice = [offer("coin", "coin")];
  expect(walked(twice, "coin").done()).toBeUndefined();
  expect(walked(twice, "coin", "coin").done()).toBe(0);
});

test("offers that share all their picks are complete together and none is done", () => {
  const walk = walked([offer("a", "b"), offer("b", "a")], "a", "b");
  expect(walk.complete()).toEqual([0, 1]);
  expect(walk.done()).toBeUndefined();
});

test("an offer that goes on where another ends leaves the choice", () => {
  const walk = walked([offer("a"), offer("a", "b")], "a");
  expect(walk.complete()).toEqual([0]);
  expect([...walk.lit()]).toEqual(["b"]);
  expect(walk.done()).toBeUndefined();
});
