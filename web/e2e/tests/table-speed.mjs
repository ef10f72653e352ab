import assert from "node:assert/strict";
import { layFake, spot } from "../lib/fake.mjs";
import { test } from "../lib/test.mjs";

// A table that no game lays: 300 pieces on a board.
const [ACROSS, DOWN] = [24, 15];
const decor = {
  parts: [
    {
      id: "board",
      regions: [{ id: "field", label: "Field", role: "board", spots: spot(0, 0, 884, 586) }],
      places: Array.from({ length: ACROSS * DOWN }, (_, cell) => ({
        id: `cell.${cell}`,
        region: "field",
        label: `cell ${cell}`,
        look: "outline",
        spots: spot(10 + (cell % ACROSS) * 36, 10 + Math.floor(cell / ACROSS) * 37, 34, 35),
      })),
    },
  ],
};
const LOOKS = [{ as: "token" }, { as: "coin" }, { as: "symbol" }, { as: "card", color: "#2f6d8c", foot: "", seal: null }];
const piece = (number, cell) => ({
  id: `p${number}`,
  pieces: [
    {
      id: `p${number}`,
      place: `cell.${cell}`,
      title: `piece ${number}`,
      symbol: "ankh",
      seat: (number % 3) + 1,
      look: LOOKS[number % LOOKS.length],
    },
  ],
});
/** Twelve pieces move. */
const MOST_TOUCHED = 300;
const offers = Array.from({ length: 40 }, (_, at) => ({ picks: [`cell.${at * 9}`], label: `to ${at}` }));

test("table: 300 pieces move at 60 frames a second, and an update is on screen within 50 ms", async ({ person }) => {
  const ada = await person({ moves: true });
  // The time of a frame is when the page begins to read it.
  await ada.addInitScript(() => {
    const { parse } = JSON;
    JSON.parse = (text, ...more) => {
      if (String(text).startsWith('{"type":"news"')) globalThis.heard = performance.now();
      return parse(text, ...more);
    };
  });
  const parts = Array.from({ length: 300 }, (_, number) => piece(number, number));
  const fake = await layFake(ada, { decor, scene: { parts, prompt: { mine: true, question: "Where?" }, offers }, moment: { legal: 40 } });
  await ada.locator("[data-stands]").nth(299).waitFor();
  await ada.waitForTimeout(600);

  const free = Array.from({ length: ACROSS * DOWN - 300 }, (_, at) => 300 + at);
  const latencies = [];
  const slow = [];
  const changed = [];
  for (let round = 0; round < 6; round++) {
    const moved = Array.from({ length: 12 }, (_, at) => piece((round * 40 + at * 3) % 300, free[(round * 12 + at) % free.length]));
    await ada.evaluate(() => {
      globalThis.frames300 = [];
      globalThis.landed = undefined;
      let last = performance.now();
      const beat = (now) => {
        globalThis.frames300.push(now - last);
        last = now;
        if (globalThis.frames300.length < 75) requestAnimationFrame(beat);
      };
      requestAnimationFrame(beat);
      globalThis.observer300?.disconnect();
      globalThis.changes = 0;
      const art = document.querySelector(".stage > .art");
      const observer = new MutationObserver((records) => {
        globalThis.changes += records.length;
        if (globalThis.changes > records.length) return;
        requestAnimationFrame(() => setTimeout(() => (globalThis.landed = performance.now() - globalThis.heard)));
      });
      globalThis.observer300 = observer;
      observer.observe(art, { attributes: true, childList: true, subtree: true });
    });
    fake.news({ put: moved });
    await ada.waitForFunction(() => globalThis.frames300.length >= 75 && globalThis.landed !== undefined);
    const { frames, landed, changes } = await ada.evaluate(() => ({
      frames: globalThis.frames300,
      landed: globalThis.landed,
      changes: globalThis.changes,
    }));
    changed.push(changes);
    if (round === 0) continue; // Nothing is warm yet.
    latencies.push(landed);
    slow.push(frames.slice(1).filter((millis) => millis > 25).length / frames.length);
  }
  const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
  console.log(
    `      on screen after ${latencies.map((millis) => millis.toFixed(0)).join(", ")} ms; late frames ${slow.map((share) => `${(share * 100).toFixed(0)} %`).join(", ")}`,
  );
  console.log(`      ${changed.join(", ")} nodes touched`);
  // How much of the picture an update touches does not depend on the machine: of twelve pieces that move, those and the places they
  // leave and come to, and nothing of the other 288.
  assert.ok(Math.max(...changed) <= MOST_TOUCHED, `an update touches ${Math.max(...changed)} nodes`);
  // Time is measured by the long suite, on a machine that does nothing else.
  if (!process.env.CENACLE_LONG) return;
  assert.ok(middle(latencies) <= 50, `an update took ${middle(latencies)} ms`);
  assert.ok(middle(slow) <= 0.05, `${(middle(slow) * 100).toFixed(0)} % of the frames came late`);
});
