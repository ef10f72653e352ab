// Moments of recorded games on the real table page: nothing in them depends on chance or on who plays.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";
import { layFake } from "./fake.mjs";

/** What the page itself does with a diff. */
async function patcher() {
  const file = new URL("../../src/scene/patch.ts", import.meta.url);
  const { code } = await transformWithOxc(readFileSync(file, "utf8"), "patch.ts");
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).patch;
}

/** Where a game is kept that bots played to be looked at. */
export const recordOf = (name) => fileURLToPath(new URL(`../records/${name}.json`, import.meta.url));

/** Who sits there: bots have no names of their own. */
const NAMES = ["Béatrice", "Nadia", "Séraphin", "Marlène", "Gaël", "Perec", "Timon", "Lazare"];

/** A recorded game of `e2e/records/`, as one seat saw it. */
export class Recorded {
  static async of(server, name, { viewer = 1, lang = "fr" } = {}) {
    const body = readFileSync(recordOf(name), "utf8");
    const answer = await fetch(`${server.url}/api/replay?viewer=${viewer}&lang=${lang}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    const replay = NAMES.reduce((text, name, at) => text.replaceAll(`greedy ${at + 1}`, name), await answer.text());
    return new Recorded(JSON.parse(replay), viewer, await patcher());
  }

  constructor(replay, viewer, patch) {
    Object.assign(this, { replay, viewer, last: replay.diffs.length });
    this.scenes = [replay.scene];
    for (const diff of replay.diffs) this.scenes.push(patch(this.scenes.at(-1), diff));
  }

  /** The step nearest to this part of the game at which the seat has something to choose; the whole of it is the end. */
  at(part) {
    if (part >= 1) return this.last;
    const wished = Math.round(part * this.last);
    const asked = this.replay.by.flatMap((seat, step) => (seat === this.viewer && this.scenes[step].offers.length > 1 ? [step] : []));
    return asked.reduce((best, step) => (Math.abs(step - wished) < Math.abs(best - wished) ? step : best), asked[0] ?? wished);
  }

  /** The same, of the steps at which this rule asks. */
  asking(rule, part) {
    const steps = this.replay.by.flatMap((seat, step) => (seat === this.viewer && this.scenes[step].prompt.rule === rule ? [step] : []));
    if (steps.length === 0) throw new Error(`${this.replay.game}: nothing asks by ${rule}`);
    return steps.reduce((best, step) => (Math.abs(step - part * this.last) < Math.abs(best - part * this.last) ? step : best));
  }

  /** Lays a table at this step before a page. */
  async lay(page, step) {
    const { replay, viewer, last } = this;
    const over = step === last;
    const seats = replay.seats.map(({ name, bot }, index) => ({
      seat: index + 1,
      kind: index + 1 === viewer ? "person" : "bot",
      name,
      guest: null,
      bot: index + 1 === viewer ? null : (bot ?? "medium"),
      online: true,
      resigned: false,
      added: false,
      invite: null,
      commitment: null,
      shown: 0,
    }));
    const ending = over ? { outcome: replay.outcome, reason: replay.outcome.reason, resigned: [], winners: replay.outcome.winners } : null;
    const asked = over ? [] : [replay.by[step]].filter(Boolean);
    const fake = await layFake(page, {
      scene: this.scenes[step],
      viewer,
      log: replay.log.filter(({ n }) => n <= step),
      moment: { to_act: asked, legal: this.scenes[step].offers.length, ...(over ? { ending, sheet: replay.sheet } : {}) },
      info: {
        game: replay.game,
        rules_version: replay.rules_version,
        options: replay.options,
        seats,
        to_act: asked,
        ...(over ? { status: "finished", ending, finished_at: 1 } : {}),
      },
    });
    await page.locator(".stage .art").first().waitFor();
    return fake;
  }
}
