import assert from "node:assert/strict";
import { aGame, ask, beGuest } from "../lib/api.mjs";
import { goTo, playTogether, sitDown, until } from "../lib/play.mjs";
import { test } from "../lib/test.mjs";

/** Ada and Bo at one table, each at a browser. */
async function two(house, person, confirm) {
  const game = await aGame(house);
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

const doubted = (page) => page.locator(".prompt .final");

test("sure: before what cannot be taken back one is asked once more, before anything else not", async ({ house, person, picture }) => {
  const [ada, bo, table] = await two(house, person, "final");
  const state = () => ask(ada, "GET", `/api/tables/${table}/state`);
  const gold = ada.locator(".prompt [data-offer].go");
  const unsure = async () => (await doubted(ada).count()) > 0 && (await gold.count()) > 0;
  assert.ok(await playTogether([ada, bo], unsure), "something is final in every game");
  await ada.getByText("Ce coup ne pourra pas être repris.").waitFor();
  await picture(ada, "table-final");
  // One step back, and nothing has happened: Ada is still asked.
  await ada.keyboard.press("Escape");
  await doubted(ada).waitFor({ state: "detached" });
  await ada.locator(".prompt[data-state=asked]").waitFor();
  assert.ok((await state()).moment.to_act.includes(1));
  // Once more, and now surely. By chance something else may be done first, and then it is Bo's turn, or the bot's.
  assert.ok(await playTogether([ada, bo], unsure));
  const { inputs } = await state();
  await gold.click();
  await until(async () => (await state()).inputs > inputs, "the decision is made");
}, { house: { pace: 0 } });

test("sure: who never wants to be asked is not", async ({ house, person }) => {
  const [ada, bo] = await two(house, person, "never");
  let times = 0;
  await playTogether([ada, bo], async () => {
    assert.equal((await doubted(ada).count()) + (await doubted(bo).count()), 0);
    return ++times > 120;
  });
  assert.ok(times > 30, "much was done without a question");
}, { house: { pace: 0 } });

test("sure: who always wants to be asked is, even against bots", async ({ house, person }) => {
  const game = await aGame(house);
  const ada = await person();
  await ada.evaluate(() => localStorage.setItem("cenacle.settings", JSON.stringify({ confirm: "always" })));
  const table = await sitDown(ada, game);
  await goTo(ada, table);
  const inputs = async () => (await ask(ada, "GET", `/api/tables/${table}/state`)).inputs;
  const sure = ada.locator(".prompt [data-offer].go");
  for (let decisions = 0; decisions < 3; decisions++) {
    await playTogether([ada], async () => (await sure.count()) > 0 && (await ada.locator(".prompt .quiet:has(kbd)").count()) > 0);
    const before = await inputs();
    await sure.click();
    await until(async () => (await inputs()) > before, "the decision is made");
    await ada.locator(".prompt .quiet:has(kbd)").waitFor({ state: "detached" });
  }
}, { house: { pace: 0 } });
