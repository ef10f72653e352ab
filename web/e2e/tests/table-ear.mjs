// What somebody hears who does not look: every line of the log once and in order, then the question, what is chosen, and what a choice does.

import assert from "node:assert/strict";
import { dice, goTo, playByChance, sitDown } from "../lib/play.mjs";
import { GAMES, gameOf, test } from "../lib/test.mjs";

/** So often is pointed by hand. */
const BY_HAND = 20;

/** Keeps what is said from now on. */
function listen(page) {
  return page.addInitScript(() => {
    globalThis.heard = [];
    const take = (node) => node.matches("[data-ear] > p") && globalThis.heard.push(node.textContent);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)) {
        take(node);
        node.querySelectorAll("[data-ear] > p").forEach(take);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const plain = (text) => text.replaceAll(/\s+/g, " ").trim();

/** The lines of the log as they are written, without marks and links. */
function written(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll(".log [data-line]")].map((line) => {
      const copy = line.cloneNode(true);
      for (const mark of copy.querySelectorAll(".act, button, svg")) mark.remove();
      return copy.textContent;
    }),
  );
}

for (const id of GAMES) {
  test(`ear: every line of the log is said once and in order, and the question after it (${id})`, async ({ house, person }) => {
    const game = await gameOf(house, id);
    const ada = await person();
    await listen(ada);
    await goTo(ada, await sitDown(ada, game));
    const arrived = (await written(ada)).length;
    await playByChance(ada, { roll: dice(7), enough: (pointed) => pointed >= BY_HAND });
    await ada.locator(".prompt[data-state=asked], .prompt[data-state=over]").waitFor();
    await ada.waitForTimeout(400);
    const [lines, heard] = [(await written(ada)).map(plain), (await ada.evaluate(() => globalThis.heard)).map(plain)];
    const all = new Set(lines);
    const said = heard.filter((text) => all.has(text));
    assert.ok(said.length >= 8, `only ${said.length} lines were said`);
    assert.ok(lines.length - said.length <= arrived, `${lines.length - said.length} of ${lines.length} lines were never said`);
    assert.deepEqual(said, lines.slice(lines.length - said.length));
    if ((await ada.locator(".prompt[data-state=asked]").count()) > 0) {
      const question = plain(await ada.evaluate(() => document.querySelector(".prompt .q")?.textContent ?? ""));
      const after = heard.slice(heard.lastIndexOf(lines.at(-1)) + 1);
      // After half a choice the prompt asks for the rest.
      assert.ok(
        after.some((text) => text === question || /^Choisi/.test(text)),
        `${question} is not among ${after.join(" | ")}`,
      );
    }
    assert.ok(
      heard.some((text) => /réponses? possibles?/.test(text)),
      "how many answers there are is said",
    );
  });
}

test("ear: what choosing something does, costs and gives is read with its name", async ({ house, person }) => {
  for (const id of GAMES) {
    const ada = await person({ lang: "en-GB" });
    await goTo(ada, await sitDown(ada, await gameOf(house, id)));
    const open = ada.locator("button[data-outline]:not([aria-disabled])");
    // Some games begin with a question that has only buttons.
    await playByChance(ada, { roll: dice(3), enough: async () => (await open.count()) > 0 });
    await open.first().waitFor({ state: "attached" });
    const bare = await open.evaluateAll((nodes) =>
      nodes.filter((node) => !node.querySelector("span")?.textContent.trim()).map((node) => node.textContent),
    );
    assert.deepEqual(bare, [], `${id}: these do not say what they do`);
    await ada.context().close();
  }
});
