import { afterEach, beforeEach, expect, test } from "vitest";
import type { Known } from "../live/follow";
import { settings } from "../shell/settings.svelte";
import type { TableEvent } from "../wire";
import { eventsSaid, hintSaid, lineSaid } from "./spoken";

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

test("one's own name is not heard with every act", () => {
  const line = (seat: number | undefined, text: string) =>
    lineSaid({ n: 1, text, ...(seat === undefined ? {} : { seat }) } as never, 1, "Ada");
  expect(line(1, "Ada takes a stall.")).toBe("Takes a stall.");
  expect(line(2, "Bo takes a stall.")).toBe("Bo takes a stall.");
  expect(line(undefined, "Ada is the first.")).toBe("Ada is the first.");
  expect(line(1, "The stall goes to Ada.")).toBe("The stall goes to Ada.");
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
