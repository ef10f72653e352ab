import { describe, expect, it } from "vitest";
import { marked, search } from "./search";

const rules = [
  { id: "a.one", chapter: "Le Marché", title: "Prendre un étal", text: "Toutes les cartes." },
  { id: "b.two", chapter: "La Carrière", title: "Bâtir", text: "Un Sphinx coûte 2 Artisans." },
];

describe("the search in rules", () => {
  it("finds words without accents and capitals", () => {
    expect(search(rules, "MARCHE etal").map((rule) => rule.id)).toEqual(["a.one"]);
    expect(search(rules, "batir sphinx")).toHaveLength(1);
    expect(search(rules, "batir étal")).toHaveLength(0);
  });

  it("finds a rule by its id, and all of them by nothing", () => {
    expect(search(rules, "b.two")).toHaveLength(1);
    expect(search(rules, "  ")).toHaveLength(2);
  });

  it("marks what was looked for as it is written", () => {
    expect(marked("Prendre un étal", "ETAL")).toEqual([
      { text: "Prendre un ", hit: false },
      { text: "étal", hit: true },
    ]);
  });
});
