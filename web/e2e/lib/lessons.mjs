// Lessons, taken as people take them: by a mouse, by a finger or by keys alone; by doing what is asked, or something else first.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ask } from "./api.mjs";
import { DESKTOP, PHONE } from "./people.mjs";
import { point, until } from "./play.mjs";

/** The ways in which every course is taken to its end. */
export const WAYS = {
  "what is asked": { hand: "mouse", window: DESKTOP },
  "something else first": { hand: "mouse", window: DESKTOP, stubborn: true },
  "keys alone": { hand: "keys", window: DESKTOP },
  "a finger on a phone": { hand: "finger", window: PHONE, touch: true },
};

/** The chapters of a game's course, by their files. */
export function chaptersOf(game) {
  const folder = fileURLToPath(new URL(`../../../games/${game}/lessons/`, import.meta.url));
  return readdirSync(folder).map((file) => file.replace(/\.toml$/, ""));
}

/** So long the next beat may take to come, in milliseconds: others think meanwhile. */
const PATIENCE = 30_000;
/** After so long nothing more comes of a press, in milliseconds; the page takes it for an echo for less. */
const ECHO = 2_500;
/** Presses of a key that lead anywhere. */
const FAR = 120;
/** So many turns of a thing in hand, and it lies as before. */
const TURNS = 8;

/** A text without the spaces that keep French marks on their line. */
const unbound = (text) => text.replaceAll("\u00a0", " ");

/** What the page shows of a lesson. */
export async function seen(page) {
  const shown = await page.evaluate(() => {
    const card = document.querySelector("section.card");
    const bar = document.querySelector("[role=progressbar]");
    return {
      text: card?.textContent ?? "",
      at: Number(bar?.getAttribute("aria-valuenow")),
      of: Number(bar?.getAttribute("aria-valuemax")),
      asks: card?.dataset.asks !== undefined,
      over: Boolean(bar && card?.matches(".over")),
    };
  });
  return { ...shown, text: unbound(shown.text) };
}

/** A moment of a lesson after these steps, as the server tells it. */
export function momentOf(page, game, lesson, steps) {
  return ask(page, "POST", `/api/games/${game}/lessons/${lesson}`, { steps });
}

/** The steps that lead from beat to beat, each by its first right answer. Answers the moment of every beat. */
export async function momentsOf(page, game, lesson) {
  const moments = [];
  for (let steps = []; ; ) {
    const moment = await momentOf(page, game, lesson, steps);
    if (!moment.beat) return moments;
    moments.push({ ...moment, steps });
    steps = [...steps, rightStep(moment)];
  }
}

function rightStep({ beat }) {
  return beat.ask === undefined ? "go-on" : { decide: beat.wanted[0] ?? 0 };
}

/** Opens a lesson at a moment, as if it had been left there. */
export async function openAt(page, game, lesson, steps) {
  await page.evaluate(
    ([name, steps]) => localStorage.setItem("cenacle.lessons", JSON.stringify({ [name]: { steps, done: false } })),
    [`${game}/${lesson}`, steps],
  );
  await page.goto(`/learn/${game}/${lesson}`);
  await page.locator("section.card p").first().waitFor();
  await page.locator(".stage .art").first().waitFor();
}

/** Takes a lesson to its end. Answers how many beats it had. `look` is called at every beat. */
export async function takeLesson(page, game, lesson, way, look = () => undefined) {
  await openAt(page, game, lesson, []);
  for (let steps = []; ; ) {
    const before = await seen(page);
    if (before.over) return before.of;
    const moment = await momentOf(page, game, lesson, steps);
    const where = `${game}/${lesson} ${moment.beat.id}`;
    assert.equal(moment.beat.n, before.at, `${where}: page and server are at one beat`);
    assert.ok(before.text.includes(unbound(moment.beat.text)), `${where}: the card is shown`);
    assert.equal(before.asks, moment.beat.ask !== undefined, `${where}: it is asked for something`);
    await look(moment, where);
    const taker = new Taker(page, way, moment, where);
    if (way.stubborn) await taker.doSomethingElse();
    const step = before.asks ? { decide: await taker.answer() } : await taker.goOn();
    const passed = async () => (await seen(page)).at !== before.at || (await seen(page)).over;
    await until(passed, `${where}: the next beat`, PATIENCE);
    steps = [...steps, step];
  }
}

/** How a piece lies, wherever in the parts of a scene it stands. */
function poseOf(part, id) {
  if (typeof part !== "object" || part === null) return undefined;
  if (part.id === id && part.pose) return part.pose;
  for (const inner of Object.values(part)) {
    const pose = poseOf(inner, id);
    if (pose) return pose;
  }
  return undefined;
}

/** Somebody at one beat of a lesson. */
class Taker {
  constructor(page, { hand }, moment, where) {
    Object.assign(this, { page, hand, moment, where });
    this.offers = moment.scene.offers;
  }

  /** The card was read. */
  async goOn() {
    const button = "section.card .go";
    if (this.hand === "keys") await this.pressOn(button);
    else if (this.hand === "finger") await this.page.locator(button).tap();
    else await this.page.locator(button).click();
    return "go-on";
  }

  /** Does what is asked. Answers which of the answers it was. */
  async answer() {
    const { wanted } = this.moment.beat;
    const [right] = wanted.length > 0 ? wanted : [0];
    await this.choose(right);
    return right;
  }

  /** Does something that is not asked for; it is answered, and nothing changes. */
  async doSomethingElse() {
    const { page, where, moment, offers } = this;
    const { wanted, n, ask } = moment.beat;
    const wrong = wanted.length > 0 ? offers.findIndex((_, index) => !wanted.includes(index)) : -1;
    if (ask === undefined) await this.pointAtSomething();
    else if (wrong >= 0) await this.choose(wrong, true);
    // Whatever is done is right, or there is nothing else to do.
    else return;
    const answer = page.locator(".prompt [role=alert]").first();
    await answer.waitFor({ timeout: 15_000 }).catch(() => assert.fail(`${where}: doing something else is not answered`));
    assert.ok((await answer.textContent()).trim().length > 10, `${where}: the answer says something`);
    assert.equal((await seen(page)).at, n, `${where}: what is not asked for changes nothing`);
    for (let back = 0; back < 4 && (await page.locator(".prompt .back").count()) > 0; back++) await page.keyboard.press("Escape");
  }

  /** Points at the board where nothing is asked. */
  async pointAtSomething() {
    const { page } = this;
    const at = await page.evaluate(() => {
      for (const node of document.querySelectorAll(".stage .art [data-id]")) {
        const { x, y, width, height } = node.getBoundingClientRect();
        const [across, down] = [x + width / 2, y + height / 2];
        const hit = document.elementFromPoint(across, down);
        if (width > 8 && height > 8 && hit && node.contains(hit)) return [across, down];
      }
      return undefined;
    });
    assert.ok(at, `${this.where}: something of the board is in sight`);
    await page.mouse.click(at[0], at[1]);
  }

  async passed() {
    const { at, over } = await seen(this.page);
    return over || at !== this.moment.beat.n;
  }

  /** Makes the picks of an offer, then confirms if that is asked. */
  async choose(index, wrong = false) {
    const { page } = this;
    const { picks = [], pose } = this.offers[index];
    // What is wrong is over with a word against it, what is right with the next beat.
    const refused = async () => wrong && (await page.locator(".prompt [role=alert]").count()) > 0;
    const answered = async () => (await refused()) || (await this.passed());
    for (const [at, id] of picks.entries()) {
      if (await answered()) return;
      await this.pick(id, answered);
      if (pose && at === 0) await this.turn(index);
    }
    // A choice whose last pick is certain is made at once; others are confirmed.
    const button = `.prompt [data-offer="${index}"]`;
    for (let turned = 0; turned < TURNS; turned++) {
      await page.waitForTimeout(120);
      if (await answered()) return;
      if ((await page.locator(button).count()) > 0) return this.pressUntil(button, answered);
      if (!pose) break;
      await this.turnOnce();
    }
    await until(answered, `${this.where}: it is confirmed or done`, 5_000);
  }

  /** Points at something until it is picked, or something came of it: a board that moves may be missed. */
  async pick(id, answered) {
    for (let tries = 0; tries < 3 && !(await this.isPicked(id)); tries++) {
      await this.pointAt(id);
      for (let waited = 0; waited < 15; waited++) {
        if ((await this.isPicked(id)) || (await answered())) return;
        await this.page.waitForTimeout(100);
      }
    }
  }

  isPicked(id) {
    return this.page.evaluate((id) => Boolean(document.querySelector(`.art .sel[data-id="${CSS.escape(id)}"]`)), id);
  }

  async pointAt(id) {
    if (this.hand === "keys") await this.walkTo(id);
    else await point(this.page, { id }, this.hand === "finger");
    await this.page.waitForTimeout(120);
  }

  async press(selector) {
    if (this.hand === "keys") return this.pressOn(selector);
    const button = this.page.locator(selector).first();
    await (this.hand === "finger" ? button.tap({ timeout: 5_000 }) : button.click({ timeout: 5_000 })).catch(() => undefined);
  }

  /** Presses, and once more where nothing came of it: a press right after a decision, and near it, is taken for its echo. */
  async pressUntil(selector, answered) {
    for (let tries = 0; tries < 2 && !(await answered()); tries++) {
      await this.press(selector);
      await until(answered, selector, ECHO).catch(() => undefined);
    }
  }

  /** Turns what is in hand until it lies as an offer wants it. */
  async turn(index) {
    const { picks, pose } = this.offers[index];
    const alike = this.offers.filter((offer) => offer.pose && offer.picks?.[0] === picks[0]);
    const now = poseOf(this.moment.scene.parts, picks[0]) ?? { side: 0, turn: 0 };
    if (now.side !== pose.side) await this.flip();
    const turns = [...new Set(alike.filter((offer) => offer.pose.side === pose.side).map((offer) => offer.pose.turn))].sort();
    const from = turns.findIndex((turn) => turn >= now.turn);
    const steps = (turns.indexOf(pose.turn) - Math.max(from, 0) + turns.length) % turns.length;
    for (let step = 0; step < steps; step++) await this.turnOnce();
  }

  async turnOnce() {
    if (this.hand === "keys") await this.page.keyboard.press("r");
    else await this.pressNamed(/^(Tourner|Turn)/);
  }

  async flip() {
    if (this.hand === "keys") await this.page.keyboard.press("f");
    else await this.pressNamed(/^(Retourner|Flip)/);
  }

  async pressNamed(name) {
    const button = this.page.getByRole("button", { name }).first();
    await (this.hand === "finger" ? button.tap() : button.click());
  }

  /** Goes by Tab to a button and presses it. */
  async pressOn(selector) {
    const { page } = this;
    const there = () => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
    for (let tabs = 0; !(await there()); tabs++) {
      assert.ok(tabs < FAR, `${this.where}: Tab leads to ${selector}`);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  }

  /** Goes by arrows to an element of the board and picks it. */
  async walkTo(id) {
    const { page } = this;
    /** How often an arrow was pressed at each thing: who comes by once more tries another way. */
    const pressed = new Map();
    // From the question the first arrow leads to the board.
    for (let presses = 0; presses < FAR; presses++) {
      const [here, across, down] = await page.evaluate((id) => {
        const found = (id) => document.querySelector(`.art [data-id="${CSS.escape(id)}"], [data-pick][data-id="${CSS.escape(id)}"]`);
        const focused = document.activeElement;
        const here = focused?.dataset?.outline ?? (focused?.matches?.("[data-pick]") ? focused.dataset.id : "");
        const [from, to] = [here ? found(here) : undefined, found(id)].map((node) => node?.getBoundingClientRect());
        if (!from || !to) return [here ?? "", 0, 0];
        return [here, to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
      }, id);
      if (here === id) {
        await page.keyboard.press("Enter");
        return;
      }
      const along = across >= 0 ? "ArrowRight" : "ArrowLeft";
      const upright = down >= 0 ? "ArrowDown" : "ArrowUp";
      const [first, second] = Math.abs(across) >= Math.abs(down) ? [along, upright] : [upright, along];
      const ways = [...new Set([first, second, "ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"])];
      const times = pressed.get(here) ?? 0;
      pressed.set(here, times + 1);
      await page.keyboard.press(ways[times % ways.length]);
    }
    assert.fail(`${this.where}: arrows lead to ${id}`);
  }
}

/** What is wrong with how a beat is shown, as sentences: what is meant is out of sight, or the card lies over something. */
export function faultsOf(page, beat) {
  return page.evaluate(
    ({ point, ask, wanted }) => {
      const faults = [];
      const boxOf = (node) => node.getBoundingClientRect();
      const over = (one, other) => {
        const [w, h] = [
          Math.min(one.right, other.right) - Math.max(one.left, other.left),
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
        ];
        return w > 1 && h > 1 ? w * h : 0;
      };
      const card = document.querySelector("section.card");
      if (!card) return ["no card"];
      const at = boxOf(card);
      if (at.left < -1 || at.top < -1 || at.right > innerWidth + 1 || at.bottom > innerHeight + 1)
        faults.push("the card is not whole in the window");
      const lit = [...document.querySelectorAll(".light [data-lit]")];
      const dark = point.filter((id) => !lit.some((node) => node.dataset.lit === id));
      // A narrow stage shows one region at a time: of what lies in several, some is seen.
      if (dark.length === point.length || !document.querySelector(".rooms")) faults.push(...dark.map((id) => `${id} is not in the light`));
      for (const node of lit) {
        const box = boxOf(node);
        const part = over(at, box) / (box.width * box.height);
        if (part > 0.05) faults.push(`the card covers ${Math.round(100 * part)} % of ${node.dataset.lit}`);
        const result = document.querySelector(".reveal");
        const hidden = result ? over(boxOf(result), box) / (box.width * box.height) : 0;
        if (hidden > 0.05) faults.push(`a result covers ${Math.round(100 * hidden)} % of ${node.dataset.lit}`);
      }
      for (const [name, selector] of Object.entries({ "the question": ".prompt", "the hand": ".dock" })) {
        const node = document.querySelector(selector);
        if (node && over(at, boxOf(node)) > 40) faults.push(`the card lies over ${name}`);
      }
      if (ask !== undefined && wanted.length > 0 && document.querySelector(".prompt")?.dataset.state !== "asked")
        faults.push("nothing is asked at the table");
      for (const text of card.querySelectorAll("p, h2"))
        if (text.scrollWidth > text.clientWidth + 1) faults.push(`cut: ${text.textContent}`);
      return faults;
    },
    { point: beat.point, ask: beat.ask, wanted: beat.wanted },
  );
}
