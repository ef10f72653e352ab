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

async function laid({ server, person }, { game, viewer }, part, wish = {}) {
  const recorded = await Recorded.of(server, game, { viewer, lang: "fr" });
  const page = await person(wish);
  await recorded.lay(page, recorded.at(part));
  await page.locator(".stage > .layer").first().waitFor({ state: "attached" });
  return page;
}

for (const one of RECORDS) {
  test(`sight: every word of a table stands out from what is under it, by day and by night (${one.game})`, async ({ server, person }) => {
    const faint = new Set();
    for (const [part, window, theme] of [
      [0.06, DESKTOP, "dark"],
      [0.5, DESKTOP, "light"],
      [0.94, DESKTOP, "dark"],
      [0.5, PHONE, "light"],
      [0.94, PHONE, "dark"],
    ]) {
      const ada = await laid({ server, person }, one, part, { window, theme });
      await settle(ada);
      const { faint: found, looked } = await faintTexts(ada);
      assert.ok(looked > 20, `${looked} texts`);
      for (const text of found) faint.add(`${text} (${theme}, ${window.width})`);
      await ada.context().close();
    }
    assert.deepEqual([...faint], []);
  });

  test(`sight: at 400 % the board has a height one can play on, and the page scrolls to the rest (${one.game})`, async ({
    server,
    person,
  }) => {
    for (const window of NEAR) {
      const ada = await laid({ server, person }, one, 0.5, { window });
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

test("sight: texts are larger where that is wished, and no page becomes wider than its window", async ({ server, person }) => {
  for (const window of [DESKTOP, PHONE]) {
    const ada = await laid({ server, person }, RECORDS[0], 0.5, { window });
    const heights = async () => {
      const found = [];
      for (const node of [".prompt .q", ".bar h1"]) found.push((await ada.locator(node).boundingBox()).height);
      return found;
    };
    const usual = await heights();
    await ada.evaluate(() => (document.documentElement.dataset.text = "larger"));
    for (const [at, high] of (await heights()).entries()) assert.ok(high > usual[at] * 1.15, `${high} after ${usual[at]}`);
    const stage = await ada.locator(".stage").boundingBox();
    assert.ok(stage.height >= 200 && stage.width >= 300, `the stage is ${stage.width}x${stage.height}`);
    assert.ok((await ada.evaluate(() => document.documentElement.scrollWidth)) <= window.width, "the table is wider than its window");
    await ada.context().close();
  }
  const bob = await person({ window: PHONE, at: "/settings" });
  await bob.getByRole("radio", { name: "très grande" }).check({ force: true });
  for (const path of ["/settings", "/", "/ear", "/new/cleopatra", "/rules/cleopatra", "/games", "/about"]) {
    await bob.goto(path);
    await bob.getByRole("heading", { level: 1 }).waitFor();
    assert.equal(await bob.locator("html").getAttribute("data-text"), "larger");
    const wide = await bob.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= PHONE.width, `${path} is ${wide} wide in ${PHONE.width}`);
  }
});

test("sight: letters on a board grow with the texts, and what is asked about and what the keyboard is on are in sight", async ({
  server,
  person,
}) => {
  const middle = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  for (const window of [DESKTOP, PHONE]) {
    const sizes = [];
    for (const text of ["normal", "large", "larger"]) {
      const ada = await person({ window });
      await ada.evaluate((text) => localStorage.setItem("cenacle.settings", JSON.stringify({ lang: "fr", text })), text);
      const recorded = await Recorded.of(server, "cleopatra", { viewer: 4, lang: "fr" });
      await recorded.lay(ada, recorded.asking("mosaic.place", 0.6));
      await ada.locator("[role=gridcell] > button[data-outline]:not([aria-disabled])").first().waitFor({ state: "attached" });
      await settle(ada);
      const high = await ada.evaluate(() => {
        const all = [...document.querySelectorAll(".stage .art text")]
          .map((node) => node.getBoundingClientRect().height)
          .filter((high) => high > 0);
        return all.sort((one, other) => one - other)[Math.floor(all.length / 2)];
      });
      sizes.push(high);
      const seen = (id) =>
        ada.evaluate(
          ([id, middle]) => {
            const stage = document.querySelector(".stage").getBoundingClientRect();
            const [x, y] = new Function(`return ${middle}`)()(document.querySelector(`.art [data-id="${CSS.escape(id)}"]`));
            return x >= stage.left - 1 && x <= stage.right + 1 && y >= stage.top - 1 && y <= stage.bottom + 1;
          },
          [id, String(middle)],
        );
      await ada.locator('[data-outline="cell.1.1"]').focus();
      assert.ok(await seen("cell.1.1"), `the first cell is in sight (${text}, ${window.width})`);
      await ada.locator('[data-outline="cell.9.9"]').focus();
      assert.ok(await seen("cell.9.9"), `the last cell is in sight (${text}, ${window.width})`);
      await ada.context().close();
    }
    const [usual, large, larger] = sizes;
    assert.ok(large > usual && larger >= usual * 1.2, `letters of ${sizes.join(", ")} pixels (${window.width})`);
  }
});

test("sight: imposed colours leave edges, what is on and off, and where the keyboard is", async ({ server, person }) => {
  const ada = await person({ at: "/settings" });
  await ada.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const look = (node) =>
    node.evaluate((one) => {
      const { outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(one);
      return { outline: outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth), ground: backgroundColor };
    });
  assert.ok((await look(ada.locator(".btn").first())).outline >= 1, "a button has an edge");
  assert.ok((await look(ada.locator(".panel").first())).outline >= 1, "a panel has an edge");
  const sound = ada.getByRole("switch", { name: "Sons" });
  const slot = ada.locator(".sw").filter({ hasText: "Sons" }).locator("i");
  await sound.check({ force: true });
  const on = await look(slot);
  await sound.uncheck({ force: true });
  assert.notEqual((await look(slot)).ground, on.ground, "on and off look different");
  const [chosen, other] = await ada.locator(".seg").first().locator("label").all();
  assert.notEqual((await look(chosen)).ground, (await look(other)).ground, "what is chosen looks different");
  await ada.locator(".btn").first().focus();
  await ada.keyboard.press("Shift+Tab");
  await ada.keyboard.press("Tab");
  assert.ok((await look(ada.locator(".btn").first())).outline >= 3, "the keyboard is seen");
  const bob = await laid({ server, person }, RECORDS[1], 0.5);
  await bob.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const node of [".prompt", ".pl", ".acts .btn", ".tabs button"])
    assert.ok((await look(bob.locator(node).first())).outline >= 1, node);
  const [tab, next] = await bob.getByRole("tab").all();
  assert.notEqual((await look(tab)).ground, (await look(next)).ground, "the open tab looks different");
});
