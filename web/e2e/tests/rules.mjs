import assert from "node:assert/strict";
import { games } from "../lib/api.mjs";
import { hasNoViolation } from "../lib/axe.mjs";
import { PHONE } from "../lib/people.mjs";
import { test } from "../lib/test.mjs";

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
      for (let at = 0; at < count; at++) {
        const figure = figures.nth(at);
        await figure.scrollIntoViewIfNeeded();
        const svg = figure.locator("svg[role=img]");
        await svg.waitFor();
        const { width, right } = await svg.evaluate((svg) => svg.getBoundingClientRect());
        const window = await ada.evaluate(() => innerWidth);
        assert.ok(
          width >= 60 && right <= window,
          `${game} ${await figure.getAttribute("data-picture")}: ${width} wide, to ${right} of ${window}`,
        );
      }
      await hasNoViolation(ada);
      await picture(ada, `rules-${game}-${name}`, { fullPage: name === "desktop" });
    }
  }
});
