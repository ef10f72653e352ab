import { expect, test } from "vitest";
import type { Place } from "../wire";
import { headOf, storyOf } from "./labels";

const place = (label: string, text = ""): Place => ({ id: "p", region: "hand", label, text, look: "tray" });

test("the name of a tray is whole: beside its remark, or on two lines with the remark under it", () => {
  expect(headOf(place("Réserve", "Ondins"), 160, 136, true)).toMatchObject({ lines: ["Réserve"], text: "Ondins", under: false });
  const narrow = headOf(place("Cités détruites", "Humains"), 92, 136, true);
  expect(narrow.lines.join(" ").replace("- ", "")).toBe("Cités détruites");
  expect(narrow).toMatchObject({ text: "Humains", under: true });
  expect(narrow.high).toBeGreaterThan(headOf(place("Cités"), 92, 136, true).high);
});

test("where pieces need all the height a tray has no name", () => {
  expect(headOf(place("Étal"), 120, 80).lines).toEqual([]);
  expect(headOf(place("Étal"), 120, 80, true).lines).toEqual(["Étal"]);
});

test("a sentence under a name is set closer before anything of it is cut", () => {
  const ability = place("Politique de la terreur", "2 Fidèles : jouez une Intrigue, piochez-en 1 ; elle ne compte pas pour ce tour.");
  const roomy = storyOf(ability, 300, 64);
  const close = storyOf(ability, 236, 64);
  expect([roomy.whole, close.whole]).toEqual([true, true]);
  expect(close.lines.length).toBeGreaterThan(roomy.lines.length);
  expect(storyOf(ability, 120, 64).whole).toBe(false);
});
