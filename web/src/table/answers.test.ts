import { beforeEach, expect, test } from "vitest";
import { PickState } from "../scene/pick-state.svelte";
import { Tableau } from "../scene/tableau";
import { settings } from "../shell/settings.svelte";
import type { Decor, Piece, Scene } from "../wire";
import { answerTo, changesBetween, type Heard, placeOf } from "./answers";

const ground = { size: [884, 586] as [number, number], backdrop: "" };
const spots = { wide: { x: 0, y: 0, w: 10, h: 10 }, narrow: { x: 0, y: 0, w: 10, h: 10 } };
const decor: Decor = {
  title: "Game",
  goal: "Three altars win.",
  theme: { ground: "", panel: "", ink: "", accent: "", paper: "" },
  wide: ground,
  narrow: ground,
  parts: [
    {
      id: "board",
      regions: [
        { id: "town", label: "Town", role: "board" },
        { id: "own", label: "Hand", role: "hand" },
      ],
      places: [
        { id: "gate", region: "town", label: "Gate", spots },
        { id: "well", region: "town", label: "Well", spots },
        { id: "hand", region: "own", label: "Hand" },
      ],
    },
  ],
} as unknown as Decor;
const mob: Piece = { id: "mob", place: "gate", title: "Mob" };
const card: Piece = { id: "card", place: "hand", title: "Knife", text: "Cuts." };
const offers = [
  { label: "Play the knife", picks: ["card"], pays: [{ text: "1", title: "coin" }] },
  { label: "Pass", kind: "pass" as const },
];
const scene = (pieces: Piece[]): Scene => ({
  decor: "a",
  parts: [
    {
      id: "all",
      pieces,
      panels: [
        { seat: 1, name: "Ada", score: "4", score_label: "points", pips: { label: "altars", done: 1, of: 3 } },
        { seat: 2, name: "Bo", doing: "chooses", facts: [{ label: "cards", symbol: "card", value: "2" }] },
      ],
    },
  ],
  prompt: { mine: true, question: "What now?", hint: "Once." },
  offers,
});
const now = new Tableau(decor, scene([mob, card]));

function heard(more: Partial<Heard> = {}): Heard {
  const play = new PickState();
  play.show(now, false);
  return {
    play,
    tableau: now,
    before: null,
    seat: 1,
    acts: [],
    log: [],
    clock: undefined,
    glass: undefined,
    now: 0,
    around: placeOf,
    ...more,
  };
}

beforeEach(() => {
  settings.lang = "en";
});

test("the question is told with its second line, its answers and what they cost", () => {
  expect(answerTo("question", heard())).toEqual(["What now?", "Once.", "2 answers.", "Play the knife, costs 1 coin", "Pass"]);
});

test("what the others did is told, or else the end of the log", () => {
  const log = [1, 2, 3, 4].map((n) => ({ n, text: `Line ${n}.` })) as unknown as Heard["log"];
  expect(answerTo("acts", heard({ log }))).toEqual(["Line 2.", "Line 3.", "Line 4."]);
  expect(answerTo("acts", heard({ log, acts: [{ n: 4, seat: 2, text: "Bo prays.", about: [] }] }))).toEqual(["Bo prays."]);
  expect(answerTo("acts", heard())).toEqual(["Nothing has happened yet."]);
});

test("the hand is told with what can be played of it", () => {
  expect(answerTo("hand", heard())).toEqual(["Knife, Cuts., playable"]);
});

test("players, how far they are and the time are told", () => {
  expect(answerTo("players", heard())).toEqual(["Ada (you), 4 points", "Bo, chooses, cards 2"]);
  expect(answerTo("goal", heard())).toEqual(["Three altars win.", "Ada, 4 points, altars 1 of 3", "Bo"]);
  expect(answerTo("time", heard())).toEqual(["Nobody is in a hurry: no clock, no sand-glass."]);
  const [glass, ada] = answerTo("time", heard({ glass: 9000, clock: { at: 0, left: [60_000, 30_000], running: [] } as never }));
  expect([glass, ada]).toEqual(["Sand-glass: 0:09", "Ada’s time: 1:00"]);
});

test("what changed on the board is told: what came, moved, went and looks otherwise", () => {
  const then = new Tableau(decor, scene([{ ...mob, place: "well" }, { id: "hero", place: "gate", title: "Hero" }, card]));
  expect(changesBetween(then, now)).toEqual(["Moved: Mob, from “Well” to “Gate”.", "Gone: Hero, Gate."]);
  expect(changesBetween(now, then)).toEqual(["Moved: Mob, from “Gate” to “Well”.", "New: Hero, Gate."]);
  expect(changesBetween(new Tableau(decor, scene([{ ...mob, count: 2 }])), now)).toEqual(["Mob"]);
  expect(answerTo("board", heard({ before: now }))).toEqual(["Nothing has changed on the board since your last decision."]);
  const hidden = { ...card, place: "hand" };
  expect(changesBetween(new Tableau(decor, scene([mob])), new Tableau(decor, scene([mob, hidden])))).toEqual([]);
});

test("what is around is told of what the keyboard is on", () => {
  const at = heard();
  expect(answerTo("around", at)).toEqual(["Go to something on the board first, with the arrows."]);
  at.play.focus = "mob";
  expect(answerTo("around", at)).toEqual(["Mob", "Gate", "Town"]);
});
