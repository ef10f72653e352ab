import assert from "node:assert/strict";
import { aGame } from "../lib/api.mjs";
import { dice, goTo, look, sitDown, until } from "../lib/play.mjs";
import { test } from "../lib/test.mjs";

const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];

/** Presses keys only, until the game is over: arrows and Enter on the board, the beginning of a label and Enter for a button. */
async function playByKeys(page, roll) {
  let acted = Date.now();
  for (;;) {
    const now = await look(page);
    if (now.over) return;
    if (!now.choices?.length) {
      if (Date.now() - acted > 120_000) throw new Error("nothing can be done, and nothing happens");
      await page.waitForTimeout(10);
      continue;
    }
    acted = Date.now();
    const buttons = now.choices.filter((choice) => choice.offer !== undefined);
    const boarded = now.choices.length > buttons.length;
    if (buttons.length > 0 && (!boarded || roll(2) === 0)) {
      const typed = await page.evaluate((offer) => {
        const label = document.querySelector(`.prompt [data-offer="${offer}"]`)?.firstChild?.textContent ?? "";
        return label.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean).slice(0, 4).join(" ");
      }, buttons[roll(buttons.length)].offer);
      await page.keyboard.type(typed);
      await page.keyboard.press("Enter");
      continue;
    }
    for (let step = roll(4); step >= 0; step--) await page.keyboard.press(ARROWS[roll(4)]);
    await page.keyboard.press("Enter");
    if (roll(6) === 0) await page.keyboard.press("Escape");
  }
}

test("table: a whole game is played with the keyboard alone", async ({ house, person }) => {
  const game = await aGame(house);
  const ada = await person();
  await goTo(ada, await sitDown(ada, game));
  await playByKeys(ada, dice(21));
  await ada.getByRole("dialog").getByRole("table").waitFor();
  await ada.keyboard.press("Escape");
  await ada.getByRole("dialog").waitFor({ state: "detached" });
}, { house: { pace: 0 }, patience: 900_000 });

test("table: focus stays on the board when others move, and Escape steps back one pick", async ({ house, person }) => {
  const game = await aGame(house);
  const ada = await person();
  await goTo(ada, await sitDown(ada, game));
  await ada.locator(".prompt[data-state=asked]").waitFor();
  await ada.keyboard.press("ArrowRight");
  const focused = () => ada.evaluate(() => document.activeElement?.getAttribute("data-outline") ?? document.activeElement?.tagName);
  assert.notEqual(await focused(), "BODY");
  await ada.keyboard.press("Enter");
  await ada.waitForTimeout(1500);
  assert.notEqual(await focused(), "BODY", "an update took the focus away");
  await ada.locator(".prompt[data-state=asked]").waitFor();
  await ada.keyboard.type("zz");
  await ada.getByText("Aucun choix ne répond.").waitFor();
  await ada.keyboard.press("Escape");
  await ada.getByText("Aucun choix ne répond.").waitFor({ state: "detached" });
}, { house: { pace: 200 } });

test("table: the board can be read as a list, with what may be done", async ({ house, person }) => {
  const game = await aGame(house);
  const ada = await person({ lang: "en-GB" });
  await goTo(ada, await sitDown(ada, game));
  await ada.locator(".prompt[data-state=asked]").waitFor();
  const outline = ada.getByRole("group", { name: "The board as a list" });
  await outline.getByRole("button", { name: /playable/ }).first().waitFor({ state: "attached" });
  assert.ok((await outline.getByRole("heading").count()) > 1, "regions are headings");
  const lit = () => ada.locator(".art .lit[data-id]").evaluateAll((nodes) => nodes.map((node) => node.dataset.id).sort().join(" "));
  const listed = () => outline.getByRole("button", { name: /playable/ }).evaluateAll((nodes) => nodes.map((node) => node.dataset.outline).sort().join(" "));
  // What is read aloud comes a moment after what is seen.
  await until(async () => (await lit()) !== "" && (await listed()) === (await lit()), "the list says what is lit");
});
