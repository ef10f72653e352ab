import { expect, test } from "vitest";
import { leading, parted, syllables, width, wrap } from "./measure";

test("a line never begins with what ends a phrase in French", () => {
  for (const room of [40, 60, 80, 100]) {
    for (const line of wrap("Communauté : Taudis, sinon rien ; alors quoi ?", 12, room, 9)) expect(line).not.toMatch(/^[;:!?]/);
  }
});

test("the leading words of a title are whole, and say nothing of the others", () => {
  const room = width("Communauté", 12) + 1;
  expect(leading("Communauté : Taudis", 12, room)).toBe("Communauté");
  expect(leading("2 Pierres", 12, width("2", 12) + 1)).toBe("2");
  expect(leading("Trompe-l’œil", 12, 20)).toBe("");
});

test("a word that is wider than its line is parted where a syllable begins, and loses no letter", () => {
  expect(syllables("Laboratoire").map((at) => "Laboratoire".slice(0, at))).toEqual(["Labo", "Labora"]);
  expect(syllables("Bibliothèque").map((at) => "Bibliothèque".slice(0, at))).toContain("Biblio");
  expect(syllables("Sauf-conduit").map((at) => "Sauf-conduit".slice(0, at))).toContain("Sauf-");
  for (const word of ["Contrebandier", "Résurrection", "Sauf-conduit", "Dimensionnelle"]) {
    const parts = parted(word, 12, 46);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(width(part, 12)).toBeLessThanOrEqual(46);
    expect(parts.join("").replaceAll("-", "")).toBe(word.replaceAll("-", ""));
  }
});
