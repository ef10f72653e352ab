import assert from "node:assert/strict";
import { ask, beGuest, games } from "../lib/api.mjs";
import { PHONE } from "../lib/people.mjs";
import { dice, goTo, playByChance, sitDown } from "../lib/play.mjs";
import { test } from "../lib/test.mjs";

const LONG = 480_000;

test("table: every game is played to its end by pointing at what is lit", async ({ house, person, picture }) => {
  for (const game of await games(house)) {
    const ada = await person();
    await goTo(ada, await sitDown(ada, game));
    const roll = dice(11);
    await playByChance(ada, { roll, enough: (pointed) => pointed >= 3 });
    await picture(ada, `table-${game.game}-early`);
    await playByChance(ada, { roll, enough: (pointed) => pointed >= 60 });
    await picture(ada, `table-${game.game}-middle`);
    await playByChance(ada, { roll });
    await ada.getByRole("dialog").getByRole("table").waitFor();
    await picture(ada, `table-${game.game}-end`);
  }
}, { house: { pace: 0 }, patience: LONG });

test("table: every game is played to its end by touch on a phone", async ({ house, person, picture }) => {
  for (const game of await games(house)) {
    const ada = await person({ window: PHONE, touch: true, lang: "en-GB" });
    await goTo(ada, await sitDown(ada, game));
    const roll = dice(5);
    await playByChance(ada, { roll, touch: true, enough: (pointed) => pointed >= 40 });
    const [wide, window] = await ada.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= window, `the table is ${wide} wide in a window of ${window}`);
    await picture(ada, `table-${game.game}-phone`);
    await playByChance(ada, { roll, touch: true });
    await ada.getByRole("dialog").waitFor();
    await picture(ada, `table-${game.game}-phone-end`);
  }
}, { house: { pace: 0 }, patience: LONG });

test("table: two browsers and a bot play a game to its end, the server dies in between", async ({ house, people, person, picture }) => {
  const [game] = await games(house);
  const [ada, bo] = [await person(), await person({ lang: "en-GB", theme: "light" })];
  const table = await sitDown(ada, game, { others: game.min_players - 2 });
  await beGuest(bo, "Bo");
  await ask(bo, "POST", `/api/tables/${table}/join`, {});
  await goTo(ada, table);
  await goTo(bo, table);
  await Promise.all([
    playByChance(ada, { roll: dice(3), enough: (pointed) => pointed >= 25 }),
    playByChance(bo, { roll: dice(4), enough: (pointed) => pointed >= 15 }),
  ].map((playing) => Promise.race([playing, ada.waitForTimeout(20_000)])));
  await house.kill();
  await ada.locator(".prompt[data-state=lost]").waitFor();
  await ada.getByText("Connexion perdue, on reprend…").waitFor();
  await picture(ada, "table-lost");
  await house.start();
  await ada.locator(".prompt:not([data-state=lost])").waitFor({ timeout: 20_000 });
  await bo.locator(".prompt:not([data-state=lost])").waitFor({ timeout: 20_000 });
  people.forgive(/WebSocket|ERR_CONNECTION|Failed to load resource/);
  await Promise.all([playByChance(ada, { roll: dice(8) }), playByChance(bo, { roll: dice(9) })]);
  for (const page of [ada, bo]) await page.getByRole("dialog").getByRole("table").waitFor();
  await picture(bo, "table-end-light");
}, { house: { pace: 0 }, patience: LONG });
