import assert from "node:assert/strict";
import { aGame, ask, beGuest } from "../lib/api.mjs";
import { PHONE } from "../lib/people.mjs";
import { dice, goTo, look, playByChance, playToEnd, point, sitDown } from "../lib/play.mjs";
import { GAMES, gameOf, test } from "../lib/test.mjs";

/** The long suite plays every game by hand to its very end. */
const whole = Boolean(process.env.CENACLE_LONG);
const LONG = whole ? 3_600_000 : 900_000;
/** So often is pointed by hand; what is left of a longer game is played by the bot that stands in. */
const BY_HAND = whole ? Infinity : 120;
const BY_TOUCH = whole ? Infinity : 80;

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  for (const id of GAMES) {
    test(`table: the game is played to its end by pointing at what is lit (${id})`, async ({ server, person, picture }) => {
      test.setTimeout(LONG);
      const game = await gameOf(server, id);
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
    });
  }
});

/**
 * What somebody points at who wants to lay tiles: a cell; where a cell waits for it, the tile; the bag; a place for what fits nowhere. To
 * end the turn comes last, and tiles that lie about are left alone.
 */
function layTile(choices) {
  const lit = choices.filter(({ id }) => id !== undefined);
  const first = (pattern) => lit.find(({ id }) => pattern.test(id));
  const tile = lit.length > 0 && lit.every(({ id }) => id.startsWith("tile.")) ? lit[0] : undefined;
  return (
    first(/^cell\./) ?? tile ?? first(/^bag$/) ?? first(/^discard\./) ?? choices.findLast(({ offer }) => offer !== undefined) ?? choices[0]
  );
}

/** How many tiles this seat has laid. */
async function laid(page, table) {
  const told = await ask(page, "GET", `/api/tables/${table}/state?with=log`);
  return told.log.filter(({ seat, text }) => seat === 1 && /\bposez? en\b/.test(text)).length;
}

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("table: twenty tiles are laid by hand at 4 Gods against the bot that the page proposes", async ({ person, picture }) => {
    test.setTimeout(LONG);
    const ada = await person();
    await beGuest(ada, "Ada");
    await ada.getByRole("button", { name: "Jouer : 4 Gods" }).click();
    const dialog = ada.getByRole("dialog");
    assert.equal(
      await dialog.getByRole("radio", { name: /sablier/ }).count(),
      0,
      "the first game is in turns and untimed: nothing is asked of it",
    );
    await dialog.getByRole("button", { name: "Commencer" }).click();
    await ada.waitForURL(/\/table\//);
    const table = ada.url().split("/").at(-1);
    const { options } = await ask(ada, "GET", `/api/tables/${table}`);
    assert.deepEqual([options.time, options.glass], ["turns", "acts"]);
    await ada.locator(".stage > .layer").first().waitFor({ state: "attached" });
    assert.equal(await ada.getByRole("timer").count(), 0, "no glass runs");
    let [tiles, turned] = [0, 0];
    for (const began = Date.now(); tiles < 20; tiles = await laid(ada, table)) {
      const now = await look(ada);
      assert.ok(!now.over, `the game is over after ${tiles} tiles`);
      assert.ok(Date.now() - began < 300_000, `only ${tiles} tiles were laid`);
      if (now.choices?.length > 0) await point(ada, layTile(now.choices));
      // A side that fits nowhere is turned over; if the other one does not fit either, it is put back.
      else if (now.back) await ada.keyboard.press(turned++ % 2 === 0 ? "f" : "Escape");
      else await ada.waitForTimeout(20);
    }
    await picture(ada, "table-four-gods-twenty");
    // From the second game on the glass is a choice.
    await ada.goto("/");
    await ada.getByRole("button", { name: "Jouer : 4 Gods" }).click();
    await ada.getByRole("dialog").getByText("Un sablier de 30 secondes", { exact: true }).waitFor();
  });
});

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  for (const id of GAMES) {
    test(`table: the game is played to its end by touch on a phone (${id})`, async ({ server, person, picture }) => {
      test.setTimeout(LONG);
      const game = await gameOf(server, id);
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
    });
  }
});

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("table: two browsers and a bot play a game to its end, the server dies in between", async ({ server, people, person, picture }) => {
    test.setTimeout(LONG);
    const game = await aGame(server);
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
      await Promise.all(
        [ada, bo].map((page, at) => playByChance(page, { roll: dice(3 + at), enough: enough(at), others: () => counts[1 - at] })),
      );
    };
    await both(40);
    await server.kill();
    await ada.locator(".prompt[data-state=lost]").waitFor();
    await ada.getByText("Connexion perdue, on reprend…").waitFor();
    await picture(ada, "table-lost");
    await server.start();
    await ada.locator(".prompt:not([data-state=lost])").waitFor();
    await bo.locator(".prompt:not([data-state=lost])").waitFor();
    people.forgive(/WebSocket|ERR_CONNECTION|Failed to load resource/);
    await both(BY_HAND);
    // What is left of a long game is played for them, and both see its end.
    await Promise.all([ada, bo].map((page, at) => page.request.post(`/api/tables/${table}/take-over`, { data: { seat: at + 1 } })));
    await Promise.all([playByChance(ada), playByChance(bo)]);
    for (const page of [ada, bo]) await page.getByRole("dialog").getByRole("table").waitFor();
    await picture(bo, "table-end-light");
  });
});
