// People in front of browsers. Each has a browser context of their own: cookies, settings, window.

import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const PROGRAMS = [process.env.CENACLE_CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };
export const SIDEWAYS = { width: 844, height: 390 };
/** A tablet held upright. */
export const UPRIGHT = { width: 820, height: 1180 };

/** Pictures of a run, to be looked at. */
export const PICTURES = fileURLToPath(new URL("../../build/e2e/", import.meta.url));

/** The browser's program. */
export function program() {
  const found = PROGRAMS.find((program) => program && existsSync(program));
  if (!found) throw new Error("no chromium: install the package `chromium`, or name the program in CENACLE_CHROMIUM");
  return found;
}

/** How a browser is started. */
export const launchOptions = {
  executablePath: program(),
  args: ["--no-sandbox", "--disable-gpu", ...(process.env.CENACLE_SITE ? ["--disable-features=LocalNetworkAccessChecks"] : [])],
};

/** A browser for who takes pictures. */
export function openBrowser() {
  return chromium.launch(launchOptions);
}

const SITE = fileURLToPath(new URL("../../build/site/", import.meta.url));

/** The page as `npm run build` has just made it, whatever the server's program holds: for who works at the page. */
async function fromDisk(context, server) {
  await context.route(`${server.url}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith("/api/") || pathname === "/healthz") return route.fallback();
    const file = join(SITE, pathname);
    const found = existsSync(file) && statSync(file).isFile();
    return route.fulfill({ path: found ? file : join(SITE, "index.html") });
  });
}

/** What the guide keeps of a game that somebody has played often enough. */
const PLAYED = { tables: ["one", "two"], told: [] };
const GAMES = readdirSync(fileURLToPath(new URL("../../../games/", import.meta.url)));
const EXPERIENCED = JSON.stringify(Object.fromEntries(GAMES.map((game) => [game, PLAYED])));

export class People {
  #browser;
  #contexts = [];
  /** What browsers complained about. A test that expects something takes it out. */
  complaints = [];

  constructor(browser) {
    this.#browser = browser;
  }

  /** Somebody opens the first page, or another one; to a newcomer the guide speaks. Answers the browser's page. */
  async person(
    server,
    { at = "/", window = DESKTOP, lang = "fr-FR", theme = "dark", moves = false, touch = false, newcomer = false } = {},
  ) {
    const context = await this.#browser.newContext({
      baseURL: server.url,
      viewport: window,
      locale: lang,
      colorScheme: theme,
      reducedMotion: moves ? "no-preference" : "reduce",
      hasTouch: touch,
    });
    if (process.env.CENACLE_SITE === "built") await fromDisk(context, server);
    // Long enough for a machine that does something else meanwhile: only what fails waits so long.
    context.setDefaultTimeout(45_000);
    this.#contexts.push(context);
    if (!newcomer)
      await context.addInitScript(
        (kept) => localStorage.getItem("cenacle.guide") ?? localStorage.setItem("cenacle.guide", kept),
        EXPERIENCED,
      );
    const page = await context.newPage();
    page.on("console", (message) => {
      if (message.type() === "error") this.complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => this.complaints.push(`${page.url()}: ${error.stack ?? error}`));
    await page.goto(at);
    await page.locator("main").first().waitFor();
    return page;
  }

  /** Expects complaints that match, and forgets them. */
  forgive(pattern) {
    this.complaints = this.complaints.filter((complaint) => !pattern.test(complaint));
  }

  get pages() {
    return this.#contexts.flatMap((context) => context.pages());
  }

  async leave() {
    await Promise.all(this.#contexts.map((context) => context.close()));
  }
}
