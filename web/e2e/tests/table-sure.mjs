import assert from "node:assert/strict";
import { ask, beGuest, games } from "../lib/api.mjs";
import { dice, goTo, look, point, sitDown } from "../lib/play.mjs";
import { test } from "../lib/test.mjs";

/** Ada and Bo at one table, each at a browser. */
async function two(house, person, confirm) {
  const [game] = await games(house);
  const [ada, bo] = [await person(), await person()];
  const table = await sitDown(ada, game, { others: 1 });
  await beGuest(bo, "Bo");
  await ask(bo, "POST", `/api/tables/${table}/join`, {});
  for (const page of [ada, bo]) {
    await page.evaluate((confirm) => localStorage.setItem("cenacle.settings", JSON.stringify({ ...JSON.parse(localStorage.getItem("cenacle.settings") ?? "{}"), confirm })), confirm);
    await goTo(page, table);
  }
  return [ada, bo, table];
}

/** Plays by chance with both until `enough` says so. */
async function both(pages, enough, most = 400) {
  const rolls = pages.map((_, index) => dice(3 + index));
  for (let times = 0; times < most; times++) {
    for (const [index, page] of pages.entries()) {
      if (await enough()) return true;
      const now = await look(page);
      if (now.over) return false;
      if (now.choices?.length) await point(page, now.choices[rolls[index](now.choices.length)]);
    }
  }
  return false;
}

const doubted = (page) => page.locator(".prompt .final");

test("sure: before what cannot be taken back one is asked once more, before anything else not", async ({ house, person, picture }) => {
  const [ada, bo, table] = await two(house, person, "final");
  const inputs = async () => (await ask(ada, "GET", `/api/tables/${table}/state`)).inputs;
  assert.ok(await both([ada, bo], async () => (await doubted(ada).count()) > 0), "something is final in every game");
  await ada.getByText("Ce coup ne pourra pas être repris.").waitFor();
  await picture(ada, "table-final");
  const gold = ada.locator(".prompt [data-offer].go");
  await gold.waitFor();
  const before = await inputs();
  // One step back, and nothing has happened.
  await ada.keyboard.press("Escape");
  await doubted(ada).waitFor({ state: "detached" });
  assert.equal(await inputs(), before);
  // Once more, and now surely. By chance Ada may play something else first, so Bo plays on too.
  assert.ok(await both([ada, bo], async () => (await doubted(ada).count()) > 0 && (await gold.count()) > 0));
  const last = await inputs();
  await gold.click();
  for (let tries = 0; tries < 100 && (await inputs()) === last; tries++) await ada.waitForTimeout(50);
  assert.ok((await inputs()) > last);
}, { house: { pace: 0 }, patience: 120_000 });

test("sure: who never wants to be asked is not", async ({ house, person }) => {
  const [ada, bo] = await two(house, person, "never");
  let times = 0;
  await both([ada, bo], async () => {
    assert.equal((await doubted(ada).count()) + (await doubted(bo).count()), 0);
    return ++times > 120;
  });
}, { house: { pace: 0 }, patience: 120_000 });

test("sure: who always wants to be asked is, even against bots", async ({ house, person }) => {
  const [game] = await games(house);
  const ada = await person();
  await ada.evaluate(() => localStorage.setItem("cenacle.settings", JSON.stringify({ confirm: "always" })));
  await goTo(ada, await sitDown(ada, game));
  const roll = dice(6);
  const sure = ada.locator(".prompt [data-offer].go");
  for (let decisions = 0; decisions < 3; decisions++) {
    const told = await ada.locator(".log [data-line]").count();
    while ((await sure.count()) === 0 || (await ada.locator(".prompt .quiet:has(kbd)").count()) === 0) {
      const now = await look(ada);
      if (now.choices?.length) await point(ada, now.choices[roll(now.choices.length)]);
      else await ada.waitForTimeout(15);
    }
    await sure.click();
    await ada.waitForFunction((told) => document.querySelectorAll(".log [data-line]").length > told, told);
  }
}, { house: { pace: 0 }, patience: 120_000 });
