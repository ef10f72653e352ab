// For who sees little: every word stands out, texts can be larger, a page looked at from very near can be played on, and imposed colours
// leave edges, states and the focus.

import assert from "node:assert/strict";
import { faintTexts } from "../lib/contrast.mjs";
import { RECORDS, settle } from "../lib/gallery.mjs";
import { Recorded } from "../lib/moments.mjs";
import { DESKTOP, PHONE } from "../lib/people.mjs";
import { test } from "../lib/test.mjs";

/** Windows of 1440 x 900 and 1280 x 1024 at 400 %. */
const NEAR = [
  { width: 360, height: 225 },
  { width: 320, height: 256 },
];

async function laid({ house, person }, { game, viewer }, part, wish = {}) {
  const recorded = await Recorded.of(house, game, { viewer, lang: "fr" });
  const page = await person(wish);
  await recorded.lay(page, recorded.at(part));
  await page.locator(".stage > .layer").first().waitFor({ state: "attached" });
  return page;
}

for (const one of RECORDS) {
  test(`sight: every word of a table stands out from what is under it, by day and by night (${one.game})`, async ({ house, person }) => {
    const faint = new Set();
    for (const [part, window, theme] of [
      [0.06, DESKTOP, "dark"],
      [0.5, DESKTOP, "light"],
      [0.94, DESKTOP, "dark"],
      [0.5, PHONE, "light"],
      [0.94, PHONE, "dark"],
    ]) {
      const ada = await laid({ house, person }, one, part, { window, theme });
      await settle(ada);
      const { faint: found, looked } = await faintTexts(ada);
      assert.ok(looked > 20, `${looked} texts`);
      for (const text of found) faint.add(`${text} (${theme}, ${window.width})`);
      await ada.context().close();
    }
    assert.deepEqual([...faint], []);
  });

  test(`sight: at 400 % the board has a height one can play on, and the page scrolls to the rest (${one.game})`, async ({
    house,
    person,
  }) => {
    for (const window of NEAR) {
      const ada = await laid({ house, person }, one, 0.5, { window });
      const stage = await ada.locator(".stage").boundingBox();
      assert.ok(stage.height >= 240, `the stage is ${stage.height} high in ${window.height}`);
      const [wide, high] = await ada.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
      assert.ok(wide <= window.width, `${wide} wide in ${window.width}`);
      assert.ok(high > window.height, "the page scrolls");
      for (const node of [".prompt", "nav.leaves"]) {
        await ada.locator(node).scrollIntoViewIfNeeded();
        const box = await ada.locator(node).boundingBox();
        assert.ok(box.y >= -1 && box.y + box.height <= window.height + 1, `${node} is at ${box.y} in ${window.height}`);
      }
      await ada.context().close();
    }
  });
}
