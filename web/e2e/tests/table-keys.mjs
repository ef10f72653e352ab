import assert from "node:assert/strict";
import { aGame, ask } from "../lib/api.mjs";
import { layFake, spot } from "../lib/fake.mjs";
import { RECORDS } from "../lib/gallery.mjs";
import { Recorded } from "../lib/moments.mjs";
import { dice, goTo, look, sitDown, until } from "../lib/play.mjs";
import { GAMES, gameOf, test } from "../lib/test.mjs";

const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];

/** So often is something chosen by keys before the bot that stands in goes on; in the long suite to the end. */
const BY_KEYS = process.env.CENACLE_LONG ? Infinity : 30;

/** Presses keys only, until the game is over or so often: arrows and Enter on the board, the beginning of a label and Enter for a button. */
async function playByKeys(page, roll, most) {
  let acted = Date.now();
  for (let turned = 0, times = 0; times < most; ) {
    const now = await look(page);
    if (now.over) return times;
    if (now.back) {
      // A side that fits nowhere is turned over; if the other one does not fit either, it is put back.
      await page.keyboard.press(turned++ % 2 === 0 ? "f" : "Escape");
      continue;
    }
    if (now.reveal) {
      await page.keyboard.press("Escape");
      continue;
    }
    if (!now.choices?.length) {
      if (Date.now() - acted > 120_000) throw new Error("nothing can be done, and nothing happens");
      await page.waitForTimeout(10);
      continue;
    }
    acted = Date.now();
    times++;
    const buttons = now.choices.filter((choice) => choice.offer !== undefined);
    const boarded = now.choices.length > buttons.length;
    if (buttons.length > 0 && (!boarded || roll(2) === 0)) {
      const typed = await page.evaluate((offer) => {
        const label = document.querySelector(`.prompt [data-offer="${offer}"]`)?.firstChild?.textContent ?? "";
        return label
          .normalize("NFKD")
          .replace(/\p{M}/gu, "")
          .toLowerCase()
          .split(/[^\p{L}\p{N}]+/u)
          .filter(Boolean)
          .slice(0, 4)
          .join(" ");
      }, buttons[roll(buttons.length)].offer);
      await page.keyboard.type(typed);
      await page.keyboard.press("Enter");
      continue;
    }
    for (let step = roll(2); step >= 0; step--) await page.keyboard.press(ARROWS[roll(4)]);
    await page.keyboard.press("Enter");
    if (roll(6) === 0) await page.keyboard.press("Escape");
  }
  return most;
}

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  for (const id of GAMES) {
    test(`table: a game is played with the keyboard alone, to its end (${id})`, async ({ server, person }) => {
      test.setTimeout(900_000);
      const game = await gameOf(server, id);
      const ada = await person();
      const table = await sitDown(ada, game, { full: true });
      await goTo(ada, table);
      await ada.keyboard.press("Tab");
      const inputs = async () => (await ask(ada, "GET", `/api/tables/${table}/state`)).inputs;
      const before = await inputs();
      const times = await playByKeys(ada, dice(21), BY_KEYS);
      assert.ok((await inputs()) > before, "something was decided");
      if (times >= BY_KEYS) {
        await ada.request.post(`/api/tables/${table}/take-over`, { data: { seat: 1 } });
        await ada.locator(".prompt[data-state=over]").waitFor({ timeout: 400_000, state: "attached" });
      }
      await ada.getByRole("dialog").getByRole("table").waitFor();
      await ada.keyboard.press("Escape");
      await ada.getByRole("dialog").waitFor({ state: "detached" });
    });
  }
});

/** So many questions of a game are looked at for what arrows lead to. */
const CROWDED = 4;

/** Where arrows lead from each lit thing: presses each arrow on each of them. Answers what is lit, and what no arrows lead to from somewhere. */
function unreachable(page) {
  return page.evaluate((arrows) => {
    const lit = [...document.querySelectorAll(".art .lit[data-id], [data-pick]")].map((node) => node.dataset.id);
    const nodeOf = (id) => document.querySelector(`[data-pick][data-id="${CSS.escape(id)}"], [data-outline="${CSS.escape(id)}"]`);
    const here = () => document.activeElement?.dataset.outline ?? document.activeElement?.dataset.id;
    const leads = new Map();
    for (const id of lit) {
      const to = arrows.map((key) => {
        nodeOf(id)?.focus({ preventScroll: true });
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        return here();
      });
      leads.set(id, to);
    }
    const lost = lit.filter((id) => !nodeOf(id)).map((id) => `${id} has no button`);
    for (const from of lit) {
      const reached = new Set([from]);
      for (const at of reached) for (const to of leads.get(at) ?? []) reached.add(to);
      lost.push(...lit.filter((id) => !reached.has(id)).map((id) => `${id} from ${from}`));
    }
    return { lit, lost };
  }, ARROWS);
}

for (const { game, viewer } of RECORDS) {
  test(`table: arrows lead from everything that is lit to everything else (${game})`, async ({ server, person }) => {
    const recorded = await Recorded.of(server, game, { viewer });
    // The questions with most to point at.
    const things = (step) => new Set(recorded.scenes[step].offers.flatMap(({ picks }) => picks ?? [])).size;
    const mine = recorded.replay.by.flatMap((seat, step) => (seat === viewer ? [step] : []));
    const crowded = mine.sort((one, other) => things(other) - things(one)).slice(0, CROWDED);
    let most = 0;
    for (const step of crowded) {
      const ada = await person();
      await recorded.lay(ada, step);
      await ada.locator("[data-outline]").first().waitFor({ state: "attached" });
      const { lit, lost } = await unreachable(ada);
      assert.deepEqual(lost, [], `decision ${step}`);
      most = Math.max(most, lit.length);
      await ada.context().close();
    }
    assert.ok(most >= 3, `at most ${most} things were lit`);
  });
}

// A board with two cells, a piece that others take away or move, and nothing to do meanwhile.
const field = { id: "field", label: "Field", role: "board", spots: spot(0, 0, 884, 586) };
const cell = (number) => ({
  id: `cell.${number}`,
  region: "field",
  label: `cell ${number}`,
  look: "outline",
  spots: spot(100 + number * 200, 200, 160, 160),
});
const decor = { parts: [{ id: "board", regions: [field], places: [0, 1].map(cell) }] };
const piece = (at) => ({
  id: "piece",
  pieces: [{ id: "piece", place: `cell.${at}`, title: "a piece", symbol: "hood", seat: 1, look: { as: "token" } }],
});
const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute("data-outline") ?? document.activeElement?.tagName);

test("table: focus goes with what others move, and stays on the board if they take it away", async ({ person }) => {
  const ada = await person();
  const offers = [
    { picks: ["piece"], label: "take" },
    { picks: ["cell.1"], label: "go" },
  ];
  const fake = await layFake(ada, {
    decor,
    scene: { parts: [piece(0)], prompt: { mine: true, question: "What?" }, offers },
    moment: { legal: 2 },
  });
  const listed = (id, under) => ada.locator(`li:has(> [data-outline="${under}"]) [data-outline="${id}"]`).waitFor({ state: "attached" });
  await listed("piece", "cell.0");
  await ada.locator('[data-outline="piece"]').focus();
  fake.news({ put: [piece(1)], offers: [], prompt: { mine: false, question: "Wait" } }, { moment: { to_act: [2] } });
  await listed("piece", "cell.1");
  await until(async () => (await focused(ada)) === "piece", "focus went along", 10_000);
  fake.news({ gone: ["piece"] });
  await ada.locator('[data-outline="piece"]').waitFor({ state: "detached" });
  await until(async () => (await focused(ada)).startsWith("cell."), "focus is on what is left", 10_000);
});

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("table: focus stays on the board when the game goes on, and Escape takes back what was typed", async ({ server, person }) => {
    const game = await aGame(server);
    const ada = await person();
    const table = await sitDown(ada, game);
    await goTo(ada, table);
    const inputs = async () => (await ask(ada, "GET", `/api/tables/${table}/state`)).inputs;
    await ada.locator(".prompt[data-state=asked]").waitFor();
    const before = await inputs();
    await ada.keyboard.press("ArrowRight");
    assert.notEqual(await focused(ada), "BODY");
    // Whatever is done: it is the keyboard's, and so is what comes next.
    for (let tries = 0; tries < 40 && (await inputs()) === before; tries++) {
      await ada.keyboard.press("Enter");
      await ada.locator(".prompt[data-state=asked]").waitFor();
      await ada.keyboard.press(ARROWS[tries % 4]);
    }
    assert.ok((await inputs()) > before, "something was done");
    await ada.locator(".prompt[data-state=asked]").waitFor();
    await until(async () => (await focused(ada)) !== "BODY", "focus is on the board again", 10_000);
    await ada.keyboard.type("zz");
    await ada.locator(".prompt").getByText("Aucun choix ne répond.").waitFor();
    await ada.keyboard.press("Escape");
    await ada.locator(".prompt").getByText("Aucun choix ne répond.").waitFor({ state: "detached" });
  });
});

test("table: the board can be read as a list, with what may be done", async ({ server, person }) => {
  const game = await aGame(server);
  const ada = await person({ lang: "en-GB" });
  await goTo(ada, await sitDown(ada, game));
  await ada.locator(".prompt[data-state=asked]").waitFor();
  const outline = ada.getByRole("group", { name: "The board as a list" });
  const open = outline.locator("button[data-outline]:not([aria-disabled])");
  await open.first().waitFor({ state: "attached" });
  assert.ok((await outline.getByRole("heading").count()) > 1, "regions are headings");
  const lit = () =>
    ada.locator(".art .lit[data-id]").evaluateAll((nodes) =>
      nodes
        .map((node) => node.dataset.id)
        .sort()
        .join(" "),
    );
  const listed = () =>
    open.evaluateAll((nodes) =>
      nodes
        .map((node) => node.dataset.outline)
        .sort()
        .join(" "),
    );
  // What is read aloud comes a moment after what is seen.
  await until(async () => (await lit()) !== "" && (await listed()) === (await lit()), "the list says what is lit");
});
