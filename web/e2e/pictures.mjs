// Takes the pictures of the gallery and compares them with those that are kept in e2e/pictures. `write` keeps them anew; a word chooses
// some by their name.
//
//   CENACLE_BIN=../target/debug/cenacle node e2e/pictures.mjs [write] [word]

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compare, shrink } from "./lib/compare.mjs";
import { gallery, settle } from "./lib/gallery.mjs";
import { openBrowser, People } from "./lib/people.mjs";
import { Server } from "./lib/server.mjs";

const KEPT = fileURLToPath(new URL("pictures/", import.meta.url));
const SEEN = fileURLToPath(new URL("../build/e2e/pictures/", import.meta.url));
const words = process.argv.slice(2);
const write = words[0] === "write";
const word = words[write ? 1 : 0] ?? "";

const chosen = gallery().filter(({ name }) => name.includes(word));
const file = (folder, name) => join(folder, `${name}.webp`);
mkdirSync(KEPT, { recursive: true });
rmSync(SEEN, { recursive: true, force: true });
mkdirSync(SEEN, { recursive: true });
const browser = await openBrowser();
const server = await Server.open();
// A page of its own reads and compares pictures.
const desk = await browser.newPage();
let differ = 0;
for (const { name, scale, show } of chosen) {
  const people = new People(browser);
  try {
    const page = await show({ server, person: (wish) => people.person(server, wish) });
    await settle(page);
    const now = await shrink(desk, await page.screenshot(), scale);
    if (write) {
      writeFileSync(file(KEPT, name), now);
      continue;
    }
    if (!existsSync(file(KEPT, name))) throw new Error("it was never kept: `make pictures` writes it");
    const { part, patch, sizes, same } = await compare(desk, readFileSync(file(KEPT, name)), now);
    if (!same) throw new Error(`${sizes.join(" now ")}: ${(100 * part).toFixed(2)} % of it differ, ${patch} blocks side by side`);
    console.log(`ok    ${name} (${(100 * part).toFixed(2)} %, ${patch})`);
  } catch (error) {
    differ += 1;
    const [page] = people.pages;
    if (page) writeFileSync(file(SEEN, name), await shrink(desk, await page.screenshot(), scale));
    console.log(`FAIL  ${name}: ${error.message}`);
  } finally {
    await people.leave();
  }
}
if (write && word === "") {
  // What is no longer looked at is not kept.
  const names = new Set(chosen.map(({ name }) => `${name}.webp`));
  for (const kept of readdirSync(KEPT)) if (!names.has(kept)) rmSync(join(KEPT, kept));
}
await server.close();
await browser.close();
console.log(
  write
    ? `${chosen.length - differ} pictures are kept`
    : `${chosen.length - differ} of ${chosen.length} pictures are as they were${differ > 0 ? `; the others are in ${SEEN}` : ""}`,
);
process.exit(differ === 0 ? 0 : 1);
