import { expect, test } from "vitest";
import type { SaidLine, SeatInfo } from "../wire";
import { needsAgreement, takenBack } from "./undo";

const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  seat: 1,
  kind: "person",
  name: "",
  guest: null,
  bot: null,
  online: true,
  resigned: false,
  added: false,
  commitment: null,
  shown: 0,
  invite: null,
  ...more,
});
const line = (n: number, text: string, more: Partial<SaidLine> = {}): SaidLine => ({ n, text, weight: "plain", ...more });

test("only people have to agree", () => {
  const ask = { undo: "ask" as const };
  const bot = seat({ seat: 2, kind: "bot", bot: "easy" });
  expect(needsAgreement(ask, { seats: [seat({}), bot] }, 1)).toBe(false);
  expect(needsAgreement(ask, { seats: [seat({}), seat({ seat: 2, bot: "medium" })] }, 1)).toBe(false);
  expect(needsAgreement(ask, { seats: [seat({}), bot, seat({ seat: 3 })] }, 1)).toBe(true);
  expect(needsAgreement({ undo: "free" }, { seats: [seat({}), seat({ seat: 2 })] }, 1)).toBe(false);
});

test("a vote names the decision it is about", () => {
  const log = [
    line(4, "Bo draws", { seat: 2 }),
    line(5, "Round 2", { weight: "heading" }),
    line(5, "Bo reveals", { seat: 2 }),
    line(5, "Ada builds", { seat: 1 }),
    line(6, "Bo waits", { seat: 2 }),
  ];
  expect(takenBack(log, { by: 1, inputs: 4 })).toBe("Ada builds");
  expect(takenBack(log, { by: 3, inputs: 4 })).toBe("Bo reveals");
  expect(takenBack(log, { by: 1, inputs: 9 })).toBe("");
});
