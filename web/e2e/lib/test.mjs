// Playwright's `test` with a server and people of its own: `server` (a server, started as `serving` says), `person(wish)` (somebody at a
// browser), `people` (to forgive complaints), `picture(page, name)`.

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { games } from "./api.mjs";
import { People, PICTURES } from "./people.mjs";
import { Server } from "./server.mjs";

export const test = base.extend({
  serving: [{}, { option: true }],
  server: async ({ serving }, use) => {
    const server = await Server.open(serving);
    await use(server);
    await server.close();
  },
  people: async ({ browser }, use, info) => {
    const people = new People(browser);
    await use(people);
    const { complaints } = people;
    if (info.error || complaints.length > 0) {
      for (const [index, page] of people.pages.entries())
        await page.screenshot({ path: info.outputPath(`page-${index + 1}.png`) }).catch(() => undefined);
    }
    await people.leave();
    if (complaints.length > 0) throw new Error(`the browser complained:\n  ${complaints.join("\n  ")}`);
  },
  person: async ({ server, people }, use) => use((wish) => people.person(server, wish)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed off the pattern
  picture: async ({}, use) => use((page, file, more = {}) => page.screenshot({ path: join(PICTURES, `${file}.png`), ...more })),
});

/** The games on the shelf, by their ids. */
export const GAMES = JSON.parse(execFileSync(process.env.CENACLE_BIN, ["games", "--json"], { encoding: "utf8" })).map(({ game }) => game);

/** A game as `/api/games` tells it. */
export async function gameOf(server, id) {
  return (await games(server)).find(({ game }) => game === id);
}
