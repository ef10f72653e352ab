import { expect, test } from "vitest";
import { narrowByText } from "./narrow";

const offers = ["Bâtir l’obélisque", "Bâtir le mur 1", "Bâtir le mur 12", "Défausser : Cœur de lapis"].map((label) => ({ label }));

test("case and accents do not matter", () => {
  expect(narrowByText(offers, "OBE")).toEqual([0]);
  expect(narrowByText(offers, "coeur")).toEqual([3]);
});

test("a number is a whole number", () => {
  expect(narrowByText(offers, "mur 1")).toEqual([1]);
});

test("words come in the order of the label", () => {
  expect(narrowByText(offers, "mur bat")).toEqual([]);
  expect(narrowByText(offers, "bat mur")).toEqual([1, 2]);
});

test("labels that hold every word whole win over those it only begins", () => {
  expect(narrowByText([{ label: "Mur" }, { label: "Muraille" }], "mur")).toEqual([0]);
});

test("nothing typed keeps everything", () => {
  expect(narrowByText(offers, " ")).toEqual([0, 1, 2, 3]);
});
