// The page in a real browser, against the server's program that CENACLE_BIN names:
//
//   CENACLE_BIN=../target/debug/cenacle npx playwright test [-g "words of a test's name"]

import { defineConfig } from "@playwright/test";
import { launchOptions } from "./e2e/lib/people.mjs";

const long = Boolean(process.env.CENACLE_LONG);
/** What counts frames wants the machine for itself: it runs when everything else has. */
const ALONE = /table-speed\.mjs$/;

export default defineConfig({
  testDir: "e2e/tests",
  outputDir: "build/e2e/results",
  // Unless the machine is very slow or the test hangs.
  timeout: 480_000,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Tables are shuffled by real chance. What fails once gets a second table, and is counted; the long suite forgives nothing.
  retries: long ? 0 : 1,
  reporter: [["list"]],
  use: { launchOptions, trace: long ? "retain-on-failure" : "on-first-retry" },
  projects: [
    { name: "table", testMatch: /\.mjs$/, testIgnore: ALONE },
    { name: "alone", testMatch: ALONE, dependencies: ["table"] },
  ],
});
