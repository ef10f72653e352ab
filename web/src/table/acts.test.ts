import { expect, test } from "vitest";
import { Tableau } from "../scene/tableau";
import type { Decor, SaidLine } from "../wire";
import { actsAfter, marksOf, movedBetween, scoredBy, withMoved } from "./acts";

const ground = { size: [884, 586] as [number, number], backdrop: "" };
const spot = { x: 0, y: 0, w: 10, h: 10 };
const spots = { wide: spot, narrow: spot };
const decor: Decor = {
  title: "",
  theme: { ground: "", panel: "", ink: "", accent: "", paper: "" },
  wide: ground,
  narrow: ground,
  parts: [],
};
const part = {
  id: "city",
  regions: [
    { id: "city", label: "City", role: "board" as const, spots },
    { id: "hand", label: "Hand", role: "hand" as const },
  ],
  places: [
    { id: "forum", region: "city", label: "Forum", spots },
    { id: "cards", region: "hand", label: "Cards" },
  ],
  pieces: [
    { id: "priest", place: "forum" },
    { id: "card", place: "cards" },
  ],
};
const tableau = new Tableau(decor, { decor: "", parts: [part], prompt: { mine: false, question: "" }, offers: [] });
const line = (n: number, seat: number, text: string, about: string[] = []): SaidLine => ({ n, seat, text, about, weight: "plain" });

test("each decision of another is an act, with what it concerned on the stage", () => {
  const acts = actsAfter(
    [],
    [line(5, 2, "Nadia preaches.", ["priest", "forum"]), line(5, 2, "She pays.", ["card"]), line(6, 3, "Béatrice prays.", ["forum"])],
    1,
    tableau,
  );
  expect(acts.map(({ seat, text, about }) => [seat, text, about])).toEqual([
    [2, "Nadia preaches. She pays.", ["priest", "forum"]],
    [3, "Béatrice prays.", ["forum"]],
  ]);
  expect([...marksOf(acts, tableau)]).toEqual([
    ["priest", 1],
    ["forum", 2],
  ]);
});

test("a decision of one's own begins anew, and a long absence keeps the last nine", () => {
  const before = actsAfter([], [line(5, 2, "a")], 1, tableau);
  expect(actsAfter(before, [line(6, 1, "mine"), line(7, 3, "b")], 1, tableau).map(({ text }) => text)).toEqual(["b"]);
  const many = Array.from({ length: 12 }, (_, n) => line(n, 2, String(n)));
  expect(actsAfter([], many, 1, tableau).map(({ text }) => text)).toEqual(["3", "4", "5", "6", "7", "8", "9", "10", "11"]);
});

test("what moved on the stage belongs to the act that was told of with it", () => {
  const empty = new Tableau(decor, { decor: "", parts: [{ ...part, pieces: [] }], prompt: { mine: false, question: "" }, offers: [] });
  const named = new Tableau(decor, {
    decor: "",
    parts: [
      {
        ...part,
        pieces: [
          { id: "priest", place: "forum", title: "Priest" },
          { id: "card", place: "cards", title: "Card" },
        ],
      },
    ],
    prompt: { mine: false, question: "" },
    offers: [],
  });
  expect(movedBetween(empty, named)).toEqual(["priest"]);
  expect(movedBetween(named, named)).toEqual([]);
  const acts = actsAfter([], [line(5, 2, "Nadia preaches.", ["forum"])], 1, named);
  expect([...marksOf(withMoved(acts, [], ["priest"]), named)]).toEqual([["priest", 1]]);
  expect(withMoved(acts, acts, ["priest"])).toBe(acts);
});

test("a score that changes is told with what was said of it, and only one's own", () => {
  const scored = (score: string): Tableau =>
    new Tableau(decor, {
      decor: "",
      parts: [
        {
          ...part,
          panels: [
            { seat: 1, name: "Ada", score },
            { seat: 2, name: "Bo", score: "7" },
          ],
        },
      ],
      prompt: { mine: false, question: "" },
      offers: [],
    });
  const lines = [line(8, 1, "Ada puts 5 points into her attack."), line(8, 1, "Missed.")];
  expect(scoredBy(scored("25"), scored("20"), 1, lines)).toEqual({
    from: "25",
    to: "20",
    text: "Ada puts 5 points into her attack. Missed.",
  });
  expect([
    scoredBy(scored("25"), scored("25"), 1, lines),
    scoredBy(scored("25"), scored("20"), 2, lines),
    scoredBy(null, scored("20"), 1, lines),
  ]).toEqual([null, null, null]);
});
