// Playing by pointing at what is lit, as somebody would who knows no rule.

import { ask, beGuest } from "./api.mjs";

/** Chance that is the same in every run. */
export function dice(seed) {
  let state = seed >>> 0 || 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

/** A bot that does not think long. */
export function quickBot(game) {
  return game.bots.includes("random") ? "random" : game.bots[0];
}

/** A guest sits down at a table of a game against bots; a seat is open for each of `others`. A full table is at its end sooner. */
export async function sitDown(page, game, { name = "Ada", mine = 1, others = 0, names = [], hints = false, full = false } = {}) {
  await beGuest(page, name);
  const bots = Math.max((full ? game.max_players : game.min_players) - mine - others, others + mine > 1 ? 1 : 0);
  const seats = [
    ...Array.from({ length: mine }, (_, index) => (names[index] ? { kind: "me", name: names[index] } : { kind: "me" })),
    ...Array.from({ length: others }, () => ({ kind: "open" })),
    ...Array.from({ length: bots }, () => ({ kind: "bot", bot: quickBot(game) })),
  ];
  // As the page proposes it to somebody who plays against bots: there is time to do something by hand.
  const options = mine + others === 1 ? game.against_bots : {};
  const table = await ask(page, "POST", "/api/tables", { game: game.game, options, seats, listed: false, hints });
  return table.id;
}

export async function goTo(page, table) {
  await page.goto(`/table/${table}`);
  // The lamps are drawn last.
  await page.locator(".stage > .layer, [data-curtain]").first().waitFor({ state: "attached" });
}

/** What can be pointed at now: `over`, `past`, `wait`, or the lit elements and the buttons. */
export function look(page) {
  return page.evaluate(() => {
    const curtain = document.querySelector("[data-curtain] button");
    if (curtain) return { curtain: true };
    const prompt = document.querySelector(".prompt");
    if (!prompt) return { wait: true };
    if (prompt.dataset.state === "over") return { over: true };
    if (prompt.dataset.state === "past") return { past: true };
    if (document.querySelector(".reveal")) return { reveal: true };
    const mark = `${document.querySelector(".log [data-line]:last-child")?.textContent} ${prompt.textContent}`;
    if (prompt.dataset.state !== "asked") return { wait: true, mark };
    const lit = [...document.querySelectorAll(".art .lit[data-id], [data-pick]")].map((node) => ({ id: node.dataset.id }));
    const buttons = [...prompt.querySelectorAll("[data-offer]")].map((node) => ({ offer: node.dataset.offer }));
    // A side that fits nowhere is to be turned over, or put back.
    if (lit.length + buttons.length === 0 && prompt.querySelector(".back")) return { back: true, mark };
    return { choices: [...lit, ...buttons], mark };
  });
}

/** A point of the window where this element is uppermost, after it was brought into sight. */
function pointOf(page, id) {
  return page.evaluate(async (id) => {
    // Where a finger found a crowd, it points at what the loupe shows.
    const seen = () => {
      for (const within of [".loupe ", ""]) {
        const at = seenAs(document.querySelector(`${within}[data-id="${CSS.escape(id)}"]`));
        if (at) return at;
      }
      return undefined;
    };
    const seenAs = (node) => {
      if (!node) return undefined;
      // The dock, a high region of a narrow stage and the column of the players scroll.
      if (node.closest(".dock, .scrolls, .left")) node.scrollIntoView({ inline: "center", block: "nearest" });
      const { x, y, width, height } = node.getBoundingClientRect();
      for (const [across, down] of [
        [0.5, 0.5],
        [0.2, 0.5],
        [0.5, 0.2],
        [0.1, 0.1],
        [0.8, 0.8],
        [0.05, 0.5],
        [0.5, 0.95],
      ]) {
        const [at, below] = [x + width * across, y + height * down];
        const hit = document.elementsFromPoint(at, below).map((other) => other.closest("[data-id], [data-room]"));
        if (hit.some((other) => other?.dataset.id === id)) return [at, below];
      }
      return undefined;
    };
    if (!seen()) {
      // A stage that is shown one region at a time: look into each.
      for (const room of document.querySelectorAll(".rooms button")) {
        room.click();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        if (seen()) break;
      }
    }
    return seen();
  }, id);
}

/** Points at one of the choices. A choice that has gone meanwhile is none. */
export async function point(page, choice, touch = false) {
  if (choice.offer !== undefined) {
    await page
      .locator(`.prompt [data-offer="${choice.offer}"]`)
      .click({ timeout: 1000 })
      .catch(() => undefined);
    return;
  }
  const at = await pointOf(page, choice.id);
  if (!at) return;
  if (touch) await page.touchscreen.tap(at[0], at[1]);
  else await page.mouse.click(at[0], at[1]);
}

/** How long nothing may happen at a table, in milliseconds, before it is taken for stuck. */
const STUCK = 240_000;

/** Waits until something holds. */
export async function until(holds, what = String(holds), patience = STUCK) {
  for (const began = Date.now(); !(await holds()); ) {
    if (Date.now() - began > patience) throw new Error(`it does not come about: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Does at a page what can be done there: points at something by chance, or waits a little. Answers what was seen. */
async function step(page, roll, touch) {
  const now = await look(page);
  if (now.curtain)
    await page
      .locator("[data-curtain] button")
      .click({ timeout: 1000 })
      .catch(() => undefined);
  else if (now.back)
    await page
      .locator(".prompt .back")
      .click({ timeout: 1000 })
      .catch(() => undefined);
  // A result waits for a tap of whom it concerns.
  else if (now.reveal)
    await page
      .locator(".reveal")
      .click({ timeout: 1000 })
      .catch(() => undefined);
  // A tap that came too late may have hit the history: back to the present, as a person would.
  else if (now.past)
    await page
      .locator(".prompt .btn")
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  else if (now.choices?.length > 0) await point(page, now.choices[roll(now.choices.length)], touch);
  else if (!now.over) await page.waitForTimeout(15);
  return now;
}

/**
 * Plays by chance until the game is over, or until `enough` says so. Answers how often was pointed. Where others play by hand, too,
 * `others` says how often they have pointed: as long as they do, nobody is stuck.
 */
export async function playByChance(page, { roll = dice(7), touch = false, enough = () => false, others = () => 0 } = {}) {
  let [pointed, since, last] = [0, Date.now(), ""];
  for (;;) {
    if (await enough(pointed)) return pointed;
    const now = await step(page, roll, touch);
    if (now.over) return pointed;
    if (now.choices?.length > 0) pointed += 1;
    const mark = `${now.mark} ${others()}`;
    if (now.choices?.length > 0 || mark !== last) [since, last] = [Date.now(), mark];
    if (Date.now() - since > STUCK) throw new Error("nothing can be done, and nothing happens");
  }
}

/** Several people play by chance until `enough` says so. Answers whether it did before the game was over. */
export async function playTogether(pages, enough) {
  const rolls = pages.map((_, index) => dice(3 + index));
  let [since, last] = [Date.now(), ""];
  for (;;) {
    for (const [index, page] of pages.entries()) {
      if (await enough()) return true;
      const now = await step(page, rolls[index], false);
      if (now.over) return false;
      if (now.choices?.length > 0 || now.mark !== last) [since, last] = [Date.now(), now.mark];
    }
    if (Date.now() - since > STUCK) throw new Error("nobody can do anything, and nothing happens");
  }
}

/** So many games are played until something comes up that is in nearly all of them. */
const GAMES = 5;

/**
 * Plays by chance until `enough` says so. Chance may pass it by in one game: `sit` lays a table and brings the people to it, once more
 * after each game that ended without it.
 */
export async function playUntil(sit, enough, what) {
  for (let games = 0; games < GAMES; games++) {
    const at = await sit();
    if (await playTogether(at.pages, () => enough(at))) return at;
  }
  throw new Error(`in ${GAMES} games it did not come up: ${what}`);
}

/**
 * Plays a game to its end. So often is pointed by hand; the rest of a long game is left to the bot that stands in, and looked on at: it
 * is the page that has to come to the end.
 */
export async function playToEnd(page, table, { roll = dice(7), touch = false, byHand = Infinity } = {}) {
  const pointed = await playByChance(page, { roll, touch, enough: (pointed) => pointed >= byHand });
  if (pointed >= byHand) {
    // The game may have ended with the last of them: then nobody stands in, and the page is not to complain of it.
    await page.request.post(`/api/tables/${table}/take-over`, { data: { seat: 1 } });
    await playByChance(page, { roll, touch });
  }
  return pointed;
}
