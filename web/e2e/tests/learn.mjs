import assert from "node:assert/strict";
import { ask } from "../lib/api.mjs";
import { hasNoViolation } from "../lib/axe.mjs";
import { PHONE } from "../lib/people.mjs";
import { point, until } from "../lib/play.mjs";
import { test } from "../lib/test.mjs";

/** What the page shows of a lesson. */
function seen(page) {
  return page.evaluate(() => {
    const card = document.querySelector("section.card");
    const bar = document.querySelector("[role=progressbar]");
    return {
      text: card?.textContent ?? "",
      at: Number(bar?.getAttribute("aria-valuenow")),
      of: Number(bar?.getAttribute("aria-valuemax")),
      asks: card?.querySelector(".ask") !== null && card?.querySelector(".ask") !== undefined,
      over: card !== null && bar !== null && card.querySelector("a.btn") !== null,
    };
  });
}

/** The answer that is right here, as the server tells it to who knows the steps so far. */
async function rightAnswer(page, path, steps) {
  return ask(page, "POST", `/api/games/${path.replace("/", "/lessons/")}`, { steps });
}

/** Makes the picks of an offer, then confirms if that is asked. */
async function choose(page, offer, index, touch) {
  const { at } = await seen(page);
  for (const id of offer.picks ?? []) {
    if ((await seen(page)).at !== at) return;
    await point(page, { id }, touch);
    await page.waitForTimeout(150);
  }
  // A choice of one pick is made at once; others are confirmed.
  const button = page.locator(`.prompt [data-offer="${index}"]`);
  if ((await seen(page)).at === at && (await button.count()) > 0) await button.click({ timeout: 2000 }).catch(() => undefined);
}

/** Takes a lesson by doing what is asked at every beat. */
async function take(page, game, lesson, { touch = false, wrongFirst = false } = {}) {
  await page.goto(`/learn/${game}/${lesson}`);
  await page.locator("section.card").waitFor();
  let steps = [];
  for (;;) {
    const before = await seen(page);
    if (before.over) return before.of;
    const moment = await rightAnswer(page, `${game}/${lesson}`, steps);
    assert.equal(moment.beat.n, before.at, `${game}/${lesson}: page and server are at one beat`);
    assert.ok(before.text.includes(moment.beat.text), `${game}/${lesson} ${moment.beat.id}: the card is shown`);
    let step = "go-on";
    if (before.asks) {
      const [right] = moment.beat.wanted.length > 0 ? moment.beat.wanted : [0];
      const { offers } = moment.scene;
      const wrong = offers.findIndex((_, index) => moment.beat.wanted.length > 0 && !moment.beat.wanted.includes(index));
      if (wrongFirst && wrong >= 0 && offers[wrong].pose === undefined) {
        await choose(page, offers[wrong], wrong, touch);
        await page.locator(".prompt [role=alert]").first().waitFor({ timeout: 5000 });
        assert.equal((await seen(page)).at, before.at, "what is not asked for changes nothing");
        await page.keyboard.press("Escape");
      }
      await choose(page, offers[right], right, touch);
      step = { decide: right };
    } else await page.locator("section.card .go").click();
    await until(
      async () => (await seen(page)).at !== before.at || (await seen(page)).over,
      `${game}/${lesson} ${moment.beat.id}: the next beat`,
      15_000,
    );
    steps = [...steps, step];
  }
}

test("learn: a first lesson is taken by doing what is asked, and once by doing something else first", async ({ person }) => {
  test.setTimeout(120_000);
  const ada = await person();
  await ada.goto("/");
  await ada.getByRole("link", { name: "Apprendre Cléopâtre" }).click();
  await ada.getByRole("link", { name: /^Commencer Le Marché/ }).click();
  assert.equal(await take(ada, "cleopatra", "market"), 10);
  await ada.getByRole("link", { name: "Leçon suivante" }).click();
  await ada.waitForURL(/learn\/cleopatra\/mosaics$/);
  await ada.goto("/learn/cleopatra");
  await ada.getByText("terminée").waitFor();
  const bob = await person({ window: PHONE });
  assert.equal(await take(bob, "cleopatra", "market", { wrongFirst: true }), 10);
});

test("learn: every lesson of every game opens with its card, a light, and nothing that axe minds", async ({ person }) => {
  test.setTimeout(240_000);
  const ada = await person();
  await ada.goto("/");
  const { games } = await ask(ada, "GET", "/api/games");
  assert.equal(games.filter(({ lessons }) => lessons.length >= 3).length, 5);
  for (const { game, lessons } of games) {
    for (const { id, beats } of lessons) {
      await ada.goto(`/learn/${game}/${id}`);
      await ada.locator("section.card p").first().waitFor();
      const { at, of, over } = await seen(ada);
      assert.deepEqual([at, of, over], [1, beats, false], `${game}/${id}`);
    }
    await hasNoViolation(ada);
  }
});
