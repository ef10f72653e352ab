import assert from "node:assert/strict";
import { hasNoViolation } from "../lib/axe.mjs";
import { DESKTOP, PHONE } from "../lib/people.mjs";
import { dice, goTo, playByChance, sitDown } from "../lib/play.mjs";
import { GAMES, gameOf, test } from "../lib/test.mjs";

const note = (page) => page.locator("[data-guide]");
const kept = (page, game) => page.evaluate((game) => JSON.parse(localStorage.getItem("cenacle.guide") ?? "{}")[game], game);
const box = (page, selector) =>
  page.evaluate((selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return { x, y, width, height };
  }, selector);
const apart = (one, other) =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;

test.use({ serving: { pace: 0 } });

test("guide: one sentence, once, beside what it speaks of, and the board stays where it is", async ({ server, person, picture }) => {
  const game = await gameOf(server, "cleopatra");
  const ada = await person({ newcomer: true });
  await goTo(ada, await sitDown(ada, game, { hints: true }));
  // Whatever it ever says is noted, and whether its question was over already. What a choice costs may stand in its place for a while.
  await ada.evaluate(() => {
    window.said = [];
    let last;
    new MutationObserver(() => {
      const kind = document.querySelector("[data-guide]")?.dataset.guide;
      if (kind === last) return;
      last = kind;
      if (kind === undefined || kind === "choice") return;
      const { told } = JSON.parse(localStorage.getItem("cenacle.guide") ?? "{}").cleopatra ?? {};
      window.said.push({ kind, over: told?.includes(kind) === true });
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-guide"] });
  });
  await note(ada).waitFor();
  await ada.getByText("première partie · guide allumé").waitFor();
  const first = await note(ada).getAttribute("data-guide");
  assert.ok((await note(ada).locator("p").textContent()).length > 30);
  await hasNoViolation(ada, "guide");
  await picture(ada, "guide-desktop");
  const stage = await box(ada, ".stage");
  assert.ok(apart(await box(ada, "[data-guide]"), await box(ada, ".prompt")), "the question stays in sight");
  if ((await ada.locator(".ring").count()) > 0)
    assert.ok(apart(await box(ada, "[data-guide]"), await box(ada, ".ring")), "it does not cover what it speaks of");
  await ada.getByRole("button", { name: "Compris" }).focus();
  await ada.keyboard.press("Enter");
  await note(ada).waitFor({ state: "detached" });
  assert.deepEqual(await box(ada, ".stage"), stage);
  assert.deepEqual((await kept(ada, "cleopatra")).told, [first]);
  // Play goes on without answering it, and nothing is said twice.
  await playByChance(ada, { roll: dice(3), enough: (pointed) => pointed >= 25 });
  const said = await ada.evaluate(() => window.said);
  assert.deepEqual(
    said.filter(({ over }) => over),
    [],
    "what was said of an earlier question is said again",
  );
  const kinds = new Set(said.map(({ kind }) => kind));
  assert.ok(kinds.size >= 4, [...kinds].join(", "));
  // Whatever is not about the question of the moment is kept as said.
  const { told } = await kept(ada, "cleopatra");
  const open = await note(ada)
    .first()
    .getAttribute("data-guide", { timeout: 500 })
    .catch(() => null);
  for (const kind of kinds) assert.ok(told.includes(kind) || kind === open || kind === said.at(-1).kind, `${kind} is not kept: ${told}`);
});

test("guide: it is silent after two games of each, and its switch calls it back and sends it away", async ({ server, person }) => {
  const game = await gameOf(server, "cult");
  const ada = await person({ newcomer: true });
  const asked = () => ada.locator(".prompt[data-state=asked]").waitFor();
  for (const speaks of [true, true, false]) {
    await goTo(ada, await sitDown(ada, game));
    await asked();
    if (speaks) await note(ada).getByRole("button", { name: "Compris" }).click();
    else {
      await ada.waitForTimeout(800);
      assert.equal(await note(ada).count(), 0, "the third game is played without it");
    }
  }
  const { tables, told } = await kept(ada, "cult");
  assert.equal(tables.length, 2);
  assert.ok(told.length > 0);
  const flip = async () => {
    await ada.getByRole("button", { name: "La table", exact: true }).first().click();
    await ada.getByRole("switch", { name: "Guide pour ce jeu" }).press("Space");
    await ada.keyboard.press("Escape");
  };
  await flip();
  await note(ada).waitFor();
  await ada.getByText("guide allumé", { exact: true }).waitFor();
  await ada.getByRole("button", { name: "Sans guide" }).click();
  await note(ada).waitFor({ state: "detached" });
  assert.equal(await ada.getByText("guide allumé").count(), 0);
  await ada.reload();
  await asked();
  await ada.waitForTimeout(800);
  assert.equal(await note(ada).count(), 0);
  // The settings speak for games that nobody switched.
  await ada.goto("/settings");
  await ada.getByRole("group", { name: "Le guide" }).getByText("jamais").click();
  await goTo(ada, await sitDown(ada, await gameOf(server, "cleopatra")));
  await asked();
  await ada.waitForTimeout(800);
  assert.equal(await note(ada).count(), 0);
});

test("guide: on a phone it keeps to the window, off the question, and a finger finds its buttons", async ({ server, person, picture }) => {
  const game = await gameOf(server, "evil-high-priest");
  const ada = await person({ newcomer: true, window: PHONE, touch: true });
  await goTo(ada, await sitDown(ada, game, { hints: true }));
  await note(ada).waitFor();
  await ada.waitForTimeout(400);
  await ada.locator(".bar .step", { hasText: "guide allumé" }).waitFor();
  await picture(ada, "guide-phone");
  const shown = await box(ada, "[data-guide]");
  assert.ok(shown.x >= 0 && shown.x + shown.width <= PHONE.width && shown.y >= 0 && shown.y + shown.height <= PHONE.height);
  assert.ok(apart(shown, await box(ada, ".prompt")), "the question stays in sight");
  for (const button of await note(ada).getByRole("button").all()) assert.ok((await button.boundingBox()).height >= 44);
  await hasNoViolation(ada, "guide, phone");
});

test("guide: on a phone its first note leaves the players, the regions and the tabs free, in every game", async ({ server, person }) => {
  for (const id of GAMES) {
    const ada = await person({ newcomer: true, window: PHONE, touch: true });
    await goTo(ada, await sitDown(ada, await gameOf(server, id), { hints: true }));
    await note(ada).waitFor();
    await ada.waitForTimeout(400);
    const shown = await box(ada, "[data-guide]");
    for (const free of [".bar", ".strip", ".rooms", ".prompt", "nav.leaves"]) {
      if ((await ada.locator(free).count()) > 0) assert.ok(apart(shown, await box(ada, free)), `${id}: it lies over ${free}`);
    }
    await ada.context().close();
  }
});

test("guide: what a choice costs is told while one points at it", async ({ server, person, picture }) => {
  const game = await gameOf(server, "evil-high-priest");
  const ada = await person({ newcomer: true, window: DESKTOP });
  await goTo(ada, await sitDown(ada, game, { hints: true }));
  await ada.locator(".prompt[data-state=asked]").waitFor();
  const costs = async () => {
    const lit = await ada.locator(".art .lit[data-id]").all();
    for (const thing of lit) {
      const at = await thing.boundingBox();
      if (!at) continue;
      await ada.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
      await ada.waitForTimeout(700);
      if ((await ada.locator("[data-guide=choice]").count()) > 0) return true;
    }
    return false;
  };
  if (!(await costs())) {
    // A cultist first, then where to.
    await ada.locator(".art .lit[data-id], .dock .lit[data-id]").first().click();
    assert.ok(await costs(), "no choice has a price");
  }
  const priced = ada.locator("[data-guide=choice]");
  assert.match(await priced.textContent(), /de moins|moins|plus|reprendre/);
  await picture(ada, "guide-choice");
});
