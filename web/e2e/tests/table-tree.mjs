// What a program that reads the page finds at a table: no violation of what axe knows, and the same tree at the same moment of a game.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { hasNoViolation, undecided } from "../lib/axe.mjs";
import { RECORDS, settle } from "../lib/gallery.mjs";
import { Recorded } from "../lib/moments.mjs";
import { DESKTOP, PHONE } from "../lib/people.mjs";
import { test } from "../lib/test.mjs";

/** Rules that axe leaves to people here, each looked at: see docs/ACCESSIBILITY.md. */
const LOOKED_AT = new Set(["color-contrast", "label-content-name-mismatch"]);
const treeOf = (game) => fileURLToPath(new URL(`../trees/${game}.yml`, import.meta.url));

async function laid({ server, person }, { game, viewer }, part, { lang = "fr", ...wish } = {}) {
  const recorded = await Recorded.of(server, game, { viewer, lang });
  const page = await person({ ...wish, lang: lang === "fr" ? "fr-FR" : "en-GB" });
  await recorded.lay(page, recorded.at(part));
  await page.locator(".stage > .layer").first().waitFor({ state: "attached" });
  await page.locator("[data-outline]").first().waitFor({ state: "attached" });
  return page;
}

for (const one of RECORDS) {
  test(`tree: axe finds nothing at a table, by day and by night, on a desktop and a phone (${one.game})`, async ({ server, person }) => {
    for (const window of [DESKTOP, PHONE]) {
      const ada = await laid({ server, person }, one, 0.5, { window });
      for (const colorScheme of ["dark", "light"]) {
        await ada.emulateMedia({ colorScheme });
        await hasNoViolation(ada, `${one.game}, ${colorScheme}, ${window.width}`);
      }
      const left = (await undecided(ada)).filter((text) => !LOOKED_AT.has(text.split(":")[0]));
      assert.deepEqual(left, [], "axe leaves something to people that nobody has looked at");
      await ada.context().close();
    }
  });

  test(`tree: at one moment of a game the tree is what it was (${one.game})`, async ({ server, person }) => {
    const ada = await laid({ server, person }, one, 0.5, { lang: "en" });
    await settle(ada);
    const tree = `${await ada.locator("main").ariaSnapshot()}\n`;
    const file = treeOf(one.game);
    if (process.env.CENACLE_BLESS) {
      mkdirSync(fileURLToPath(new URL("../trees/", import.meta.url)), { recursive: true });
      writeFileSync(file, tree);
    }
    assert.ok(existsSync(file), "CENACLE_BLESS=1 writes it");
    assert.equal(tree, readFileSync(file, "utf8"));
    // Whatever can be chosen says what it does; nothing is a button without a name.
    assert.doesNotMatch(tree, /- button( \[[^\]]*\])*:?$/m);
  });
}
