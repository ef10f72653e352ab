import { expect, test } from "vitest";
import { readKept } from "./kept";

test("what was kept of lessons is read again", () => {
  const kept = { "cleopatra/market": { steps: ["go-on", { decide: 2 }], done: false } };
  expect(readKept(JSON.stringify(kept))).toEqual(kept);
});

test("what does not fit was not kept", () => {
  expect(readKept(null)).toEqual({});
  expect(readKept("no JSON")).toEqual({});
  expect(readKept("[1]")).toEqual({});
  expect(
    readKept(JSON.stringify({ a: { steps: ["dance"], done: false }, b: { steps: [], done: 1 }, c: null, d: { steps: [], done: true } })),
  ).toEqual({
    d: { steps: [], done: true },
  });
});
