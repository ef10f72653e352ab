import assert from "node:assert/strict";
import { aGame, ask, beGuest } from "../lib/api.mjs";
import { layFake, spot } from "../lib/fake.mjs";
import { goTo, playTogether, playUntil, sitDown, until } from "../lib/play.mjs";
import { test } from "../lib/test.mjs";

const wants = (page, confirm) =>
  page.evaluate(
    (confirm) =>
      localStorage.setItem(
        "cenacle.settings",
        JSON.stringify({ ...JSON.parse(localStorage.getItem("cenacle.settings") ?? "{}"), confirm }),
      ),
    confirm,
  );
const doubted = (page) => page.locator(".prompt .final");
const gold = (page) => page.locator(".prompt [data-offer].go");

// A table on which one place is final and the other is not.
const FINAL = "This cannot be taken back.";
const cell = (number) => ({
  id: `cell.${number}`,
  region: "field",
  label: `cell ${number}`,
  look: "outline",
  spots: spot(100 + number * 200, 200, 160, 160),
});
const decor = {
  parts: [
    { id: "board", regions: [{ id: "field", label: "Field", role: "board", spots: spot(0, 0, 884, 586) }], places: [0, 1].map(cell) },
  ],
};
const scene = {
  parts: [],
  prompt: { mine: true, question: "Where?" },
  offers: [0, 1].map((number) => ({ picks: [`cell.${number}`], label: `to ${number}` })),
};
const waits = { prompt: { mine: false, question: "Wait" }, offers: [] };
const point = (page, number) => page.locator(`.art [data-id="cell.${number}"]`).click();
const decided = (fake) => fake.asked.filter((ask) => ask.type === "decide").map(({ index, unsure }) => [index, unsure === true]);

/** The table of which `cell.1` is final for who is not sure. */
async function lay(page, confirm) {
  await wants(page, confirm);
  await page.reload();
  const fake = await layFake(page, {
    decor,
    scene,
    hear(ask, fake) {
      if (ask.type !== "decide") return;
      if (ask.unsure && ask.index === 1) fake.refuse(ask, { code: "final", message: FINAL });
      else {
        fake.news(waits, { what: [{ is: "decided", seat: 1 }], moment: { to_act: [2] } });
        fake.done(ask);
      }
    },
  });
  await page.locator('.art .lit[data-id="cell.1"]').waitFor();
  return fake;
}

const done = (page) => page.locator(".prompt[data-state=waiting]").getByText("Wait").waitFor();

test("sure: before what cannot be taken back one is asked once more, before anything else not", async ({ person }) => {
  const ada = await person();
  const fake = await lay(ada, "final");
  await point(ada, 1);
  await ada.getByText(FINAL).waitFor();
  // One step back, and nothing has happened.
  await ada.keyboard.press("Escape");
  await doubted(ada).waitFor({ state: "detached" });
  await ada.locator(".prompt[data-state=asked]").waitFor();
  // Once more, and now surely.
  await point(ada, 1);
  await ada.getByText(FINAL).waitFor();
  await gold(ada).click();
  await done(ada);
  assert.deepEqual(decided(fake), [
    [1, true],
    [1, true],
    [1, false],
  ]);

  const bo = await person();
  const other = await lay(bo, "final");
  await point(bo, 0);
  await done(bo);
  assert.deepEqual(decided(other), [[0, true]]);
});

test("sure: who never wants to be asked is not", async ({ person }) => {
  const ada = await person();
  const fake = await lay(ada, "never");
  await point(ada, 1);
  await done(ada);
  assert.deepEqual(decided(fake), [[1, false]]);
});

test("sure: who always wants to be asked is, whatever it is", async ({ person }) => {
  const ada = await person();
  const fake = await lay(ada, "always");
  await point(ada, 0);
  await gold(ada).waitFor();
  assert.deepEqual(decided(fake), []);
  await gold(ada).click();
  await done(ada);
  assert.deepEqual(decided(fake), [[0, false]]);
});

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("sure: at a table of two people the server says what is final", async ({ server, person, picture }) => {
    const game = await aGame(server);
    const [ada, bo] = [await person(), await person()];
    const sit = async () => {
      const table = await sitDown(ada, game, { others: 1 });
      await beGuest(bo, "Bo");
      await ask(bo, "POST", `/api/tables/${table}/join`, {});
      for (const page of [ada, bo]) await goTo(page, table);
      return { pages: [ada, bo], state: () => ask(ada, "GET", `/api/tables/${table}/state`) };
    };
    const { state } = await playUntil(
      sit,
      async () => (await doubted(ada).count()) > 0 && (await gold(ada).count()) > 0,
      "something that is final",
    );
    await ada.getByText("Ce coup ne pourra pas être repris.").waitFor();
    await picture(ada, "table-final");
    // As long as Ada is in doubt it is her turn, and nothing has happened.
    const { inputs, moment } = await state();
    assert.ok(moment.to_act.includes(1));
    await gold(ada).click();
    await until(async () => (await state()).inputs > inputs, "the decision is made");
  });
});

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("sure: against bots nothing is final, and nobody is asked twice", async ({ server, person }) => {
    const ada = await person();
    await goTo(ada, await sitDown(ada, await aGame(server)));
    let times = 0;
    await playTogether([ada], async () => {
      assert.equal(await doubted(ada).count(), 0);
      return ++times > 25;
    });
  });
});
