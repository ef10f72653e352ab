import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { TableInfo } from "../wire";
import { bind, linkOf, toShow } from "./fair";
import { sha256 } from "./sha256";

const plain = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const hash = (hex: string) => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) },
  });
});

test("the hash is the one everybody knows", () => {
  for (let seed = 0; seed < 50; seed++) {
    const bytes = Uint8Array.from({ length: 32 }, (_, at) => (at * 37 + seed * 101) & 255);
    expect(Buffer.from(sha256(bytes)).toString("hex")).toBe(plain(bytes));
  }
});

test("each link leads to the one before, and the first to the commitment", () => {
  const commitment = bind();
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(hash(linkOf(commitment, 1)!)).toBe(commitment);
  expect(hash(linkOf(commitment, 2)!)).toBe(linkOf(commitment, 1));
  expect(linkOf("00".repeat(32), 1)).toBeUndefined();
  expect(linkOf(commitment, 25)).toBeUndefined();
});

test("no two chains are the same, and those of other tables stay known", () => {
  const prints = Array.from({ length: 30 }, bind);
  expect(new Set(prints).size).toBe(30);
  expect(prints.every((print) => linkOf(print, 1))).toBe(true);
});

test("only what is asked for, of one's own seats, once, is shown", () => {
  const [mine, theirs] = [bind(), bind()];
  const seat = (seat: number, commitment: string | null, shown = 0) => ({ seat, commitment, shown, added: commitment !== null });
  const table = (round: number | undefined, ...seats: ReturnType<typeof seat>[]) =>
    ({ yours: [1, 3], revealing: round === undefined ? null : { round, until: 0 }, seats }) as unknown as TableInfo;
  expect(toShow(table(undefined, seat(1, mine)))).toEqual([]);
  expect(toShow(table(1, seat(1, mine), seat(2, theirs), seat(3, null)))).toEqual([{ seat: 1, link: linkOf(mine, 1) }]);
  expect(toShow(table(1, seat(1, mine, 1)))).toEqual([]);
  expect(toShow(table(2, seat(1, mine, 1)))).toEqual([{ seat: 1, link: linkOf(mine, 2) }]);
});
