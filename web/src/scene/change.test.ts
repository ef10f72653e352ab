import { expect, test } from "vitest";
import type { Decor, Panel, Part, Piece, Scene } from "../wire";
import { heardOf } from "./change";
import { Tableau } from "./tableau";

const decor = { parts: [] } as unknown as Decor;
const scene = (part: Omit<Part, "id">): Tableau =>
  new Tableau(decor, { decor: "", parts: [{ id: "p", ...part }], prompt: { mine: false, question: "" }, offers: [] } as Scene);
const card = (more: Partial<Piece> = {}): Piece =>
  ({ id: "c", place: "a", look: { as: "card", color: "#000000", foot: "", seal: null }, ...more }) as Piece;
const panel = (score: string): Panel => ({ seat: 1, name: "N", score }) as Panel;

test("a die that shows another face is heard above all", () => {
  const die = (pips: number) => ({ id: "d", place: "a", face: { pips }, title: "" });
  const before = scene({ dice: [die(1)], pieces: [card()] });
  expect(heardOf(before, scene({ dice: [die(2)], pieces: [card({ place: "b" })] }))).toBe("dice");
  expect(heardOf(before, scene({ dice: [die(1)], pieces: [card()] }))).toBe(null);
});

test("cards turn, seals break, pieces move", () => {
  const before = scene({ pieces: [card()] });
  expect(heardOf(before, scene({ pieces: [card({ look: { as: "back", color: "#000000" } })] }))).toBe("card");
  expect(heardOf(before, scene({ pieces: [card({ place: "b" })] }))).toBe("move");
  const sealed = scene({ pieces: [card({ look: { as: "card", color: "#000000", foot: "", seal: "wax-seal" } })] });
  expect(heardOf(sealed, before)).toBe("crack");
  const token = scene({ pieces: [card({ look: { as: "token" } })] });
  expect(heardOf(token, scene({}))).toBe("crack");
  expect(heardOf(before, scene({}))).toBe("move");
});

test("points that come are heard, points that go are not", () => {
  expect(heardOf(scene({ panels: [panel("3")] }), scene({ panels: [panel("5")] }))).toBe("score");
  expect(heardOf(scene({ panels: [panel("5")] }), scene({ panels: [panel("3")] }))).toBe(null);
});
