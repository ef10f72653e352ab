// Takes the pictures that README shows, from recorded games at fixed moments, into docs/.
//
//   CENACLE_BIN=../target/release/cenacle node e2e/showcase.mjs

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { shrink } from "./lib/compare.mjs";
import { settle } from "./lib/gallery.mjs";
import { Recorded } from "./lib/moments.mjs";
import { DESKTOP, openBrowser, People, PHONE } from "./lib/people.mjs";
import { Server } from "./lib/server.mjs";

const DOCS = fileURLToPath(new URL("../../docs/", import.meta.url));
const GAMES = fileURLToPath(new URL("../../games/", import.meta.url));
const QUALITY = 0.86;
const browser = await openBrowser();
const server = await Server.open();
const people = new People(browser);
const desk = await browser.newPage({ viewport: DESKTOP });

/** Keeps a picture under this name. */
async function keep(name, png) {
  const webp = await shrink(desk, png, 1, QUALITY);
  writeFileSync(join(DOCS, `${name}.webp`), webp);
  console.log(`${name}.webp ${Math.round(webp.length / 1024)} KB`);
}

/** A table at a moment of a recorded game, before somebody's window. */
async function table({ game, viewer = 1, rule, part }, wish) {
  const recorded = await Recorded.of(server, game, { viewer });
  const page = await people.person(server, wish);
  await recorded.lay(page, rule ? recorded.asking(rule, part) : recorded.at(part));
  await settle(page);
  return page.screenshot();
}

try {
  await takeAll();
} finally {
  await people.leave();
  await server.close();
  await browser.close();
}

async function takeAll() {
  const SHOWN = {
    table: { game: "cleopatra", viewer: 3, rule: "mosaic.place", part: 0.8 },
    "four-gods": { game: "four-gods", part: 0.62 },
    cult: { game: "cult", part: 0.72 },
    "creatures-and-cultists": { game: "creatures-and-cultists", part: 0.45 },
    "evil-high-priest": { game: "evil-high-priest", part: 0.5 },
    raid: { game: "evil-high-priest", rule: "raid.riposte", part: 0.6 },
  };
  for (const [name, moment] of Object.entries(SHOWN)) await keep(name, await table(moment, { window: DESKTOP }));

  const home = await people.person(server, { window: DESKTOP });
  await settle(home);
  await keep("home", await home.screenshot());

  // Three phones side by side.
  const phones = [];
  for (const name of ["table", "cult", "evil-high-priest"]) {
    const theme = name === "cult" ? "light" : "dark";
    phones.push((await table(SHOWN[name], { window: PHONE, theme, touch: true })).toString("base64"));
  }
  await desk.setViewportSize({ width: 3 * PHONE.width, height: PHONE.height });
  await desk.setContent(
    `<body style="margin:0;display:flex">${phones.map((png) => `<img width="${PHONE.width}" src="data:image/png;base64,${png}">`).join("")}</body>`,
  );
  await desk.waitForFunction(() => [...document.images].every((image) => image.complete));
  await keep("phone", await desk.screenshot());

  // The same board as a picture file, as the program draws it without any browser.
  const folder = mkdtempSync(join(tmpdir(), "cenacle-showcase-"));
  const svg = join(folder, "board.svg");
  execFileSync(process.env.CENACLE_BIN, ["render", join(GAMES, "cleopatra/tests/records/palace-3.json"), "--at", "520", "-o", svg]);
  await desk.setContent(`<body style="margin:0">${readFileSync(svg, "utf8")}</body>`);
  const drawn = desk.locator("svg").first();
  await desk.setViewportSize(
    await drawn.evaluate((node) => ({
      width: Math.ceil(node.getBoundingClientRect().width),
      height: Math.ceil(node.getBoundingClientRect().height),
    })),
  );
  await keep("board", await drawn.screenshot());
  rmSync(folder, { recursive: true, force: true });
}
