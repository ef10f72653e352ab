import { expect, test } from "vitest";
import { leading, width, wrap } from "./measure";

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
