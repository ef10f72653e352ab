// Gathers the icons in use into build/icons.json, which the picture export draws from, and into build/sprites/, which the
// page fetches as it needs them: page.svg is what every page uses, covers.svg the emblems of all games, games/<game>.svg
// what stands on a table of that game.
//
// A game asks for icons of the game-icons set by name in games/<game>/art/icons.txt, one a line, and draws its
// own as games/<game>/art/<name>.svg: the file's stem is the icon's name, and wins over the set's. It may ask for one that
// another game draws, too. What every table uses is asked for and drawn in web/art/ in the same way. That a game shows no
// other icon is proved by its conformance tests, which also write its emblems to games/<game>/art/emblems.json. A name that begins with `cover-` is the picture of the game's
// cover, of 600 x 380 units: it stands with the emblems, and on no table.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL(".", import.meta.url));
const root = join(web, "..");

/** Ends the build with a sentence for the person who meets it. */
function refuse(sentence) {
  console.error(`symbols: ${sentence}`);
  process.exit(1);
}

function readSet() {
  let file;
  try {
    file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  } catch {
    refuse("the game-icons set is not installed; run `npm ci` in web/ first.");
  }
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The names that a game asks for, with the line they stand on. */
function askedFor(file) {
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line, index) => ({ name: line.replace(/#.*/, "").trim(), line: index + 1 }))
    .filter(({ name }) => name !== "");
}

function fromSet(set, name) {
  const alias = set.aliases?.[name];
  const icon = set.icons[alias?.parent ?? name];
  if (!icon || alias?.rotate || alias?.hFlip || alias?.vFlip) return undefined;
  const [width, height] = [icon.width ?? set.width ?? 512, icon.height ?? set.height ?? 512];
  return { viewBox: `${icon.left ?? 0} ${icon.top ?? 0} ${width} ${height}`, body: icon.body };
}

function drawn(file) {
  const markup = readFileSync(join(root, file), "utf8");
  const [, attributes, body] = markup.match(/<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/) ?? [];
  const viewBox = attributes?.match(/\bviewBox\s*=\s*["']([^"']+)["']/)?.[1];
  if (!viewBox) refuse(`${file} is not an <svg> with a viewBox.`);
  return { viewBox, body: body.trim() };
}

const set = readSet();
const icons = new Map();
const drawings = new Map();
/** What is asked for, and where. */
const asked = [];
/** The names of the icons of the page, and of each game. */
const own = new Map();
const games = readdirSync(join(root, "games")).sort();
for (const [of, art] of [["page", "web/art"], ...games.map((game) => [game, `games/${game}/art`])]) {
  own.set(of, new Set());
  if (!existsSync(join(root, art))) continue;
  for (const name of readdirSync(join(root, art)).sort()) {
    const file = `${art}/${name}`;
    if (name === "icons.txt") {
      for (const { name, line } of askedFor(join(root, file))) {
        asked.push({ name, file, line });
        own.get(of).add(name);
      }
    } else if (name.endsWith(".svg")) {
      const stem = basename(name, ".svg");
      if (drawings.has(stem)) refuse(`${drawings.get(stem).file} and ${file} both draw \`${stem}\`.`);
      drawings.set(stem, { file, icon: drawn(file) });
      own.get(of).add(stem);
    }
  }
}
for (const { name, file, line } of asked) {
  const icon = drawings.get(name)?.icon ?? fromSet(set, name);
  if (!icon) refuse(`${file}, line ${line}: there is no icon \`${name}\` in game-icons, and nobody draws it.`);
  icons.set(name, icon);
}
for (const [name, { icon }] of drawings) icons.set(name, icon);

const build = join(web, "build");
const sorted = Object.fromEntries([...icons].sort(([a], [b]) => (a < b ? -1 : 1)));
const isCover = (name) => name.startsWith("cover-");
const onTables = Object.fromEntries(Object.entries(sorted).filter(([name]) => !isCover(name)));
mkdirSync(join(build, "sprites", "games"), { recursive: true });
writeFileSync(join(build, "icons.json"), `${JSON.stringify(onTables, null, 1)}\n`);

function sprite(file, names) {
  const symbol = ([name, { viewBox, body }]) => `<symbol id="icon-${name}" viewBox="${viewBox}">${body}</symbol>`;
  const symbols = Object.entries(sorted)
    .filter(([name]) => names.has(name))
    .map(symbol);
  writeFileSync(join(build, "sprites", file), `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
}

const page = own.get("page");
sprite("page.svg", page);
const covers = new Set();
for (const game of games) {
  const emblems = `games/${game}/art/emblems.json`;
  for (const name of existsSync(join(root, emblems)) ? JSON.parse(readFileSync(join(root, emblems), "utf8")) : []) {
    if (!icons.has(name)) refuse(`${emblems}: nobody asks for the icon \`${name}\`.`);
    covers.add(name);
  }
  sprite(`games/${game}.svg`, new Set([...own.get(game)].filter((name) => !page.has(name) && !isCover(name))));
}
sprite("covers.svg", new Set([...covers].filter((name) => !page.has(name))));
console.log(`symbols: ${icons.size} icons in web/build/icons.json and sprites/`);
