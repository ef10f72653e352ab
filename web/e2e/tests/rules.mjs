import assert from "node:assert/strict";
import { games } from "../lib/api.mjs";
import { hasNoViolation } from "../lib/axe.mjs";
import { PHONE } from "../lib/people.mjs";
import { test } from "../lib/test.mjs";

/** The long suite keeps pictures of whole pages to be looked at. */
const LONG = Boolean(process.env.CENACLE_LONG);

test("rules: every game's rules are found by their words and by their id", async ({ server, person, picture }) => {
  const ada = await person({ at: "/rules" });
  for (const game of await games(server)) {
    await ada.goto(`/rules/${game.game}`);
    const articles = ada.locator("article");
    await articles.first().waitFor();
    const all = await articles.count();
    const id = await articles.nth(3).getAttribute("data-rule");
    await ada.getByLabel("Chercher dans les règles").fill(id);
    await ada
      .getByRole("status")
      .filter({ hasText: /^\d+ règle/ })
      .waitFor();
    assert.ok((await articles.count()) < all);
    assert.equal(await articles.first().getAttribute("data-rule"), id);
    await ada.getByLabel("Chercher dans les règles").fill("qqqzzz");
    await ada.getByText("Aucune règle ne contient ces mots.").waitFor();
    await ada.goto(`/rules/${game.game}#${id}`);
    await ada.locator(`[data-rule="${id}"].asked`).waitFor();
    assert.equal(await ada.evaluate(() => document.activeElement?.getAttribute("data-rule")), id);
    await picture(ada, `rules-${game.game}`);
  }
});

test("rules: a question in a player's words finds its rule first, with its words marked and its picture", async ({ person, picture }) => {
  const ada = await person({ at: "/rules/cleopatra" });
  await ada.locator("article").first().waitFor();
  await ada.getByLabel("Chercher dans les règles").fill("combien les palmiers rapportent-ils ?");
  await ada
    .getByRole("status")
    .filter({ hasText: /^\d+ règle/ })
    .waitFor();
  const first = ada.locator("article").first();
  assert.equal(await first.getAttribute("data-rule"), "mosaic.reward");
  assert.ok((await first.locator("mark").allTextContents()).some((word) => word.startsWith("palmier")));
  const drawn = first.locator("figure svg[role=img]").first();
  await drawn.waitFor();
  assert.match(await drawn.locator("title").first().textContent(), /7 Talents/);
  await picture(ada, "rules-question");
});

test("rules: every picture of every game is drawn on the page, and axe minds none", async ({ server, person, picture }) => {
  test.setTimeout(180_000);
  for (const [wish, name] of [
    [{}, "desktop"],
    [{ window: PHONE, touch: true, lang: "en-GB" }, "phone"],
  ]) {
    const ada = await person(wish);
    for (const { game } of await games(server)) {
      await ada.goto(`/rules/${game}`);
      const figures = ada.locator("figure[data-picture]");
      await figures.first().waitFor();
      const count = await figures.count();
      assert.ok(count >= 15, `${game}: ${count} pictures`);
      // Each is drawn when it comes into sight.
      const undrawn = await figures.evaluateAll(async (figures) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const found = [];
        for (const figure of figures) {
          figure.scrollIntoView({ block: "center", behavior: "instant" });
          const svg = () => figure.querySelector("svg[role=img]");
          for (const began = performance.now(); !svg() && performance.now() - began < 10_000; ) await frame();
          const { width = 0, right = 0 } = svg()?.getBoundingClientRect() ?? {};
          if (width < 60 || right > innerWidth) found.push(`${figure.dataset.picture}: ${width} wide, to ${right} of ${innerWidth}`);
        }
        return found;
      });
      assert.deepEqual(undrawn, [], game);
      await hasNoViolation(ada);
      await picture(ada, `rules-${game}-${name}`, { fullPage: LONG && name === "desktop" });
    }
  }
});
