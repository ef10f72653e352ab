import assert from "node:assert/strict";
import { games } from "../lib/api.mjs";
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
    await ada.getByRole("status").filter({ hasText: /règle/ }).waitFor();
    assert.ok((await articles.count()) < all);
    await ada.getByLabel("Chercher dans les règles").fill("qqqzzz");
    await ada.getByText("Aucune règle ne contient ces mots.").waitFor();
    await ada.goto(`/rules/${game.game}#${id}`);
    await ada.locator(`[data-rule="${id}"].asked`).waitFor();
    assert.equal(await ada.evaluate(() => document.activeElement?.getAttribute("data-rule")), id);
    await picture(ada, `rules-${game.game}`);
  }
});
