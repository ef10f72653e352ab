import assert from "node:assert/strict";
import { aGame, ask } from "../lib/api.mjs";
import { hasNoViolation } from "../lib/axe.mjs";
import { DESKTOP, PHONE } from "../lib/people.mjs";
import { dice, goTo, playByChance, playToEnd, sitDown } from "../lib/play.mjs";
import { test } from "../lib/test.mjs";

/** What a judge could say of a game of so many inputs: the words are ours, the page is the matter. */
function judged(inputs, seats, scene) {
  const worth = (share) => Array.from({ length: seats }, (_, seat) => (seat === 0 ? share : (1 - share) / (seats - 1)));
  const points = [0, 0.25, 0.5, 0.75, 1].map((part, at) => ({ n: Math.round(part * inputs), worth: worth([0.33, 0.5, 0.2, 0.6, 1][at]) }));
  const [early, late] = [points[1].n, points[2].n];
  return {
    ready: true,
    progress: 1,
    points,
    moments: [
      {
        n: early,
        seat: 1,
        label: "A poor choice",
        best: "A better one",
        chance_played: 0.3,
        chance_best: 0.52,
        swing: -0.22,
        kind: "choice",
      },
      { n: late, seat: 2, label: "Two lucky dice", best: "Two lucky dice", chance_played: 0.4, chance_best: 0.4, swing: 0.3, kind: "luck" },
    ],
    turns: [
      {
        moment: {
          n: early,
          seat: 1,
          label: "A poor choice",
          best: "A better one",
          chance_played: 0.3,
          chance_best: 0.52,
          swing: -0.22,
          kind: "choice",
        },
        why: [
          { text: "two gems more", good: true },
          { text: "one scarab more", good: false },
        ],
        scene,
      },
      {
        moment: {
          n: late,
          seat: 2,
          label: "Two lucky dice",
          best: "Two lucky dice",
          chance_played: 0.4,
          chance_best: 0.4,
          swing: 0.3,
          kind: "luck",
        },
        why: [],
        scene: { ...scene, offers: scene.offers.slice(0, 1) },
      },
    ],
    luck: worth(-0.3),
    choices: worth(-0.22),
  };
}

/** The moments that decided the game: a picture each, marked, with what was better and why. */
async function hasTurns(within) {
  const [choice, luck] = [within.locator(".turns > li").nth(0), within.locator(".turns > li").nth(1)];
  await choice.getByText("Mieux : A better one").waitFor();
  for (const said of ["Fait : A poor choice", "two gems more", "one scarab more", "Environ 22 chances de gagner sur cent perdues."])
    await choice.getByText(said).waitFor();
  for (const said of ["Un coup de chance", "Environ 30 chances de gagner sur cent de plus."]) await luck.getByText(said).waitFor();
  for (const turn of [choice, luck]) await turn.locator(".picture .art [data-stands]").first().waitFor({ state: "attached" });
  for (const letter of ["A", "B"]) await choice.locator(".picture .rank", { hasText: letter }).first().waitFor({ state: "attached" });
}

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("review: chances, turning points and luck; a click shows the table as it stood", async ({ server, person, picture }) => {
    const game = await aGame(server);
    const ada = await person();
    const table = await sitDown(ada, game);
    await goTo(ada, table);
    await playToEnd(ada, table, { roll: dice(5), byHand: 20 });
    const { inputs } = await ask(ada, "GET", `/api/tables/${table}/state`);
    // A moment at which there was something to point at that is on the board: a picture has no hand.
    let scene;
    for (let at = 0; at < inputs && !scene; at++) {
      const then = (await ask(ada, "GET", `/api/tables/${table}/state?with=scene&at=${at}&seat=1`)).scene;
      const pointed = then.offers.filter((offer) => offer.picks?.some((id) => id.startsWith("stall.")));
      if (pointed.length > 1) scene = { ...then, offers: [pointed[0], pointed.at(-1)] };
    }
    let asked = 0;
    await ada.route("**/review?*", (route) =>
      route.fulfill({
        json: ++asked === 1 ? { ready: false, progress: 0.4, points: [], moments: [], turns: [] } : judged(inputs, game.min_players, scene),
      }),
    );
    // The end itself tells what decided the game, to who wants to know.
    const end = ada.getByRole("dialog");
    await end.getByRole("button", { name: "Chercher les moments décisifs" }).click();
    await end.getByRole("progressbar").waitFor();
    await hasTurns(end);
    await hasNoViolation(ada, "the end with its moments");
    await end.locator(".end-turns").scrollIntoViewIfNeeded();
    await picture(ada, "end-turns");
    asked = 0;
    await end.getByRole("link", { name: "Analyse" }).click();
    await ada.getByRole("progressbar").waitFor();
    await ada.getByRole("heading", { name: "Chances de gagner" }).waitFor();
    await hasTurns(ada.locator(".review"));
    const slider = ada.getByRole("slider");
    assert.equal(await slider.inputValue(), String(inputs));
    await ada.getByRole("button", { name: /A poor choice/ }).click();
    assert.equal(await slider.inputValue(), String(Math.round(inputs / 4)));
    await ada.getByText("Mieux : A better one, 52 %.").waitFor();
    await ada.locator(".board .art [data-stands]").first().waitFor({ state: "attached" });
    await ada.getByText("Sur toute la partie, la chance vous apporte −30 %").waitFor();
    for (const [colorScheme, window] of [
      ["dark", DESKTOP],
      ["light", DESKTOP],
      ["dark", PHONE],
    ]) {
      await ada.emulateMedia({ colorScheme });
      await ada.setViewportSize(window);
      await hasNoViolation(ada, `review, ${colorScheme}, ${window.width}`);
      await picture(ada, `review-${colorScheme}-${window.width}`, { fullPage: true });
    }
    await slider.focus();
    await ada.keyboard.press("Home");
    await ada.getByRole("heading", { name: "La table à la décision 0" }).waitFor();
  });
});

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("hint: the best two are listed and marked on the board, and touching one picks what leads there", async ({
    server,
    person,
    picture,
  }) => {
    const game = await aGame(server);
    const ada = await person();
    const table = await sitDown(ada, game, { hints: true });
    await goTo(ada, table);
    await playByChance(ada, { roll: dice(9), enough: (pointed) => pointed >= 4 });
    const button = ada.getByRole("button", { name: "Que joueriez-vous ?" });
    // What was picked by chance is laid down again: advice is asked for with empty hands.
    while ((await button.count()) === 0) {
      await ada.keyboard.press("Escape");
      await ada.waitForTimeout(50);
    }
    // A question with nothing to choose passes by itself after a moment, and the advice about it goes with it.
    const question = () => ada.locator(".prompt .q").textContent();
    for (let before = ""; before !== (await question()) || (await button.count()) === 0; ) {
      before = await question();
      await ada.waitForTimeout(1500);
    }
    await button.click();
    const list = ada.getByRole("region", { name: "Un bot jouerait" });
    const choices = list.getByRole("listitem").getByRole("button");
    await choices.first().waitFor();
    const listed = await choices.count();
    assert.ok(listed >= 1 && listed <= 2, `${listed} choices`);
    // Each idea has its reason in words; nobody knows what a percentage of a win is.
    for (const reasons of await list
      .locator("li")
      .evaluateAll((ideas) => ideas.map((idea) => [...idea.querySelectorAll(".why")].map((why) => why.textContent.trim())))) {
      assert.ok(reasons.length > 0 && reasons.every((reason) => reason.length > 8), JSON.stringify(reasons));
    }
    assert.doesNotMatch(await list.textContent(), /\d\s*%/);
    assert.ok(
      (await ada.locator(".layer .rank").count()) + (await ada.locator(".prompt [data-offer] .no").count()) > 0,
      "advice is marked where it leads",
    );
    await picture(ada, "table-hint");
    await hasNoViolation(ada, "hints");
    await choices.first().click();
    await ada.locator(".prompt [data-offer]").click();
    await list.waitFor({ state: "detached" });
  });
});

test("hint: where it is not agreed on, nobody is offered any", async ({ server, person }) => {
  const game = await aGame(server);
  const ada = await person();
  await goTo(ada, await sitDown(ada, game));
  await ada.locator(".prompt[data-state=asked]").waitFor();
  assert.equal(await ada.getByRole("button", { name: "Que joueriez-vous ?" }).count(), 0);
});
