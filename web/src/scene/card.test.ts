import { expect, test } from "vitest";
import type { Piece } from "../wire";
import { CARD } from "./area";
import { layCard, widthFor } from "./card";

const look = { as: "card" as const, color: "#2f6d8c", foot: "Sorcellerie −2", seal: null };
const card: Piece = {
  id: "one",
  place: "hand",
  title: "Résurrection",
  text: "Un mort, ligne active ou plus bas. Déchire : deux. Foire : un actif meurt.",
  symbol: "ankh",
  look,
};

test("what a card says stands on it whole or not at all, and its name is never cut", () => {
  for (let w = 44; w <= 140; w += 4) {
    const { title, words, foot } = layCard(card, look, w, 126);
    expect(title.join("").replaceAll("-", "")).toBe("Résurrection");
    expect(words.join(" ").replaceAll("- ", "")).toMatch(/^$|actif meurt\.$/);
    expect([look.foot, "−2"]).toContain(foot);
    for (const line of [...title, ...words, foot]) expect(line).not.toContain("…");
  }
  expect(layCard(card, look, 60, 126).words).toEqual([]);
  expect(layCard(card, look, 130, 126).words.length).toBeGreaterThan(2);
});

test("a card with much to say is wider, one with nothing as wide as cards are", () => {
  const usual = 126 * (CARD.w / CARD.h);
  expect(widthFor({ ...card, text: "Un mot." }, 126)).toBeCloseTo(usual);
  const long = { ...card, text: `${card.text} La cible complète sa main à quatre.` };
  const wide = widthFor(long, 126);
  expect(wide).toBeGreaterThan(usual);
  expect(layCard(long, look, wide, 126).words.length).toBeGreaterThan(0);
});

test("a small card says what it is worth, not of which kind it is", () => {
  expect(layCard(card, { ...look, foot: "−5" }, 60, 76).foot).toBe("−5");
  expect(layCard(card, { ...look, foot: "−5" }, 40, 60).foot).toBe("");
  expect(layCard(card, look, 60, 76).foot).toBe("");
});
