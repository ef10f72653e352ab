// Plays with the real server in a real browser. CENACLE_BIN names the server's program; a word chooses tests by their name.
//
//   CENACLE_BIN=../target/debug/cenacle node e2e/run.mjs [word]

import { readdirSync } from "node:fs";
import { run } from "./lib/test.mjs";

const folder = new URL("tests/", import.meta.url);
for (const file of readdirSync(folder).filter((name) => name.endsWith(".mjs")).sort()) await import(new URL(file, folder));
process.exit((await run(process.argv[2])) === 0 ? 0 : 1);
