// What an eye sees: every word large enough, whole and alone; what is acted on and what is in hand on one screen; anything looked at large;
// the count and the result on a phone and as a picture; a board one can play on in a low window.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { RECORDS, settle } from "../lib/gallery.mjs";
import { cutTexts, overlappingTexts } from "../lib/legible.mjs";
import { smallTexts } from "../lib/measure.mjs";
import { Recorded } from "../lib/moments.mjs";
import { DESKTOP, PHONE, SIDEWAYS, TABLET, UPRIGHT } from "../lib/people.mjs";
import { test } from "../lib/test.mjs";

/** A window of 1440 x 900 at 200 %. */
const ZOOMED = { width: 720, height: 450 };
const SIZES = [
  { name: "desktop", window: DESKTOP, least: 12 },
  { name: "phone", window: PHONE, touch: true, least: 11 },
  { name: "sideways", window: SIDEWAYS, touch: true, least: 11 },
];
const LONG = Boolean(process.env.CENACLE_LONG);
/** Early, in the middle and late; at every second part whoever is asked, so that others' turns are seen, too. */
const PARTS = LONG ? [0.06, 0.2, 0.35, 0.5, 0.65, 0.8, 0.94] : [0.06, 0.5, 0.94];

/** Lays a recorded game before somebody; `step` chooses the moment. */
async function laid({ server, person }, { game, viewer }, step, { lang = "fr", ...wish } = {}) {
  const recorded = await Recorded.of(server, game, { viewer, lang });
  const page = await person({ ...wish, lang: lang === "fr" ? "fr-FR" : "en-GB" });
  await recorded.lay(page, step(recorded));
  await page.locator(".stage > .layer").first().waitFor({ state: "attached" });
  return page;
}

for (const one of RECORDS) {
  test(`eye: every word of a table is large enough, whole and alone, early, in the middle and late (${one.game})`, async ({
    server,
    person,
  }) => {
    for (const [spoken, lang] of ["fr", "en"].entries()) {
      const recorded = await Recorded.of(server, one.game, { viewer: one.viewer, lang });
      for (const [size, { name, window, touch, least }] of SIZES.entries()) {
        // The short suite reads each size in one language, and the next game in the other.
        if (!LONG && (size + RECORDS.indexOf(one)) % 2 !== spoken) continue;
        const found = new Map();
        for (const [index, part] of PARTS.entries()) {
          const step = index % 2 === 0 ? recorded.at(part) : Math.round(part * recorded.last);
          const ada = await person({ window, touch, lang: lang === "fr" ? "fr-FR" : "en-GB" });
          await recorded.lay(ada, step);
          await ada.locator(".stage > .layer").first().waitFor({ state: "attached" });
          await ada.evaluate(() => document.fonts.ready);
          const all = { small: await smallTexts(ada, least), cut: await cutTexts(ada), "over another": await overlappingTexts(ada) };
          for (const [what, texts] of Object.entries(all)) for (const text of texts) found.set(`${what}: ${text}`, step);
          await ada.context().close();
        }
        assert.deepEqual(
          [...found].map(([text, step]) => `${text} @${step}`),
          [],
          `${name}, ${lang}`,
        );
      }
    }
  });

  test(`eye: everybody is in sight beside the board, and nothing of a table is wider than its window (${one.game})`, async ({
    server,
    person,
  }) => {
    const given = { server, person };
    for (const window of [DESKTOP, UPRIGHT, PHONE, SIDEWAYS, ZOOMED]) {
      const ada = await laid(given, one, (recorded) => recorded.at(0.9), { window });
      const over = await ada.evaluate(() =>
        [...document.querySelectorAll(".left, .seats, .leaves, .table")].flatMap((node) =>
          node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1
            ? [`${node.className} ${node.scrollWidth}x${node.scrollHeight} in ${node.clientWidth}x${node.clientHeight}`]
            : [],
        ),
      );
      assert.deepEqual(over, [], `${window.width}x${window.height}`);
      assert.ok(
        (await ada.evaluate(() => document.documentElement.scrollWidth)) <= window.width,
        `${window.width}: the page is wider than its window`,
      );
      await ada.context().close();
    }
  });

  test(`eye: at 200 % and on a phone held sideways the board has a height one can play on (${one.game})`, async ({ server, person }) => {
    const given = { server, person };
    for (const window of [SIDEWAYS, ZOOMED]) {
      const ada = await laid(given, one, (recorded) => recorded.at(0.5), { window });
      const [stage, question] = await Promise.all([".stage", ".prompt"].map((node) => ada.locator(node).boundingBox()));
      assert.ok(stage.height >= window.height * 0.8 && stage.height >= 300, `the stage is ${stage.height} high in ${window.height}`);
      assert.ok(question.y >= 0 && question.y + question.height <= window.height, "the question is in sight");
      // What is in hand is scrolled to, the question stays.
      await ada.locator(".dock").scrollIntoViewIfNeeded();
      const dock = await ada.locator(".dock").boundingBox();
      assert.ok(dock.y + dock.height <= window.height + 2, "what is in hand can be scrolled to");
      await ada.context().close();
    }
  });

  test(`eye: the count is read on a phone: one row a kind, the total in sight (${one.game})`, async ({ server, person }) => {
    const given = { server, person };
    for (const window of [DESKTOP, PHONE]) {
      const ada = await laid(given, one, (recorded) => recorded.last, { window, touch: window === PHONE });
      await ada.route("**/scores?*", (route) => route.fulfill({ json: { points: [] } }));
      await ada.locator(".prompt").getByRole("button", { name: "Le compte" }).click();
      const dialog = ada.getByRole("dialog");
      await dialog.getByText("Image à partager").waitFor();
      const [wide, inner] = await dialog.evaluate((node) => [node.scrollWidth, node.clientWidth]);
      assert.ok(wide <= inner, `the sheet is ${wide} wide in ${inner}`);
      if ((await dialog.locator("table").count()) > 0) {
        const groups = await dialog
          .locator("tbody")
          .evaluateAll((bodies) => bodies.map((body) => [...body.querySelectorAll("th")].map((cell) => cell.textContent.trim())));
        for (const rows of groups) assert.equal(new Set(rows).size, rows.length, `one row a kind: ${rows.join(", ")}`);
        const total = await dialog.locator("tr.total, tbody tr:only-child").last().boundingBox();
        assert.ok(total.y + total.height <= window.height, `the total is at ${total.y} of ${window.height}`);
        await assertReadable(dialog.locator("table"));
      }
      await ada.context().close();
    }
  });
}

/** Nothing of a table is cut at its side. */
async function assertReadable(table) {
  const [needed, wide] = await table.evaluate((node) => [node.scrollWidth, node.parentElement.clientWidth]);
  assert.ok(needed <= wide, `the count is ${needed} wide in ${wide}`);
}

test("eye: the result is a picture to share, with the names one may show", async ({ server, person }) => {
  const given = { server, person };
  for (const one of RECORDS.filter(({ game }) => ["cult", "evil-high-priest"].includes(game))) {
    const ada = await laid(given, one, (recorded) => recorded.last, { window: PHONE });
    await ada.route("**/scores?*", (route) => route.fulfill({ json: { points: [] } }));
    await ada.locator(".prompt").getByRole("button", { name: "Le compte" }).click();
    const [file] = await Promise.all([ada.waitForEvent("download"), ada.getByRole("button", { name: "Image à partager" }).click()]);
    assert.match(file.suggestedFilename(), /\.png$/);
    const png = readFileSync(await file.path());
    assert.deepEqual(
      [...png.subarray(1, 4)],
      [..."PNG"].map((letter) => letter.charCodeAt(0)),
    );
    const seen = await ada.evaluate(async (data) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext("2d");
      pen.drawImage(image, 0, 0);
      const colours = (x, y, w, h) => {
        const { data: pixels } = pen.getImageData(x, y, w, h);
        const found = new Set();
        for (let at = 0; at < pixels.length; at += 4 * 7) found.add(`${pixels[at] >> 4} ${pixels[at + 1] >> 4} ${pixels[at + 2] >> 4}`);
        return found.size;
      };
      return {
        wide: image.width,
        high: image.height,
        board: colours(200, 200, 1200, 500),
        names: colours(0, image.height - 84, image.width, 84),
      };
    }, png.toString("base64"));
    assert.equal(seen.wide, 1600);
    assert.ok(seen.high > 900, `${seen.high} high`);
    assert.ok(seen.board > 40 && seen.names > 8, `the board has ${seen.board} colours, the names ${seen.names}`);
  }
});

test("eye: any card and piece is looked at large, by pointing, by a long touch and by a key, with its text and its rule", async ({
  server,
  person,
}) => {
  const given = { server, person };
  const hand = ".dock [data-stands].card";
  for (const one of RECORDS.filter(({ game }) => game !== "four-gods" && game !== "evil-high-priest")) {
    const early = (recorded) => recorded.at(0.4);
    const ada = await laid(given, one, early);
    const card = ada.locator(hand).first();
    const title = (await card.locator("text").allTextContents()).join(" ").split(" ")[0].replace(/-$/, "");
    const { x, y, width, height } = await card.boundingBox();
    await ada.mouse.move(x + width / 2, y + height / 2);
    const tip = ada.getByRole("tooltip");
    await tip.locator("svg.large").waitFor();
    assert.ok((await tip.locator("svg.large").boundingBox()).height >= 200, `${one.game}: it is large`);
    assert.ok((await tip.textContent()).includes(title), `${one.game}: ${title} is named`);
    // The same by the keyboard, for good, with a way to its rule.
    await ada.mouse.move(1, 1);
    await ada.locator("button[data-outline]").first().focus();
    await ada.keyboard.press("Shift+Enter");
    await ada.getByRole("dialog").getByRole("button", { name: "Fermer" }).click();
    // And by a finger that rests.
    const phone = await laid(given, one, early, { window: PHONE, touch: true });
    await phone.locator(hand).first().scrollIntoViewIfNeeded();
    const at = await phone.locator(hand).first().boundingBox();
    const cdp = await phone.context().newCDPSession(phone);
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: at.x + at.width / 2, y: at.y + at.height / 2 }] });
    const large = phone.getByRole("dialog");
    await large.locator("svg.large").waitFor();
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await large.getByRole("button", { name: "Voir la règle" }).click();
    await phone.locator("[data-rule].asked").waitFor();
  }
});

test("eye: on a phone the whole world of 4 Gods and the tiles in hand are on one screen", async ({ server, person }) => {
  const given = { server, person };
  const ada = await laid(
    given,
    RECORDS.find(({ game }) => game === "four-gods"),
    (recorded) => recorded.at(0.5),
    { window: PHONE, touch: true },
  );
  const stage = await ada.locator(".stage").boundingBox();
  const cells = await ada
    .locator('.stage [data-id="cell.A1"], .stage [data-id="cell.H8"]')
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON()));
  assert.equal(cells.length, 2, "both corners are drawn");
  for (const cell of cells) {
    assert.ok(cell.top >= stage.y - 2 && cell.bottom <= stage.y + stage.height + 2, "the corner is in sight");
    assert.ok(cell.width >= 40, `a cell is ${cell.width} wide`);
  }
  const hands = await ada.locator(".dock [data-id^='hand']").evaluateAll((nodes) =>
    nodes
      .map((node) => node.getBoundingClientRect())
      .filter(({ width }) => width > 80)
      .map(({ right }) => right),
  );
  assert.ok(hands.length >= 2 && hands.every((right) => right <= PHONE.width), "both hands are in sight");
});

test("eye: a tablet that lies has the log under the hand, and one that stands a stage that can be read", async ({ server, person }) => {
  const given = { server, person };
  const one = RECORDS.find(({ game }) => game === "evil-high-priest");
  const lying = await laid(given, one, (recorded) => recorded.at(0.5), { window: TABLET, touch: true });
  const [dock, log] = await Promise.all([".dock", ".under .reads .leaf"].map((node) => lying.locator(node).boundingBox()));
  assert.ok(log.y >= dock.y + dock.height && log.height >= 150, `the log is ${log.height} high at ${log.y}`);
  assert.ok(log.y + log.height <= TABLET.height, "the log is in sight");
  await lying.locator(".under .reads").getByRole("tab", { name: "Règles" }).click();
  await lying.locator(".under .reads [data-rule]").first().waitFor();
  const standing = await laid(given, one, (recorded) => recorded.at(0.5), { window: UPRIGHT, touch: true });
  await standing.locator(".rooms button").first().waitFor();
  await standing.waitForTimeout(300);
  assert.ok((await standing.locator(".rooms button").count()) > 2, "the regions are shown one at a time, and stay so");
  assert.deepEqual(await smallTexts(standing, 11), []);
});

test("eye: the arena of Creatures & Cultists is there while somebody fights, and folds away when nobody does", async ({
  server,
  person,
}) => {
  const given = { server, person };
  const one = RECORDS.find(({ game }) => game === "creatures-and-cultists");
  for (const [window, touch] of [
    [DESKTOP, false],
    [PHONE, true],
  ]) {
    for (const [rule, shown] of [
      ["turn.free", 0],
      ["defence.dodge", 1],
    ]) {
      const ada = await laid(given, one, (recorded) => recorded.asking(rule, 0.5), { window, touch });
      assert.equal(await ada.locator('.stage [data-id="arena"]').count(), shown, `${rule} at ${window.width}`);
      await ada.context().close();
    }
  }
});

test("eye: a raid is a march that can be followed: a row on a desktop, a ladder on a phone, and its strength in every panel", async ({
  server,
  person,
}) => {
  const given = { server, person };
  const one = RECORDS.find(({ game }) => game === "evil-high-priest");
  const rooms = (page) =>
    page
      .locator(".stage [data-id^='march.']:not([data-stands])")
      .evaluateAll((nodes) =>
        nodes
          .filter((node) => /^march\.\d$/.test(node.dataset.id))
          .map((node) => ({ id: node.dataset.id, ...node.getBoundingClientRect().toJSON() })),
      );
  const raid = (recorded) => recorded.asking("raid.riposte", 0.5);
  const desktop = await laid(given, one, raid);
  const row = await rooms(desktop);
  assert.equal(row.length, 8);
  for (const [at, room] of row.slice(1).entries()) assert.ok(room.left >= row[at].right - 1, "the rooms stand side by side");
  const largest = row.reduce((best, room) => (room.height > best.height ? room : best));
  assert.match(
    (await desktop.locator(`.stage [data-id="${largest.id}.picture"]`).textContent()) ?? "",
    /ici/,
    "the raid stands in the largest",
  );
  // What the raid still has in each panel is white on red, also in the panel of who is asked.
  const discs = await desktop.locator(".left .own .art circle").evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).fill));
  assert.ok(discs.length > 0 && discs.every((fill) => fill !== "rgb(255, 255, 255)"), `discs are ${discs.join(", ")}`);
  const phone = await laid(given, one, raid, { window: PHONE, touch: true });
  const ladder = await rooms(phone);
  const stage = await phone.locator(".stage").boundingBox();
  for (const [at, room] of ladder.slice(1).entries())
    assert.ok(room.top >= ladder[at].bottom - 1 && Math.abs(room.left - ladder[at].left) < 1, "the rooms lie under one another");
  assert.ok(ladder.at(-1).bottom <= stage.y + stage.height + 1, "the whole ladder is in sight");
});

test("eye: with reduced motion nothing is heard, thrown, turned or counted up", async ({ server, person }) => {
  const given = { server, person };
  const one = RECORDS.find(({ game }) => game === "creatures-and-cultists");
  const still = await laid(given, one, (recorded) => recorded.at(0.5));
  await settle(still);
  assert.equal(await still.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length), 0);
  assert.equal(await still.locator(".bar").getByRole("button", { name: /son/i }).getAttribute("aria-label"), "Mettre le son");
  const moving = await laid(given, one, (recorded) => recorded.at(0.5), { moves: true });
  assert.equal(await moving.locator(".bar").getByRole("button", { name: /son/i }).getAttribute("aria-label"), "Couper le son");
});
