import { beforeAll, expect, test } from "vitest";
import { settings } from "../shell/settings.svelte";
import type { Decor, Place, Scene, Spots } from "../wire";
import { aroundOf } from "./around";
import { cellOf, nextInLine, rowsOf } from "./grid";
import { Tableau } from "./tableau";

const ground = { size: [884, 586] as [number, number], backdrop: "" };
const spot = (x: number, y: number): Spots => ({ wide: { x, y, w: 10, h: 10 }, narrow: { x, y, w: 10, h: 10 } });
/** Three rows of three, without the cell in the middle. */
const cells: Place[] = [1, 2, 3].flatMap((row) =>
  [1, 2, 3].flatMap((column) =>
    row === 2 && column === 2
      ? []
      : [{ id: `cell.${row}.${column}`, region: "garden", label: `${"ABC"[column - 1]}${row}`, cell: [row, column] }],
  ),
);
const decor: Decor = {
  title: "Game",
  theme: { ground: "", panel: "", ink: "", accent: "", paper: "" },
  wide: ground,
  narrow: ground,
  parts: [
    {
      id: "board",
      regions: [
        { id: "garden", label: "Garden", role: "board" },
        { id: "town", label: "Town", role: "board" },
      ],
      places: [
        ...cells,
        { id: "gate", region: "town", label: "Gate", spots: spot(0, 0) },
        { id: "inn", region: "town", label: "Inn", spots: spot(40, 2) },
        { id: "port", region: "town", label: "Port", spots: spot(0, 100) },
        { id: "attic", region: "town", label: "Attic", spots: { wide: { x: 0, y: 20, w: 9, h: 0.5 }, narrow: { x: 0, y: 0, w: 9, h: 9 } } },
      ],
      paths: [{ from: "gate", to: "port" }],
    },
  ],
};
const scene: Scene = {
  decor: "a",
  parts: [
    { id: "laid", told: [{ of: "cell.1.2", text: "Mosaic V" }] },
    { id: "statue", pieces: [{ id: "statue", place: "cell.2.1", title: "statue" }] },
    { id: "people", pieces: [{ id: "acolyte", place: "inn", title: "Acolyte" }], told: [{ of: "inn", text: "Ada: 1 Acolyte" }] },
  ],
  prompt: { mine: false, question: "" },
  offers: [],
};
const tableau = new Tableau(decor, scene);

beforeAll(() => {
  settings.lang = "en";
});

test("around a cell lie the cells beside it, gaps and edges", () => {
  expect(aroundOf(tableau, "cell.1.1")).toEqual(["Above: edge", "On the right: B1, Mosaic V", "Below: A2, statue", "On the left: edge"]);
  expect(aroundOf(tableau, "cell.1.2")).toEqual(["Above: edge", "On the right: C1, free", "Below: edge", "On the left: A1, free"]);
});

test("what stands in a cell has around it what the cell has", () => {
  expect(aroundOf(tableau, "statue")).toEqual(aroundOf(tableau, "cell.2.1"));
  expect(aroundOf(tableau, "nobody")).toEqual([]);
});

test("where places are no grid, the nearest one in each direction lies around, and ways are named", () => {
  expect(aroundOf(tableau, "gate")).toEqual(["On the right: Inn, Ada: 1 Acolyte, Acolyte", "Below: Port", "Leads to: Port"]);
  expect(aroundOf(tableau, "port")).toEqual(["Above: Gate", "Reached from: Gate"]);
});

test("a line is walked cell by cell, over gaps, to what is wanted", () => {
  expect(nextInLine(tableau, "cell.2.1", "right")).toBe("cell.2.3");
  expect(nextInLine(tableau, "cell.1.1", "down", (id) => id === "statue")).toBe("statue");
  expect(nextInLine(tableau, "cell.1.1", "right", (id) => id === "cell.1.3")).toBe("cell.1.3");
  expect(nextInLine(tableau, "cell.1.1", "right", (id) => id === "cell.3.3")).toBeUndefined();
  expect(nextInLine(tableau, "gate", "right")).toBeUndefined();
});

test("the rows of a region are in order, and other regions have none", () => {
  expect(rowsOf(tableau, "garden").map((row) => row.map(({ column }) => column))).toEqual([
    [1, 2, 3],
    [1, 3],
    [1, 2, 3],
  ]);
  expect(rowsOf(tableau, "town")).toEqual([]);
  expect(cellOf(tableau, "statue")?.row).toBe(2);
});
