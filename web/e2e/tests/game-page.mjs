import assert from "node:assert/strict";
import { games } from "../lib/api.mjs";
import { hasNoViolation } from "../lib/axe.mjs";
import { PHONE } from "../lib/people.mjs";
import { test } from "../lib/test.mjs";

/** Waits until the pictures in sight are drawn. */
async function drawn(page, least = 1) {
  await page.waitForFunction((least) => document.querySelectorAll("figure[data-picture] svg[role=img]").length >= least, least);
}

test("game page: each game is reached from its cover, shows itself, and leads to lessons and to a table", async ({
  server,
  person,
  picture,
}) => {
  test.setTimeout(120_000);
  const ada = await person();
  for (const game of await games(server, "fr")) {
    await ada.goto("/");
    await ada.getByRole("link", { name: game.title, exact: true }).click();
    await ada.waitForURL(`**/games/${game.game}`);
    await ada.getByRole("heading", { level: 1, name: game.title }).waitFor();
    await ada.getByRole("heading", { name: "Le jeu en une minute" }).waitFor();
    await drawn(ada, 3);
    assert.equal(await ada.locator(".acts li").count(), 3);
    // Learn and Play stand side by side, equally high.
    const [learn, play] = await ada.locator(".ways > *").evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect().height));
    assert.equal(learn, play, `${game.game}: Learn is as high as Play`);
    assert.equal(await ada.locator("section[aria-labelledby=gp-lessons] li").count(), game.lessons.length);
    assert.equal(await ada.locator("section[aria-labelledby=gp-options] dt").count(), game.options.length);
    await ada.getByText("Personne n’a encore terminé de partie ici.").waitFor();
    await ada.locator("section.board figure").scrollIntoViewIfNeeded();
    await ada.locator("section.board svg[role=img]").waitFor();
    await hasNoViolation(ada);
    await ada.evaluate(() => scrollTo(0, 0));
    await picture(ada, `game-${game.game}`, { fullPage: true });
  }
  await ada.getByRole("button", { name: /^Jouer/ }).click();
  await ada.getByRole("button", { name: "Commencer" }).waitFor();
});

test("game page: on a phone Learn and Play stay at hand, in English and in the light too", async ({ server, person, picture }) => {
  test.setTimeout(120_000);
  const bob = await person({ window: PHONE, touch: true, lang: "en-GB" });
  for (const game of await games(server)) {
    await bob.goto(`/games/${game.game}`);
    await bob.getByRole("heading", { name: "The game in a minute" }).waitFor();
    await drawn(bob);
    const [wide, window] = await bob.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= window, `${game.game}: ${wide} wide in a window of ${window}`);
    const gap = await bob
      .locator(".ways")
      .evaluate((ways) => (document.querySelector("nav.nav")?.getBoundingClientRect().top ?? 0) - ways.getBoundingClientRect().bottom);
    assert.ok(Math.abs(gap) < 2, `${game.game}: Learn and Play stand right above the pages, not ${gap} from them`);
    for (const high of await bob.locator(".ways > *").evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect().height)))
      assert.ok(high >= 44, `${game.game}: a finger hits it`);
    await bob.evaluate(() => (document.documentElement.dataset.theme = "light"));
    await hasNoViolation(bob);
    await picture(bob, `game-${game.game}-phone`, { fullPage: true });
  }
});

test("game page: a game that is not there is said to be lost", async ({ person }) => {
  const ada = await person();
  await ada.goto("/games/chess");
  await ada.getByRole("heading", { name: "Rien ici" }).waitFor();
});
