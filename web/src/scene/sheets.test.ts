import { expect, test } from "vitest";
import type { Decor, Region, Scene, Spot } from "../wire";
import { stageSpots } from "./setting";
import { asideSheets, besideStage, panelSheet, roomsOf, sheetSpots } from "./sheets";
import { Tableau } from "./tableau";

const at = (x: number, y: number, w: number, h: number): Spot => ({ x, y, w, h });
const region = (id: string, wide: Spot, narrow: Spot, more: Partial<Region> = {}): Region => ({
  id,
  label: id,
  role: "board",
  spots: { wide, narrow },
  ...more,
});
const regions = [
  region("town", at(0, 0, 100, 80), at(0, 50, 100, 90)),
  region("rituals", at(0, 80, 100, 20), at(2, 110, 90, 20)),
  region("cards", at(0, 0, 40, 60), at(0, 0, 100, 40), { shown: "aside" }),
  region("strip", at(0, 0, 30, 10), at(0, 150, 100, 20), { shown: "panel", seat: 2 }),
  region("own", at(0, 0, 30, 50), at(0, 180, 100, 20), { shown: "panel", seat: 2 }),
];
const places = regions.map(({ id, spots }) => ({ id: `${id}.1`, region: id, label: "", ...(spots && { spots }) }));
const ground = { size: [100, 100] as [number, number], backdrop: "" };
const decor: Decor = {
  title: "",
  theme: { ground: "", panel: "", ink: "", accent: "", paper: "" },
  wide: ground,
  narrow: ground,
  parts: [],
};
const panels = [1, 2].map((seat) => ({ seat, name: "" }));
const scene: Scene = { decor: "", parts: [{ id: "all", regions, places, panels }], prompt: { mine: false, question: "" }, offers: [] };
const tableau = new Tableau(decor, scene);

test("what has a sheet of its own is on the narrow stage and not on the wide one", () => {
  expect([...stageSpots(tableau, "wide").keys()]).toEqual(["town", "rituals", "town.1", "rituals.1"]);
  expect(stageSpots(tableau, "narrow").size).toBe(10);
});

test("a panel shows the last sheet of its seat", () => {
  expect(panelSheet(tableau, 2)?.id).toBe("own");
  expect(panelSheet(tableau, 1)).toBeUndefined();
  expect(asideSheets(tableau).map(({ id }) => id)).toEqual(["cards"]);
  expect([...sheetSpots(tableau, regions[4] as Region).keys()]).toEqual(["own", "own.1"]);
});

test("without columns the sheets lie beside the stage, one's own first, one under another as long as there is room", () => {
  const beside = (high: number): ReturnType<typeof besideStage> => besideStage(tableau, stageSpots(tableau, "wide"), [100, high], 2);
  const { spots, size } = beside(120);
  expect(spots.get("own.1")).toMatchObject({ x: 108, y: 0 });
  expect(spots.get("cards.1")).toMatchObject({ x: 108, y: 58 });
  expect(spots.has("strip.1")).toBe(false);
  expect(size).toEqual([148, 120]);
  const low = beside(100);
  expect([low.spots.has("own.1"), low.spots.has("cards.1"), low.size]).toEqual([true, false, [138, 100]]);
});

test("where the question can be answered is always shown beside the stage", () => {
  const asked = new Tableau(decor, { ...scene, offers: [{ label: "", picks: ["cards.1"] }] });
  const { spots } = besideStage(asked, stageSpots(asked, "wide"), [100, 100], 2);
  expect([spots.has("cards.1"), spots.has("own.1")]).toEqual([true, false]);
});

test("a region within another is shown with it, and tabs stand in the order of the stage", () => {
  const { rooms, roomOf } = roomsOf(regions, stageSpots(tableau, "narrow"));
  expect(rooms.map(({ id }) => id)).toEqual(["cards", "town", "strip", "own"]);
  expect(roomOf.get("rituals")).toBe("town");
});
