import assert from "node:assert/strict";
import { aGame, ask, beGuest } from "../lib/api.mjs";
import { PHONE } from "../lib/people.mjs";
import { dice, goTo, playByChance, playToEnd, sitDown } from "../lib/play.mjs";
import { test, testEachGame } from "../lib/test.mjs";

/** The long suite plays every game by hand to its very end. */
const whole = Boolean(process.env.CENACLE_LONG);
const LONG = whole ? 3_600_000 : 900_000;
/** So often is pointed by hand; what is left of a longer game is played by the bot that stands in. */
const BY_HAND = whole ? Infinity : 120;
const BY_TOUCH = whole ? Infinity : 80;

testEachGame("table: the game is played to its end by pointing at what is lit", async ({ game, person, picture }) => {
  const ada = await person();
  const table = await sitDown(ada, game);
  await goTo(ada, table);
  const roll = dice(11);
  await playByChance(ada, { roll, enough: (pointed) => pointed >= 3 });
  await picture(ada, `table-${game.game}-early`);
  await playByChance(ada, { roll, enough: (pointed) => pointed >= 60 });
  await picture(ada, `table-${game.game}-middle`);
  await playToEnd(ada, table, { roll, byHand: BY_HAND });
  await ada.getByRole("dialog").getByRole("table").waitFor();
  await picture(ada, `table-${game.game}-end`);
}, { house: { pace: 0 }, patience: LONG });

testEachGame("table: the game is played to its end by touch on a phone", async ({ game, person, picture }) => {
  const ada = await person({ window: PHONE, touch: true, lang: "en-GB" });
  const table = await sitDown(ada, game);
  await goTo(ada, table);
  const roll = dice(5);
  await playByChance(ada, { roll, touch: true, enough: (pointed) => pointed >= 40 });
  const [wide, window] = await ada.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= window, `the table is ${wide} wide in a window of ${window}`);
  await picture(ada, `table-${game.game}-phone`);
  await playToEnd(ada, table, { roll, touch: true, byHand: BY_TOUCH });
  await ada.getByRole("dialog").waitFor();
  await picture(ada, `table-${game.game}-phone-end`);
}, { house: { pace: 0 }, patience: LONG });

test("table: two browsers and a bot play a game to its end, the server dies in between", async ({ house, people, person, picture }) => {
  const game = await aGame(house);
  const [ada, bo] = [await person(), await person({ lang: "en-GB", theme: "light" })];
  const table = await sitDown(ada, game, { others: game.min_players - 2 });
  await beGuest(bo, "Bo");
  await ask(bo, "POST", `/api/tables/${table}/join`, {});
  await goTo(ada, table);
  await goTo(bo, table);
  /** Both point at the same time, until they have pointed so often together. */
  const both = async (most) => {
    const counts = [0, 0];
    const enough = (at) => (pointed) => {
      counts[at] = pointed;
      return counts[0] + counts[1] >= most;
    };
    await Promise.all([ada, bo].map((page, at) => playByChance(page, { roll: dice(3 + at), enough: enough(at), others: () => counts[1 - at] })));
  };
  await both(40);
  await house.kill();
  await ada.locator(".prompt[data-state=lost]").waitFor();
  await ada.getByText("Connexion perdue, on reprend…").waitFor();
  await picture(ada, "table-lost");
  await house.start();
  await ada.locator(".prompt:not([data-state=lost])").waitFor();
  await bo.locator(".prompt:not([data-state=lost])").waitFor();
  people.forgive(/WebSocket|ERR_CONNECTION|Failed to load resource/);
  await both(BY_HAND);
  // What is left of a long game is played for them, and both see its end.
  await Promise.all([ada, bo].map((page, at) => page.request.post(`/api/tables/${table}/take-over`, { data: { seat: at + 1 } })));
  await Promise.all([playByChance(ada), playByChance(bo)]);
  for (const page of [ada, bo]) await page.getByRole("dialog").getByRole("table").waitFor();
  await picture(bo, "table-end-light");
}, { house: { pace: 0 }, patience: LONG });
