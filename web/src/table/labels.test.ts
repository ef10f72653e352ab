import { expect, test } from "vitest";
import { brief, says, shortened } from "./labels";

test("labels are cut to what has room and tells them apart", () => {
  expect(shortened(["Acheter Sauf-conduit 6 : Votre 6e placement est gratuit.", "Terminer"])).toEqual([
    "Acheter Sauf-conduit 6",
    "Terminer",
  ]);
  expect(shortened(["Take: one", "Take: two", "Pass"])).toEqual(["Take: one", "Take: two", "Pass"]);
  expect(shortened([])).toEqual([]);
});

test("what has room is not cut to a word that says nothing", () => {
  expect(shortened(["Donner 2 Talents", "Donner : Artisan"])).toEqual(["Donner 2 Talents", "Donner : Artisan"]);
  expect(shortened(["Prêtre : Boston (gagner 1 trésor, 1 pion Sang)"])).toEqual(["Prêtre : Boston"]);
  expect(shortened(["Acolyte : briser le Signe, le verrou E (coût : 3 pions Magie ; raid à 1 dé). Avance le monstre"])).toEqual([
    "Acolyte : briser le Signe, le verrou E",
  ]);
  expect(shortened(["Buy Community: Market for 7 coins: The benefit of the Market without winning."])).toEqual([
    "Buy Community: Market for 7 coins",
  ]);
  expect(shortened(["Poser en H6 (haut : montagne, mer · bas : montagne, mer)", "Revenir"])).toEqual(["Poser en H6", "Revenir"]);
});

test("what all say alike is left out if the rest tells them apart", () => {
  const long = "Montrer un Signe des anciens : me demander pour les chefs";
  expect(shortened([long, "Montrer un Signe des anciens : jamais"])).toEqual(["me demander pour les chefs", "jamais"]);
  expect(
    shortened(["Sacrifier un Acolyte (la Réserve) : −2 à la force du raid", "Sacrifier un Acolyte (Dunwich) : −2 à la force du raid"]),
  ).toEqual(["Sacrifier un Acolyte (la Réserve) · −2", "Sacrifier un Acolyte (Dunwich) · −2"]);
  expect(shortened([long, `${long}, jamais pour les autres`])).toEqual([
    "me demander pour les chefs",
    "me demander pour les chefs, jamais pour les autres",
  ]);
});

test("odds are kept on the button", () => {
  expect(shortened(["Viser le novice Brute 2 de Robot 1 : 63 % de chances de le tuer"])).toEqual([
    "Viser le novice Brute 2 de Robot 1 · 63 %",
  ]);
});

test("a gain that the label tells is not told twice", () => {
  expect([says("Roll without a bonus (84%)", "84 %"), says("Keep everything", "+1 Amulet")]).toEqual([true, false]);
});

test("a thing is named briefly: without its count, its number or what explains it", () => {
  const place = (label: string) => brief({ kind: "place", place: { id: "a", region: "b", label } });
  const piece = (title: string, count: number) => brief({ kind: "piece", piece: { id: "a", place: "b", title, count } });
  expect([place("1 : Ruines"), place("Boston, 1 trésor"), place("Case A7")]).toEqual(["Ruines", "Boston", "Case A7"]);
  expect([piece("10 prophètes en réserve", 10), piece("Artisan", 3)]).toEqual(["10 prophètes en réserve", "Artisan"]);
});
