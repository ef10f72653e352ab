import { expect, test } from "vitest";
import type { News, SaidLine, TableInfo, TurnStatus } from "../wire";
import { follow, type Known } from "./follow";

const moment: TurnStatus = { to_act: [1], legal: 0, undo: "no", redo: false };
const line = (n: number): SaidLine => ({ n, text: `line ${n}`, weight: "plain" });
const known: Known = {
  viewer: "1",
  n: 7,
  info: {
    seats: [
      { seat: 1, online: true },
      { seat: 2, online: true },
    ],
  } as TableInfo,
  moment,
  scene: { decor: "a", parts: [{ id: "one" }], prompt: { mine: false, question: "" }, offers: [] },
  log: [line(1), line(2), line(3)],
  chat: [],
};
const news = (more: Partial<News>): News => ({
  type: "news",
  table: "t",
  viewer: "1",
  from: 7,
  n: 8,
  what: [],
  moment,
  scene: {},
  log: [],
  ...more,
});

test("news change the scene and add to the log", () => {
  const after = follow(known, news({ scene: { put: [{ id: "one", supply: [] }] }, log: [line(4)] }));
  expect(after).toMatchObject({ n: 8, scene: { parts: [{ id: "one", supply: [] }] } });
  expect(after !== "stale" && after.log.length).toBe(4);
});

test("what was taken back leaves the log", () => {
  const after = follow(known, news({ rewind: 1, log: [line(2)] }));
  expect(after !== "stale" && after.log.map((line) => line.n)).toEqual([1, 2]);
});

test("a diff that does not fit asks for a fresh scene", () => {
  expect(follow(known, news({ scene: { gone: ["no"] } }))).toBe("stale");
});

test("news that begin later than what is known ask for a fresh scene", () => {
  expect(follow(known, news({ from: 8, n: 9 }))).toBe("stale");
});

test("news of what is known already change nothing", () => {
  expect(follow(known, news({ from: 5, n: 6 }))).toBe(known);
  expect(follow(known, news({ from: 6, n: 7 }))).toBe(known);
});

test("news that overlap what is known ask for a fresh scene", () => {
  expect(follow(known, news({ from: 6, n: 8 }))).toBe("stale");
});

test("news seen through other eyes ask for a fresh scene", () => {
  expect(follow(known, news({ viewer: "omniscient" }))).toBe("stale");
});

test("being current keeps everything and tells the moment", () => {
  expect(follow(known, { type: "current", table: "t", viewer: "1", n: 7, moment: { ...moment, redo: true } })).toMatchObject({
    n: 7,
    moment: { redo: true },
  });
  expect(follow(known, { type: "current", table: "t", viewer: "1", n: 9, moment })).toBe("stale");
});

test("presence changes one seat", () => {
  const after = follow(known, { type: "presence", table: "t", seat: 2, online: false });
  expect(after !== "stale" && after.info.seats.map((seat) => seat.online)).toEqual([true, false]);
});

test("a chat line that comes twice is kept once", () => {
  const chat = { type: "chat", table: "t", line: { n: 1, at: 0, guest: "g", name: "Ada", seat: null, text: "hi" } } as const;
  const once = follow(known, chat);
  expect(once === "stale" ? once : follow(once, chat)).toBe(once);
});

test("the same moment told once more keeps what can be done, another one does not", () => {
  const offers = [
    { label: "a", picks: [] },
    { label: "b", picks: [] },
  ] as unknown as NonNullable<Known["scene"]>["offers"];
  const asked: Known = { ...known, scene: { ...(known.scene as NonNullable<Known["scene"]>), offers } };
  const told = (n: number, now = offers) =>
    follow(asked, {
      type: "scene",
      table: "t",
      ...structuredClone({ ...asked, n, scene: { ...asked.scene, offers: now } }),
    } as never) as Known;
  expect(told(7).scene?.offers).toBe(offers);
  expect(told(8).scene?.offers).not.toBe(offers);
  expect(told(7, offers.slice(1)).scene?.offers).toEqual(offers.slice(1));
});
