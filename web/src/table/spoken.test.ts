import { afterEach, beforeEach, expect, test } from "vitest";
import type { Known } from "../live/follow";
import { settings } from "../shell/settings.svelte";
import type { SaidLine, TableEvent } from "../wire";
import { eventsSaid, hintSaid, linesSaid } from "./spoken";

beforeEach(() => {
  settings.lang = "en";
});
afterEach(() => {
  settings.lang = "en";
});

const eyes = (seat: number | null) => ({
  seat,
  nameOf: (one: number) => ["Ada", "Bo", "Cy"][one - 1] ?? "?",
  namesOf: (seats: readonly number[]) => seats.map((one) => ["Ada", "Bo", "Cy"][one - 1]).join(" and "),
});
const known = (moment: Partial<Known["moment"]> = {}): Known =>
  ({ log: [{ n: 3, seat: 2, text: "Bo takes a stall." }], moment: { to_act: [], ...moment } }) as unknown as Known;
const said = (what: unknown[], seat: number | null, after = known()) => eventsSaid(what as TableEvent[], after, known(), eyes(seat));

test("who asks to take something back is heard, by each as it concerns them", () => {
  const vote = { by: 2, inputs: 2, n: 9, waiting: [1, 3] };
  const asked = [{ is: "undo-asked", seat: 2, inputs: 2 }];
  expect(said(asked, 1, known({ vote }))).toEqual([
    "Bo would like to take a move back (Bo takes a stall) and all that followed it. Agreed?",
  ]);
  expect(said(asked, 2, known({ vote }))).toEqual(["You ask to take your move back (Bo takes a stall). Waiting for Ada and Cy."]);
  expect(said(asked, null, known({ vote }))).toEqual(["Bo would like to take a move back (Bo takes a stall). Waiting for Ada and Cy."]);
});

test("what became of it is heard, too", () => {
  expect(said([{ is: "undo-answered", seat: 3, agreed: true }], 1)).toEqual(["Cy agrees."]);
  expect(said([{ is: "undo-answered", seat: 3, agreed: false }], 1)).toEqual(["Cy refuses: nothing is taken back."]);
  expect(
    said(
      [
        { is: "undo-answered", seat: 1, agreed: true },
        { is: "taken-back", seat: 2, inputs: 2 },
      ],
      1,
    ),
  ).toEqual(["The move is taken back."]);
  expect(said([{ is: "undo-answered", seat: 1, agreed: false }], 1)).toEqual(["You refuse: nothing is taken back."]);
});

test("who comes, goes and gives up is heard", () => {
  expect(said([{ is: "took-over", seat: 2, bot: "easy", why: "asked" }], 1)).toEqual(["A bot plays for Bo."]);
  expect(said([{ is: "handed-back", seat: 2 }], 1)).toEqual(["Bo plays again."]);
  expect(said([{ is: "resigned", seat: 2 }], 1)).toEqual(["Bo gave up."]);
  expect(said([{ is: "decided", seat: 2 }], 1)).toEqual([]);
});

test("in brief only the beginning of what one did oneself is heard", () => {
  const lines = [
    { n: 4, seat: 1, text: "You take a stall." },
    { n: 4, seat: 1, text: "You draw a card." },
    { n: 4, text: "The stall is filled." },
    { n: 5, seat: 2, text: "Bo prays." },
    { n: 5, seat: 2, text: "Bo gains a coin." },
    { n: 6, seat: 1, text: "You pass." },
  ] as unknown as SaidLine[];
  expect(linesSaid(lines, 1, "brief")).toEqual(["You take a stall.", "The stall is filled.", "Bo prays.", "Bo gains a coin.", "You pass."]);
  expect(linesSaid(lines, 1, "normal")).toHaveLength(6);
  expect(linesSaid(lines, null, "brief")).toHaveLength(6);
});

test("advice is heard with what speaks for it", () => {
  const why = [
    { good: true, text: "2 more cards" },
    { good: false, text: "1 coin less" },
  ];
  const hint = { n: 1, iterations: 1, choices: [{ index: 0, chance: 1, label: "Take stall 2", why }] };
  expect(hintSaid(hint, 2)).toEqual(["A bot would play", "Take stall 2. For: 2 more cards. Against: 1 coin less"]);
  expect(hintSaid({ ...hint, choices: [] }, 2)).toEqual(["Nothing to choose."]);
});
