import { expect, test } from "vitest";
import { shortened } from "./labels";

test("labels are cut to what tells them apart", () => {
  expect(shortened(["Acheter Sauf-conduit 6 : Votre 6e placement est gratuit.", "Terminer"])).toEqual(["Acheter Sauf-conduit 6", "Terminer"]);
  expect(shortened(["Montrer un Signe : jamais", "Montrer un Signe : toujours"])).toEqual(["jamais", "toujours"]);
  expect(shortened(["Take: one", "Take: two", "Pass"])).toEqual(["Take: one", "Take: two", "Pass"]);
  expect(shortened(["Défausser (haut : forêt · bas : plaine)", "Revenir"])).toEqual(["Défausser (haut : forêt · bas : plaine)", "Revenir"]);
  expect(shortened([])).toEqual([]);
});
