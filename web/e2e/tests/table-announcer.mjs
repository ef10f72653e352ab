// What somebody hears who does not look: every line of the log once and in order, then the question, what is chosen, and what a choice does.

import assert from "node:assert/strict";
import { ask, beGuest } from "../lib/api.mjs";
import { Recorded } from "../lib/moments.mjs";
import { PHONE } from "../lib/people.mjs";
import { dice, goTo, playByChance, playTogether, sitDown, until } from "../lib/play.mjs";
import { GAMES, gameOf, test } from "../lib/test.mjs";

/** So often is pointed by hand. */
const BY_HAND = 40;
/** So many lines of the log are heard at least. */
const LEAST_SAID = 8;

/** Keeps what is said from now on. */
function listen(page) {
  return page.addInitScript(() => {
    globalThis.heard = [];
    const take = (node) => node.matches("[data-announcer] > p") && globalThis.heard.push(node.textContent);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)) {
        take(node);
        node.querySelectorAll("[data-announcer] > p").forEach(take);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const plain = (text) => text.replaceAll(/\s+/g, " ").trim();
const heardBy = async (page) => (await page.evaluate(() => globalThis.heard)).map(plain);
/** Waits until something is said that matches, after the first so many. */
const hears = (page, pattern, after = 0) =>
  until(async () => (await heardBy(page)).slice(after).some((text) => pattern.test(text)), `${pattern} is heard`, 20_000);

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
  test(`announcer: every line of the log is said once and in order, and the question after it (${id})`, async ({ server, person }) => {
    const game = await gameOf(server, id);
    const ada = await person();
    await listen(ada);
    await goTo(ada, await sitDown(ada, game));
    const arrived = (await written(ada)).length;
    // Chance decides how much there is to say: it goes on until there was enough, or the game is over.
    const enough = async (pointed) => pointed >= BY_HAND && (await written(ada)).length - arrived >= LEAST_SAID;
    await playByChance(ada, { roll: dice(7), enough });
    await ada.locator(".prompt[data-state=asked], .prompt[data-state=over]").waitFor();
    await ada.waitForTimeout(400);
    const [lines, heard] = [(await written(ada)).map(plain), await heardBy(ada)];
    const all = new Set(lines);
    const said = heard.filter((text) => all.has(text));
    assert.ok(said.length >= LEAST_SAID, `only ${said.length} lines were said`);
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

test("announcer: what choosing something does, costs and gives is read with its name", async ({ server, person }) => {
  for (const id of GAMES) {
    const ada = await person({ lang: "en-GB" });
    await goTo(ada, await sitDown(ada, await gameOf(server, id)));
    const open = ada.locator("button[data-outline]:not([aria-disabled])");
    // Some games begin with a question that has only buttons.
    await playByChance(ada, { roll: dice(3), enough: async () => (await open.count()) > 0 });
    await open.first().waitFor({ state: "attached" });
    // The list that is read comes a moment after what is seen.
    let bare = [];
    const speaks = async () => {
      bare = await open.evaluateAll((nodes) =>
        nodes.filter((node) => !node.querySelector("span")?.textContent.trim()).map((node) => node.textContent),
      );
      return bare.length === 0;
    };
    await until(speaks, "everything says what it does", 2000).catch(() => undefined);
    assert.deepEqual(bare, [], `${id}: these do not say what they do`);
    await ada.context().close();
  }
});

test("announcer: keys say the question, the hand, the board, the players, the goal and the time, in every game", async ({
  server,
  person,
}) => {
  for (const id of GAMES) {
    const ada = await person();
    await listen(ada);
    await goTo(ada, await sitDown(ada, await gameOf(server, id)));
    await ada.locator(".prompt[data-state=asked]").waitFor();
    const names = await ada.evaluate(() => [...document.querySelectorAll("[data-seat] .nm b")].map((node) => node.firstChild.textContent));
    const asked = async (key) => {
      const before = (await heardBy(ada)).length;
      await ada.keyboard.press(key);
      await until(async () => (await heardBy(ada)).length > before, `${id}: ${key} is answered`, 10_000);
      return (await heardBy(ada)).slice(before);
    };
    const question = plain(await ada.locator(".prompt .q").textContent());
    assert.ok((await asked("Shift+Q")).includes(question), `${id}: ${question}`);
    const players = await asked("Shift+P");
    assert.equal(players.length, names.length);
    for (const name of names)
      assert.ok(
        players.some((line) => line.startsWith(plain(name))),
        `${id}: ${name} in ${players.join(" | ")}`,
      );
    assert.ok((await asked("Shift+G")).length > names.length, `${id}: how one wins, and how far everybody is`);
    assert.match((await asked("Shift+T"))[0], /Personne n’est pressé|Sablier|Temps/);
    for (const key of ["Shift+L", "Shift+H", "Shift+B"]) assert.ok((await asked(key)).length > 0);
    assert.match((await asked("Shift+A"))[0], /Allez d’abord/);
    await ada.context().close();
  }
});

test("announcer: all choices are a list that narrows as one types, and a choice is taken there", async ({ server, person }) => {
  const ada = await person();
  const table = await sitDown(ada, await gameOf(server, "cleopatra"));
  await listen(ada);
  await goTo(ada, table);
  await ada.locator(".prompt[data-state=asked]").waitFor();
  const inputs = async () => (await ask(ada, "GET", `/api/tables/${table}/state`)).inputs;
  const before = await inputs();
  await ada.keyboard.press("Shift+C");
  const dialog = ada.getByRole("dialog", { name: "Tous les choix" });
  await dialog.waitFor();
  assert.equal(await ada.evaluate(() => document.activeElement?.tagName), "INPUT");
  const all = await dialog.getByRole("listitem").count();
  assert.ok(all > 1, `${all} choices`);
  const last = plain(await dialog.getByRole("listitem").last().textContent());
  await ada.keyboard.type("zzz");
  await dialog.getByText("Aucun choix ne répond.").waitFor();
  await dialog.getByRole("searchbox").fill(last.split(/[,:]/)[0]);
  assert.ok((await dialog.getByRole("listitem").allTextContents()).map(plain).includes(last));
  await ada.keyboard.press("ArrowDown");
  assert.equal(await ada.evaluate(() => document.activeElement?.tagName), "BUTTON");
  await ada.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  // What cannot be taken back is asked about once more.
  if ((await ada.locator(".prompt [data-offer]").count()) > 0 && (await inputs()) === before)
    await ada.locator(".prompt [data-offer]").first().press("Enter");
  await until(async () => (await inputs()) > before, "something was decided", 20_000);
  await until(async () => ada.evaluate(() => document.activeElement?.matches(".prompt .q")), "the focus is on the question", 10_000);
});

test("announcer: a key that is switched off says nothing, and letters that are switched off find nothing", async ({ server, person }) => {
  const ada = await person();
  await ada.evaluate(() =>
    localStorage.setItem("cenacle.settings", JSON.stringify({ lang: "fr", keys: { players: "", time: "w" }, typing: false })),
  );
  await listen(ada);
  await goTo(ada, await sitDown(ada, await gameOf(server, "cleopatra")));
  await ada.locator(".prompt[data-state=asked]").waitFor();
  const before = (await heardBy(ada)).length;
  await ada.keyboard.press("Shift+P");
  await ada.keyboard.press("p");
  await ada.keyboard.press("w");
  await hears(ada, /Personne n’est pressé/, before);
  assert.equal((await heardBy(ada)).length, before + 1);
  assert.equal(await ada.locator(".prompt .typed").count(), 0);
});

test("announcer: what was found by typing, the history and the way back are said", async ({ server, person }) => {
  const ada = await person();
  await listen(ada);
  await goTo(ada, await sitDown(ada, await gameOf(server, "cleopatra")));
  await playByChance(ada, { roll: dice(5), enough: (pointed) => pointed >= 6 });
  await ada.locator(".prompt[data-state=asked]").waitFor();
  await ada.keyboard.press("Escape");
  await ada.keyboard.press("Escape");
  let before = (await heardBy(ada)).length;
  await ada.keyboard.type("zz");
  await hears(ada, /^Aucun choix ne répond\.$/, before);
  await ada.keyboard.press("Escape");
  before = (await heardBy(ada)).length;
  await ada.locator(".bar").getByRole("button", { name: "Historique" }).press("Enter");
  await hears(ada, /^décision \d+$/, before);
  await ada.getByRole("button", { name: "Une décision avant" }).press("Enter");
  await until(
    async () => (await heardBy(ada)).slice(before).filter((text) => /^décision \d+$/.test(text)).length >= 2,
    "two steps",
    10_000,
  );
  before = (await heardBy(ada)).length;
  await ada.locator(".prompt .btn").first().press("Enter");
  await hears(ada, /^Retour au présent\.$/, before);
  await hears(ada, /réponses? possibles?/, before);
});

test("announcer: who wants to take a move back, what became of it, and what others write is said, on a phone too", async ({
  server,
  person,
}) => {
  const [ada, bob] = [await person(), await person({ window: PHONE })];
  const game = await gameOf(server, "cleopatra");
  await beGuest(bob, "Bob");
  for (const page of [ada, bob]) await listen(page);
  const sit = async () => {
    const table = await sitDown(ada, game, { others: 1 });
    await ask(bob, "POST", `/api/tables/${table}/join`, {});
    for (const page of [ada, bob]) await goTo(page, table);
  };
  await sit();
  const wants = ada.getByRole("button", { name: "Demander aux autres de reprendre mon dernier coup" });
  // Whoever moves in the same moment may make the request void: then it is made again.
  await until(async () => {
    // A game may end before anybody has a move that others must give back: then there is another one.
    if (!(await playTogether([ada, bob], async () => (await wants.count()) > 0))) return await sit();
    await wants.press("Enter", { timeout: 2000 }).catch(() => undefined);
    return bob
      .getByRole("button", { name: "Non", exact: true })
      .waitFor({ timeout: 5000 })
      .then(
        () => true,
        () => false,
      );
  }, "Bob is asked");
  await hears(ada, /^Vous demandez à reprendre votre coup/);
  await hears(bob, /^Ada voudrait reprendre son coup.*D’accord \?$/);
  await bob.getByRole("button", { name: "Non", exact: true }).press("Enter");
  await hears(ada, /^Bob refuse : rien n’est repris\.$/);
  await hears(bob, /^Vous refusez : rien n’est repris\.$/);
  await ada.getByRole("tab", { name: "Discussion" }).click();
  await ada.getByLabel("Écrire à la table…").fill("Bonsoir !");
  await ada.keyboard.press("Enter");
  await hears(bob, /^Ada : Bonsoir !$/);
});

test("announcer: what the keyboard comes to shows its tip, as under a pointer", async ({ server, person }) => {
  const ada = await person();
  await goTo(ada, await sitDown(ada, await gameOf(server, "cleopatra")));
  await ada.locator(".prompt[data-state=asked]").waitFor();
  await ada.locator("button[data-outline]:not([aria-disabled])").first().waitFor({ state: "attached" });
  await ada.keyboard.press("ArrowRight");
  await ada.getByRole("tooltip").waitFor();
  await ada.keyboard.press("Escape");
  await ada.getByRole("tooltip").waitFor({ state: "detached" });
});

/** What is said from now on, once something was. */
async function saidAfter(page, act) {
  const before = (await heardBy(page)).length;
  await act();
  await until(async () => (await heardBy(page)).length > before, "something is said", 10_000);
  await page.waitForTimeout(120);
  return (await heardBy(page)).slice(before);
}
/** Who lays several mosaics in the record. */
const BUILDER = 4;
const openCell = (page) => page.locator("[role=gridcell] > button[data-outline]:not([aria-disabled])");
const focusedOn = (page) => page.evaluate(() => document.activeElement?.getAttribute("data-outline") ?? "");

test("announcer: a mosaic is heard at each turn and flip, and each cell says what it would cover", async ({ server, person }) => {
  const ada = await person();
  await listen(ada);
  const game = await Recorded.of(server, "cleopatra", { viewer: BUILDER });
  // One that can be turned and flipped.
  const ways = (step) => new Set(game.scenes[step].offers.map(({ pose }) => pose && `${pose.side}${pose.turn}`)).size;
  const step = game.replay.by.findIndex(
    (seat, step) => seat === BUILDER && game.scenes[step].prompt.rule === "mosaic.place" && ways(step) === 8,
  );
  assert.ok(step >= 0, "such a mosaic is laid in the record");
  await game.lay(ada, step);
  await openCell(ada).first().waitFor({ state: "attached" });
  const shape = /^[A-Z], bras : \d /;
  await until(async () => (await heardBy(ada)).some((text) => shape.test(text)), "what is in hand is said", 10_000);
  await openCell(ada).first().focus();
  const covers = async () => plain(await ada.evaluate(() => document.activeElement.textContent));
  assert.match(await covers(), /^[A-I]\d.* : Poser [A-Z], position \d, en [A-I]\d, couvre [A-I]\d/);
  const heard = new Set();
  for (const key of ["r", "r", "r", "f"]) {
    const [held, laid] = await saidAfter(ada, () => ada.keyboard.press(key));
    assert.match(held, /^[A-Z], bras : /);
    assert.ok(laid === undefined || /^couvre [A-I]\d/.test(laid), laid);
    heard.add(held);
  }
  assert.ok(heard.size >= 2, [...heard].join(" | "));
});

test("announcer: a board is a grid of rows and columns, and a key says what lies around", async ({ server, person }) => {
  const ada = await person();
  await listen(ada);
  const game = await Recorded.of(server, "cleopatra", { viewer: BUILDER });
  await game.lay(ada, game.asking("mosaic.place", 0.6));
  const grid = ada.getByRole("grid", { name: "Le palais" });
  await grid.waitFor({ state: "attached" });
  assert.deepEqual([await grid.getAttribute("aria-rowcount"), await grid.getAttribute("aria-colcount")], ["9", "9"]);
  await ada.locator('[data-outline="cell.2.2"]').focus();
  await ada.keyboard.press("Control+ArrowRight");
  assert.equal(await focusedOn(ada), "cell.2.3");
  await ada.keyboard.press("Control+ArrowDown");
  assert.equal(await focusedOn(ada), "cell.3.3");
  await ada.locator('[data-outline="cell.1.1"]').focus();
  const around = await saidAfter(ada, () => ada.keyboard.press("Shift+A"));
  // Where one is, then what lies in each direction.
  assert.deepEqual(
    around.slice(-4).map((line) => line.split(",")[0]),
    ["Au-dessus : bord", "À droite : B1", "Au-dessous : A2", "À gauche : bord"],
  );
  assert.match(around[0], /A1/);
  assert.match(around.at(-3), /^À droite : B1, /);
});

test("announcer: a tile is heard as it lies, and a cell says what its sides ask for", async ({ server, person }) => {
  const ada = await person();
  await listen(ada);
  const game = await Recorded.of(server, "four-gods");
  const lays = ({ offers }) => offers.some(({ ghost, pose }) => ghost && (pose?.turn ?? 0) > 1);
  const step = game.replay.by.findIndex((seat, step) => seat === 1 && step > game.last / 4 && lays(game.scenes[step]));
  assert.ok(step >= 0, "a tile can be laid in the record");
  await game.lay(ada, step);
  const lies = /^haut : (mer|plaine|forêt|montagne).* · bas : (mer|plaine|forêt|montagne)/;
  const { picks } = game.scenes[step].offers.find(({ ghost, pose }) => ghost && (pose?.turn ?? 0) > 1);
  const tile = ada.locator(`[data-outline="${picks[0]}"]`);
  await tile.waitFor({ state: "attached" });
  if (!(await tile.getAttribute("aria-disabled"))) {
    await tile.focus();
    const said = await saidAfter(ada, () => ada.keyboard.press("Enter"));
    assert.match(said[0], /^Choisi : Tuile \(haut : .* · bas : /);
  }
  const heard = new Set();
  for (const key of ["f", "f", "r", "r", "r"]) {
    const before = (await heardBy(ada)).length;
    await ada.keyboard.press(key);
    await ada.waitForTimeout(250);
    for (const text of (await heardBy(ada)).slice(before)) if (lies.test(text)) heard.add(text);
  }
  assert.ok(heard.size >= 2, `only ${[...heard].join(" | ")} was heard`);
  await openCell(ada).first().focus();
  const text = plain(await ada.evaluate(() => document.activeElement.textContent));
  assert.match(text, /^Case [A-H]\d, .*(cadre|au-dessus|à droite|au-dessous|à gauche)/);
  assert.match(text, / : Poser sans prophète en [A-H]\d \(haut : /);
});
