// What is looked at: every game early, in the middle, late, at its end and counted, and the pages around it.

import { Recorded, recordOf } from "./moments.mjs";
import { DESKTOP, PHONE } from "./people.mjs";

/** A recorded game of each, and whose eyes see it. Evil High Priest is at its hardest: five players, both expansions. */
export const RECORDS = [
  { game: "cleopatra", viewer: 1 },
  { game: "cult", viewer: 1 },
  { game: "creatures-and-cultists", viewer: 1 },
  { game: "evil-high-priest", viewer: 1 },
  { game: "four-gods", viewer: 1 },
];
const PARTS = { early: 0.08, middle: 0.5, late: 0.9, end: 1, count: 1 };
const PAGES = {
  home: "/",
  new: "/new/evil-high-priest",
  rules: "/rules/cleopatra",
  settings: "/settings",
  drop: "/replay",
  lost: "/nowhere",
};
const WINDOWS = {
  desktop: { window: DESKTOP, theme: "dark", scale: 0.5 },
  phone: { window: PHONE, theme: "light", scale: 0.75, touch: true },
};

/** Nothing moves any more, and every letter is there. */
export async function settle(page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  let before = "";
  for (let quiet = 0; quiet < 3; ) {
    await page.waitForTimeout(120);
    const now = (await page.screenshot()).toString("base64");
    quiet = now === before ? quiet + 1 : 0;
    before = now;
  }
}

/** Every picture by its name: somebody at a browser, who sees it. */
export function gallery() {
  const pictures = [];
  for (const [device, { scale, ...wish }] of Object.entries(WINDOWS)) {
    for (const [name, at] of Object.entries(PAGES)) {
      pictures.push({ name: `${name}-${device}`, scale, show: async ({ person }) => person({ ...wish, at }) });
    }
    const replay = async ({ person }) => {
      const page = await person({ ...wish, at: "/replay" });
      await page.locator("input[type=file]").setInputFiles(recordOf("cult"));
      await page.getByRole("slider", { name: "Moment de la partie" }).fill("400");
      return page;
    };
    pictures.push({ name: `replay-${device}`, scale, show: replay });
    for (const { game, viewer } of RECORDS) {
      for (const [part, of] of Object.entries(PARTS)) {
        const show = async ({ server, person }) => {
          const recorded = await Recorded.of(server, game, { viewer });
          const page = await person(wish);
          await recorded.lay(page, recorded.at(of));
          if (part === "count") await page.locator(".prompt").getByRole("button", { name: "Le compte" }).click();
          return page;
        };
        pictures.push({ name: `${game}-${part}-${device}`, scale, show });
      }
    }
  }
  return pictures;
}
