import assert from "node:assert/strict";
import { ask } from "../lib/api.mjs";
import { hasNoViolation } from "../lib/axe.mjs";
import { chaptersOf, faultsOf, seen, takeLesson, WAYS } from "../lib/lessons.mjs";
import { PHONE } from "../lib/people.mjs";
import { GAMES, gameOf, test } from "../lib/test.mjs";

const long = Boolean(process.env.CENACLE_LONG);
/** The way in which the first chapter of a game is taken in the short suite: each way comes up. */
const SHORT = Object.keys(WAYS);

/** What is wrong with how a beat is shown, once lights and boards stand still, as sentences. */
async function looks(page, { beat }, where) {
  let faults = [];
  for (let tries = 0; tries < 12; tries++) {
    await page.waitForTimeout(100);
    faults = await faultsOf(page, beat);
    if (faults.length === 0) break;
  }
  return faults.map((fault) => `${where}: ${fault}`);
}

/** Takes a chapter to its end in one way, and says all that is wrong with it. */
async function takes(person, id, lesson, way) {
  test.setTimeout(600_000);
  const ada = await person({ window: way.window, touch: way.touch });
  const faults = [];
  await takeLesson(ada, id, lesson, way, async (moment, where) => faults.push(...(await looks(ada, moment, where))));
  assert.deepEqual(faults, [], "what is meant is in sight, and the card beside it");
}

for (const [number, id] of GAMES.entries()) {
  for (const [name, way] of Object.entries(WAYS)) {
    if (long) {
      // A chapter a test: each can be run alone, and one that fails keeps none of the others from being taken.
      for (const lesson of chaptersOf(id))
        test(`learn: a chapter is taken to its end by ${name} (${id}/${lesson})`, ({ person }) => takes(person, id, lesson, way));
    } else if (SHORT[number % SHORT.length] === name) {
      test(`learn: the first chapter of a game is taken to its end by ${name} (${id})`, async ({ server, person }) => {
        const { lessons } = await gameOf(server, id);
        await takes(person, id, lessons[0].id, way);
      });
    }
  }
}

test("learn: every chapter of every game has its tests", async ({ server }) => {
  for (const id of GAMES) {
    const { lessons } = await gameOf(server, id);
    assert.deepEqual(lessons.map((lesson) => lesson.id).sort(), chaptersOf(id).sort());
  }
});

test("learn: from the cover to a first game, with what was done kept", async ({ person }) => {
  test.setTimeout(120_000);
  const ada = await person({ window: PHONE });
  await ada.getByRole("link", { name: "Apprendre Cléopâtre" }).click();
  await ada.getByRole("link", { name: /^Commencer Le Marché/ }).click();
  await ada.getByRole("button", { name: "Continuer" }).click();
  await ada.getByRole("button", { name: "Revenir" }).waitFor();
  // Whoever comes again goes on where he was, and may begin anew.
  await ada.reload();
  await ada.getByRole("button", { name: "Revenir" }).waitFor();
  assert.equal((await seen(ada)).at, 2);
  await ada.goto("/learn/cleopatra");
  await ada.getByText("2 sur 10").waitFor();
  await takeLesson(ada, "cleopatra", "market", WAYS["what is asked"]);
  await hasNoViolation(ada);
  await ada.goto("/learn/cleopatra");
  await ada.getByText("terminée").waitFor();
  await ada.getByRole("link", { name: /^Recommencer Le Marché/ }).waitFor();
  await ada.getByRole("button", { name: "Jouer ma première partie" }).click();
  await ada.waitForURL(/table\//);
  const table = await ask(ada, "GET", `/api/tables/${ada.url().split("/").at(-1)}`);
  assert.deepEqual(
    table.seats.map(({ bot }) => bot),
    [null, "novice", "novice"],
  );
});

test("learn: back, again and the way out lead where they say, by keys too", async ({ person }) => {
  const ada = await person({ at: "/learn/cleopatra/market" });
  await ada.locator("section.card .go").waitFor();
  const at = async (n) => ada.locator(`[role=progressbar][aria-valuenow="${n}"]`).waitFor();
  await ada.locator("section.card .go").click();
  await at(2);
  await ada.getByRole("button", { name: "Revenir" }).click();
  await at(1);
  await ada.locator("section.card .go").click();
  await at(2);
  await ada.keyboard.press("Control+z");
  await at(1);
  await ada.locator("section.card .go").click();
  await at(2);
  await ada.getByRole("button", { name: "Montrez-moi" }).click();
  await ada.locator(".rank, .advice, .no").first().waitFor({ state: "attached" });
  await ada.getByRole("link", { name: "Passer la leçon" }).click();
  await ada.waitForURL(/learn\/cleopatra$/);
});

test("learn: every lesson of every game opens with its card, a light, and nothing that axe minds", async ({ person }) => {
  test.setTimeout(240_000);
  const ada = await person();
  const { games } = await ask(ada, "GET", "/api/games");
  assert.equal(games.filter(({ lessons }) => lessons.length >= 3).length, 5);
  for (const { game, lessons } of games) {
    for (const { id, beats } of long ? lessons : lessons.slice(0, 1)) {
      await ada.goto(`/learn/${game}/${id}`);
      await ada.locator("section.card p").first().waitFor();
      const { at, of, over } = await seen(ada);
      assert.deepEqual([at, of, over], [1, beats, false], `${game}/${id}`);
    }
    await hasNoViolation(ada);
  }
});
