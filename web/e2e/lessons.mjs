// A picture of every beat of every lesson, for who writes them, into build/e2e/lessons; what is out of sight or covered is told. A word
// chooses some by their name: a game, game/lesson, or a device.
//
//   CENACLE_BIN=../target/debug/cenacle node e2e/lessons.mjs [word ...]

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { games } from "./lib/api.mjs";
import { faultsOf, momentsOf, openAt } from "./lib/lessons.mjs";
import { DESKTOP, openBrowser, People, PHONE, PICTURES } from "./lib/people.mjs";
import { Server } from "./lib/server.mjs";

const words = process.argv.slice(2);
const folder = join(PICTURES, "lessons");
mkdirSync(folder, { recursive: true });
const DEVICES = { desktop: { window: DESKTOP }, phone: { window: PHONE, touch: true } };
/** So long the light looks for what it is on, and boards scroll, in milliseconds. */
const SETTLED = 450;
const browser = await openBrowser();
const server = await Server.open();
const people = new People(browser);
let faulty = 0;
try {
  for (const { game, lessons } of await games(server)) {
    for (const { id } of lessons) {
      for (const [device, wish] of Object.entries(DEVICES)) {
        const name = `${game}/${id}/${device}`;
        if (!words.every((word) => name.includes(word))) continue;
        const page = await people.person(server, wish);
        for (const { beat, steps } of await momentsOf(page, game, id)) {
          await openAt(page, game, id, steps);
          await page.evaluate(() => document.fonts.ready);
          await page.waitForTimeout(SETTLED);
          const number = String(beat.n).padStart(2, "0");
          await page.screenshot({ path: join(folder, `${game}-${id}-${device}-${number}-${beat.id}.png`) });
          const faults = await faultsOf(page, beat);
          faulty += faults.length;
          for (const fault of faults) console.log(`${name} ${number} ${beat.id}: ${fault}`);
        }
        await page.context().close();
      }
    }
  }
} finally {
  await people.leave();
  await server.close();
  await browser.close();
}
console.log(`${faulty} faults; the pictures are in ${folder}`);
