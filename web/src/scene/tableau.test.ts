import { expect, test } from "vitest";
import type { Decor, Scene } from "../wire";
import { Tableau } from "./tableau";

const ground = { size: [884, 586] as [number, number], backdrop: "" };
const theme = { ground: "", panel: "", ink: "", accent: "", paper: "" };
const decor: Decor = {
  title: "Game",
  theme,
  wide: ground,
  narrow: ground,
  parts: [
    {
      id: "board",
      regions: [{ id: "garden", label: "Garden", role: "board", rule: "garden" }],
      places: [{ id: "cell", region: "garden", label: "Cell" }],
    },
  ],
};
const scene: Scene = {
  decor: "a",
  parts: [
    { id: "one", pieces: [{ id: "palm", place: "cell" }], panels: [{ seat: 2, name: "Ada" }] },
    {
      id: "two",
      pieces: [{ id: "statue", place: "cell", rule: "statue" }],
      dice: [{ id: "die", place: "cell", face: "blank", title: "" }],
    },
  ],
  prompt: { mine: false, question: "" },
  offers: [],
};
const tableau = new Tableau(decor, scene);

test("elements stand in the order of decor and parts", () => {
  expect(tableau.pieces.map((piece) => piece.id)).toEqual(["palm", "statue"]);
  expect(tableau.piecesOn("cell").length).toBe(2);
  expect(tableau.diceOn("cell").length).toBe(1);
});

test("everything with an id can be pointed at, panels too", () => {
  for (const id of ["garden", "cell", "palm", "statue", "die", "seat.2"]) expect(tableau.has(id)).toBe(true);
  expect(tableau.has("seat.1")).toBe(false);
});

test("a piece is in the region of its place", () => {
  expect(tableau.regionOf("palm")).toBe("garden");
  expect(tableau.regionOf("garden")).toBe("garden");
  expect(tableau.regionOf("seat.2")).toBeUndefined();
});

test("an element without a rule of its own is explained by what it stands on", () => {
  expect(tableau.ruleOf("statue")).toBe("statue");
  expect(tableau.ruleOf("palm")).toBe("garden");
});
