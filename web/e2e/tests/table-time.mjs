import assert from "node:assert/strict";
import { aGame, ask, beGuest } from "../lib/api.mjs";
import { hasNoViolation } from "../lib/axe.mjs";
import { PHONE } from "../lib/people.mjs";
import { dice, goTo, playByChance, quickBot } from "../lib/play.mjs";
import { test } from "../lib/test.mjs";

/** Ada alone with bots at a table with a clock. */
async function sitByTheClock(page, game, clock) {
  await beGuest(page, "Ada");
  const bots = Array.from({ length: game.min_players - 1 }, () => ({ kind: "bot", bot: quickBot(game) }));
  const table = await ask(page, "POST", "/api/tables", { game: game.game, seats: [{ kind: "me" }, ...bots], clock, listed: false });
  await goTo(page, table.id);
  return table.id;
}

/** What Ada's clock shows, in seconds. */
async function left(page) {
  const said = await page.locator('[data-seat="1"] .time').textContent();
  return said
    .trim()
    .split(":")
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}

const asked = (page) => page.locator(".prompt[data-state=asked]").waitFor();

test("clock: a budget runs while one thinks, stands while others do, and each decision gives something back", async ({
  server,
  person,
  picture,
}) => {
  const game = await aGame(server);
  const ada = await person();
  const table = await sitByTheClock(ada, game, { kind: "budget", seconds: 600, increment: 60 });
  await asked(ada);
  const before = await left(ada);
  await ada.waitForFunction((before) => {
    const [minutes, seconds] = document.querySelector('[data-seat="1"] .time').textContent.trim().split(":").map(Number);
    return minutes * 60 + seconds <= before - 2;
  }, before);
  await picture(ada, "table-clock");
  const [low, since] = [await left(ada), Date.now()];
  const inputs = async () => (await ask(ada, "GET", `/api/tables/${table}/state`)).inputs;
  const first = await inputs();
  await playByChance(ada, { roll: dice(3), enough: async () => (await inputs()) > first });
  // However long that took: a minute came back.
  await ada.waitForFunction(
    ([low, since]) => {
      const [minutes, seconds] = document.querySelector('[data-seat="1"] .time').textContent.trim().split(":").map(Number);
      return minutes * 60 + seconds > low - (Date.now() - since) / 1000 + 50;
    },
    [low, since],
  );
});

test.describe(() => {
  test.use({ serving: { pace: 2000 } });
  test("clock: who lets the time of a decision run out is played by a bot, and takes the seat back", async ({
    server,
    person,
    picture,
  }) => {
    const game = await aGame(server);
    const ada = await person();
    await sitByTheClock(ada, game, { kind: "decision", seconds: 8 });
    await ada.locator('[data-seat="1"] .short').or(ada.locator('[data-seat="1"]').getByText("un bot joue")).first().waitFor();
    await ada.locator('[data-seat="1"]').getByText("un bot joue").waitFor();
    await picture(ada, "table-stand-in");
    await ada.locator(".prompt").getByRole("button", { name: "Reprendre ma place" }).click();
    await ada.locator('[data-seat="1"]').getByText("un bot joue").waitFor({ state: "detached" });
  });
});

test("clock: on a phone the chips tell the time", async ({ server, person }) => {
  const game = await aGame(server);
  const ada = await person({ window: PHONE, touch: true });
  await sitByTheClock(ada, game, { kind: "budget", seconds: 50, increment: 5 });
  await ada.locator(".chip .time.short").first().waitFor();
  assert.match(await ada.locator(".chip .time").first().textContent(), /^\d+:\d\d$/);
  await hasNoViolation(ada);
});

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("sound: who lets things move hears the table from the first touch on", async ({ server, person }) => {
    const game = await aGame(server);
    const ada = await person({ moves: true });
    await ada.addInitScript(() => {
      globalThis.tones = 0;
      for (const node of [OscillatorNode, AudioBufferSourceNode]) {
        const { start } = node.prototype;
        node.prototype.start = function (...when) {
          globalThis.tones += 1;
          return start.apply(this, when);
        };
      }
    });
    await sitByTheClock(ada, game, { kind: "none" });
    await ada.getByRole("button", { name: "Couper le son" }).waitFor();
    await playByChance(ada, { roll: dice(4), enough: async () => (await ada.evaluate(() => globalThis.tones)) > 3 });
  });
});

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("sound: silent until it is turned on, then a bell when one is asked and a tap when something moves", async ({ server, person }) => {
    const game = await aGame(server);
    const ada = await person();
    await ada.addInitScript(() => {
      globalThis.tones = [];
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function (...when) {
        globalThis.tones.push(this.frequency.value);
        return start.apply(this, when);
      };
    });
    await sitByTheClock(ada, game, { kind: "none" });
    const roll = dice(4);
    const goOn = (enough) => playByChance(ada, { roll, enough });
    const tones = () => ada.evaluate(() => globalThis.tones);
    const lines = () => ada.locator(".log [data-line]").count();
    await goOn(async () => (await lines()) > 12);
    assert.deepEqual(await tones(), []);
    await ada.getByRole("button", { name: "Mettre le son" }).click();
    // Scores, cards and dice sound besides, as they come.
    const bellAndTap = async () => {
      const heard = await tones();
      return heard.includes(587) && heard.includes(190);
    };
    await goOn(bellAndTap);
    assert.ok(await bellAndTap(), `${await tones()}`);
    await ada.getByRole("button", { name: "Couper le son" }).click();
    const before = (await tones()).length;
    const told = await lines();
    await goOn(async () => (await lines()) > told + 4);
    assert.equal((await tones()).length, before);
  });
});
