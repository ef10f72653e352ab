// What a hand feels at a table, measured in a game of each kind: the stage stands still, what is lit is hit, answers are in sight, what is
// written can be read.

import assert from "node:assert/strict";
import {
  hasAnswerInSight,
  hearOffers,
  hiddenAnswers,
  missedTargets,
  missingAnswers,
  smallTargets,
  smallTexts,
  stageOf,
} from "../lib/measure.mjs";
import { DESKTOP, PHONE, SIDEWAYS } from "../lib/people.mjs";
import { dice, goTo, look, playByChance, playUntil, sitDown } from "../lib/play.mjs";
import { GAMES, gameOf, test } from "../lib/test.mjs";

const SIZES = [
  { name: "desktop", window: DESKTOP, touch: false },
  { name: "phone", window: PHONE, touch: true },
  { name: "sideways", window: SIDEWAYS, touch: true },
];
/** The long suite looks at more of every game. */
const LONG = Boolean(process.env.CENACLE_LONG);
/**
 * The sizes at which something is measured in a game. The short suite takes one: three things are measured in each game, each of them at
 * another size.
 */
const sizesFor = (thing, game) => (LONG ? SIZES : [SIZES[(thing + GAMES.indexOf(game)) % SIZES.length]]);
/** So often is pointed by hand; the rest of the game is looked on at. */
const BY_HAND = LONG ? 30 : 12;
/** So many questions are looked at where every lit thing is pointed at. */
const QUESTIONS = LONG ? 10 : 5;

for (const id of GAMES) {
  test(`the stage stands still through a whole game, and every question has its answers in sight (${id})`, async ({ server, person }) => {
    const game = await gameOf(server, id);
    for (const { name, window, touch } of sizesFor(0, id)) {
      const ada = await person({ window, touch });
      const offers = hearOffers(ada);
      const table = await sitDown(ada, game, { hints: true });
      await goTo(ada, table);
      const stood = await stageOf(ada);
      const problems = [];
      let checked = 0;
      const check = async (pointed) => {
        const now = await stageOf(ada);
        if (now !== "" && now !== stood)
          problems.push(`the stage was ${stood} and is ${now}: ${await ada.locator(".prompt .q").textContent()}`);
        const { choices } = await look(ada);
        if (choices?.length > 0 && checked < pointed) {
          checked = pointed;
          const hidden = (await hiddenAnswers(ada)).map((answer) => `hidden: ${answer}`);
          hidden.push(...(await missingAnswers(ada, offers)).map((answer) => `no button: ${answer}`));
          if (!(await hasAnswerInSight(ada))) hidden.push(`no answer in sight: ${await ada.locator(".prompt .q").textContent()}`);
          // Others may have ended the game, or the question, meanwhile.
          const asked = JSON.stringify(offers());
          if (hidden.length > 0) await ada.waitForTimeout(100);
          if (hidden.length > 0 && JSON.stringify(offers()) === asked && (await look(ada)).choices?.length > 0) problems.push(...hidden);
        }
        return problems.length > 0 || pointed >= BY_HAND;
      };
      await playByChance(ada, { roll: dice(5), touch, enough: check });
      assert.deepEqual(problems, [], name);
      // A hint, the rules and the way to win open where there is room for them.
      if ((await ada.locator(".prompt[data-state=asked]").count()) > 0) {
        await ada.locator(".bar .aim").click();
        await ada.locator("section.aim").waitFor();
        assert.equal(await stageOf(ada), stood, `${name}: the way to win moves the stage`);
        await ada.locator("section.aim .x").click();
      }
      await ada.request.post(`/api/tables/${table}/take-over`, { data: { seat: 1 } });
      await playByChance(ada, { roll: dice(5), touch, enough: () => check(0) });
      assert.deepEqual(problems, [], name);
    }
  });
}

test.describe(() => {
  test.use({ serving: { pace: 400 } });
  for (const id of GAMES) {
    test(`what is lit is hit in its middle and at its rim (${id})`, async ({ server, person }) => {
      const game = await gameOf(server, id);
      for (const { name, window } of sizesFor(1, id)) {
        const ada = await person({ window });
        const problems = [];
        let [looked, rounds] = [0, 0];
        // Where bots pass soon a game is short, and on a phone much that is lit is on another region: one game may show too little.
        const sit = async () => {
          await goTo(ada, await sitDown(ada, game));
          return { pages: [ada] };
        };
        await playUntil(
          sit,
          async () => {
            if ((await look(ada)).choices?.length > 0) {
              const found = await missedTargets(ada);
              looked += found.looked;
              rounds += 1;
              problems.push(...found.missed);
            }
            return problems.length > 0 || (rounds >= QUESTIONS && looked > 5);
          },
          `${name}: more than five lit things to look at`,
        );
        assert.deepEqual(problems, [], name);
      }
    });
  }
});

for (const id of GAMES) {
  test(`a finger hits every button of a table on a phone (${id})`, async ({ server, person }) => {
    const game = await gameOf(server, id);
    const ada = await person({ window: PHONE, touch: true });
    await goTo(ada, await sitDown(ada, game, { hints: true }));
    await playByChance(ada, {
      roll: dice(9),
      touch: true,
      enough: async (pointed) => {
        assert.deepEqual(await smallTargets(ada, 44), []);
        return pointed >= 8;
      },
    });
  });
}

for (const id of GAMES) {
  test(`nothing that is written is too small to be read (${id})`, async ({ server, person }) => {
    const game = await gameOf(server, id);
    for (const { name, window, touch } of sizesFor(2, id)) {
      const ada = await person({ window, touch });
      const table = await sitDown(ada, game);
      await goTo(ada, table);
      const found = new Set();
      const least = name === "desktop" ? 12 : 11;
      const read = async () => {
        for (const text of await smallTexts(ada, least)) found.add(text);
      };
      await read();
      await playByChance(ada, { roll: dice(7), touch, enough: (pointed) => pointed >= BY_HAND / 2 });
      await read();
      await ada.request.post(`/api/tables/${table}/take-over`, { data: { seat: 1 } });
      await playByChance(ada, { roll: dice(7), touch });
      await read();
      assert.deepEqual([...found], [], name);
    }
  });
}
