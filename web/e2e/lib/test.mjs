// A small runner: tests one after the other, each with a house and people of its own wish.

import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { games } from "./api.mjs";
import { openBrowser, People } from "./people.mjs";
import { House } from "./server.mjs";

const tests = [];

/** Pictures of a run, to be looked at. */
export const PICTURES = fileURLToPath(new URL("../../build/e2e/", import.meta.url));

/**
 * Adds a test. `body` gets `house` (a server, started with `options.house`), `person(options)` (somebody at a browser),
 * `people` (to forgive complaints) and `picture(page, name)`.
 */
export function test(name, body, options = {}) {
  tests.push({ name, body, options });
}

/** Adds a test for each game on the shelf. `body` gets the `game`, too, as `/api/games` tells it. */
export function testEachGame(name, body, options = {}) {
  const shelf = JSON.parse(execFileSync(process.env.CENACLE_BIN, ["games", "--json"], { encoding: "utf8" }));
  for (const { game } of shelf) {
    test(`${name} (${game})`, async (given) => body({ ...given, game: (await games(given.house)).find((one) => one.game === game) }), options);
  }
}

/** No test takes so long, unless the machine is very slow or the test hangs. */
const LONGEST = 480_000;

function within(millis, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${millis / 1000} s`)), millis);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function runOne({ name, body, options }, browser) {
  const house = await House.open(options.house);
  const people = new People(browser);
  const picture = (page, file, more = {}) => page.screenshot({ path: join(PICTURES, `${file}.png`), ...more });
  try {
    const person = (wish) => people.person(house, wish);
    await within(options.patience ?? LONGEST, body({ house, people, person, picture }));
    if (people.complaints.length > 0) throw new Error(`the browser complained:\n  ${people.complaints.join("\n  ")}`);
  } catch (error) {
    const file = name.replace(/[^a-z0-9]+/gi, "-");
    for (const [index, page] of people.pages.entries()) await picture(page, `failed-${file}-${index + 1}`).catch(() => undefined);
    if (people.complaints.length > 0) error.message += `\n  complaints: ${people.complaints.join("\n  ")}`;
    throw error;
  } finally {
    await people.leave();
    await house.close();
  }
}

/** Runs every test whose name holds the text. Answers how many failed. */
export async function run(text = "") {
  mkdirSync(PICTURES, { recursive: true });
  const browser = await openBrowser();
  let [failed, again] = [0, 0];
  const start = Date.now();
  const [part, parts] = (process.env.CENACLE_PART ?? "1/1").split("/").map(Number);
  const named = tests.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  const chosen = named.filter((_, index) => index % parts === part - 1);
  // Tables are shuffled by real chance. What fails once gets a second table, and is counted; the long suite forgives nothing.
  const tries = process.env.CENACLE_LONG ? 1 : 2;
  for (const one of chosen) {
    const began = Date.now();
    for (let left = tries; left > 0; left--) {
      try {
        await runOne(one, browser);
        console.log(`ok    ${one.name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
        break;
      } catch (error) {
        if (left > 1) again += 1;
        else failed += 1;
        console.log(`${left > 1 ? "AGAIN" : "FAIL "} ${one.name}\n${String(error.stack ?? error).replace(/^/gm, "      ")}`);
      }
    }
  }
  await browser.close();
  console.log(`${chosen.length - failed} of ${chosen.length} tests hold, ${again} tried twice (${((Date.now() - start) / 60_000).toFixed(1)} min)`);
  return failed;
}
