import { expect, test } from "vitest";
import type { Decor, Part, Scene } from "../wire";
import { patch } from "./patch";
import { setOut, stageSpots, within } from "./setting";
import { Tableau } from "./tableau";

const ground = { size: [884, 586] as [number, number], backdrop: "" };
const spot = (x: number, y: number) => ({ wide: { x, y, w: 40, h: 40 }, narrow: { x, y, w: 20, h: 20 } });
const decor: Decor = {
  title: "",
  theme: { ground: "", panel: "", ink: "", accent: "", paper: "" },
  wide: ground,
  narrow: ground,
  parts: [
    {
      id: "board",
      regions: [{ id: "garden", label: "", role: "board", spots: spot(0, 0) }],
      places: ["a", "b"].map((id, x) => ({ id, region: "garden", label: "", spots: spot(x * 50, 0) })),
    },
  ],
};
const token = (id: string, place: string): Part => ({ id, pieces: [{ id, place, look: { as: "token" } }] });
const scene: Scene = { decor: "", parts: [token("one", "a"), token("two", "b")], prompt: { mine: false, question: "" }, offers: [] };

test("what stands as it stood keeps its object, what moved has another", () => {
  const first = new Tableau(decor, scene);
  const before = setOut(first, stageSpots(first, "wide"));
  const second = new Tableau(decor, patch(scene, { put: [token("two", "a")] }));
  const after = setOut(second, stageSpots(second, "wide"), before);
  expect(after.regions[0]).toBe(before.regions[0]);
  expect(after.places[0]).toBe(before.places[0]);
  expect(after.places[1]).not.toBe(before.places[1]);
  expect(after.standing.map((set) => set.id)).toEqual(["one", "two"]);
  expect(after.standing[1]).not.toBe(before.standing[1]);
});

test("a drawing shrinks with its place on the narrow stage", () => {
  const drawn = new Tableau(decor, { ...scene, parts: [{ id: "p", pieces: [{ id: "p", place: "a", drawing: "<g/>" }] }] });
  const [set] = setOut(drawn, stageSpots(drawn, "narrow")).standing;
  expect(set).toMatchObject({ kind: "drawn", scale: 0.5 });
});

test("with one part of the stage in sight, what lies elsewhere is not drawn", () => {
  const tableau = new Tableau(decor, scene);
  const spots = stageSpots(tableau, "wide");
  const [whole, here] = [setOut(tableau, spots), spots.get("a")];
  if (!here) throw new Error("a is on the stage");
  const seen = within(whole, here);
  expect([whole.standing.map((set) => set.id), seen.standing.map((set) => set.id), seen.places.map((set) => set.id)]).toEqual([
    ["one", "two"],
    ["one"],
    ["a"],
  ]);
});

test("what has no spot is not on the stage", () => {
  const docked = new Tableau(decor, {
    ...scene,
    parts: [{ id: "h", places: [{ id: "hand", region: "garden", label: "" }], pieces: [{ id: "c", place: "hand" }] }],
  });
  expect(setOut(docked, stageSpots(docked, "wide")).standing).toEqual([]);
});
