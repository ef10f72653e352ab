import assert from "node:assert/strict";
import { aGame, ask, beGuest } from "../lib/api.mjs";
import { hasNoViolation } from "../lib/axe.mjs";
import { DESKTOP, PHONE, TABLET } from "../lib/people.mjs";
import { dice, goTo, playByChance, playTogether, playUntil, point, sitDown, until } from "../lib/play.mjs";
import { test } from "../lib/test.mjs";

async function myTurn(page) {
  await page.locator(".prompt[data-state=asked]").waitFor();
}

test("table: pointing at what cannot be done gives the reason and opens its rule", async ({ server, person, picture }) => {
  const game = await aGame(server);
  const ada = await person();
  await goTo(ada, await sitDown(ada, game));
  await myTurn(ada);
  for (const id of await ada.locator(".art .unlit[data-id]").evaluateAll((nodes) => nodes.map((node) => node.dataset.id))) {
    await ada.keyboard.press("Escape");
    await point(ada, { id });
    const told = await ada
      .getByRole("alert")
      .waitFor({ timeout: 4000 })
      .then(
        () => true,
        () => false,
      );
    if (told) break;
  }
  const refusal = ada.locator(".prompt").getByRole("alert");
  assert.match((await refusal.textContent()) ?? "", /\S/);
  await picture(ada, "table-refusal");
  await refusal.getByRole("button", { name: "Voir la règle" }).click();
  await ada.getByRole("tab", { name: "Règles", selected: true }).waitFor();
  await ada.locator("[data-rule].asked").waitFor();
  await picture(ada, "table-rules");
});

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("table: the past is looked at, and the present comes back by itself", async ({ server, person, picture }) => {
    const game = await aGame(server);
    const ada = await person();
    await goTo(ada, await sitDown(ada, game));
    await playByChance(ada, { roll: dice(2), enough: (pointed) => pointed >= 12 });
    await myTurn(ada);
    const standing = () =>
      ada
        .locator(".art [data-stands]")
        .evaluateAll((nodes) => nodes.map((node) => `${node.dataset.id} ${node.querySelector("[transform]")?.getAttribute("transform")}`));
    const before = await standing();
    await ada.getByRole("button", { name: "Historique" }).click();
    await ada.locator(".prompt[data-state=past]").waitFor();
    await ada.getByRole("button", { name: "Au début" }).click();
    await ada.getByText(/Relecture · décision 0 sur/).waitFor();
    await ada.getByRole("button", { name: "Une décision après" }).click();
    await ada.getByText(/Relecture · décision 1 sur/).waitFor();
    assert.equal(await ada.locator(".art .lit").count(), 0, "nothing can be picked in the past");
    await picture(ada, "table-past");
    await ada.getByRole("button", { name: "Revenir au présent" }).click();
    await myTurn(ada);
    assert.deepEqual(await standing(), before);
  });
});

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("table: a decision is taken back and played again", async ({ server, person }) => {
    const game = await aGame(server);
    const ada = await person();
    const free = ada.getByRole("button", { name: "Annuler le coup" });
    const sit = async () => {
      await goTo(ada, await sitDown(ada, game));
      return { pages: [ada] };
    };
    // While Ada is asked nobody else moves, so that it can still be taken back when the button is pressed.
    await playUntil(
      sit,
      async () => (await ada.locator(".prompt[data-state=asked]").count()) > 0 && (await free.count()) > 0,
      "something that can be taken back freely",
    );
    await free.click();
    const again = ada.getByRole("button", { name: "Rejouer le coup" });
    await again.click();
    await again.waitFor({ state: "detached" });
  });
});

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("table: two people at one device never see each other's hand", async ({ server, person, picture }) => {
    const game = await aGame(server);
    const ada = await person();
    const table = await sitDown(ada, game, { mine: 2, names: ["Ada", "Bo"] });
    await goTo(ada, table);
    const curtain = ada.locator("[data-curtain]");
    const seen = new Set();
    for (let turns = 0; turns < 4; turns++) {
      await curtain.waitFor();
      seen.add(await curtain.getAttribute("data-curtain"));
      assert.equal(await ada.locator(".art, .dock, .log, [data-outline], .flights *").count(), 0, "nothing is behind the curtain");
      if (turns === 0) await picture(ada, "table-curtain");
      await curtain.getByRole("button").click();
      await ada.locator(".stage > .art").waitFor();
      await playByChance(ada, { roll: dice(turns + 3), enough: async () => (await curtain.count()) > 0 });
    }
    assert.ok(seen.size === 2, "both were asked to come");
  });
});

test("table: people chat, a spectator sees no hand and can pick nothing", async ({ server, person, picture }) => {
  const game = await aGame(server);
  const [ada, eve] = [await person(), await person({ lang: "en-GB" })];
  const table = await sitDown(ada, game);
  await beGuest(eve, "Eve");
  await goTo(ada, table);
  await goTo(eve, table);
  await eve.getByText("You are watching the table.", { exact: false }).waitFor();
  await ada.getByRole("tab", { name: "Discussion" }).click();
  await ada.getByLabel("Écrire à la table…").fill("Bonne <b>partie</b> !");
  await ada.keyboard.press("Enter");
  await eve.getByRole("tab", { name: /Chat/ }).click();
  // It is written once and said once.
  await eve.getByText("Bonne <b>partie</b> !").first().waitFor();
  await myTurn(ada);
  assert.equal(await eve.locator(".art .lit").count(), 0);
  await picture(eve, "table-watching");
  await eve.getByRole("button", { name: "Mute Ada" }).first().click();
  await eve.getByText("muted message").waitFor();
});

test("table: the language changes without a reload", async ({ server, person }) => {
  const game = await aGame(server);
  const ada = await person();
  await goTo(ada, await sitDown(ada, game));
  await myTurn(ada);
  const asked = await ada.locator(".prompt .q").textContent();
  await ada.evaluate(() => {
    const settings = JSON.stringify({ ...JSON.parse(localStorage.getItem("cenacle.settings") ?? "{}"), lang: "en" });
    localStorage.setItem("cenacle.settings", settings);
    dispatchEvent(new StorageEvent("storage", { key: "cenacle.settings", newValue: settings }));
  });
  await ada.getByRole("tab", { name: "Log" }).waitFor();
  await ada.waitForFunction((asked) => document.querySelector(".prompt .q")?.textContent !== asked, asked);
});

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("table: nothing stands against it for people who use other means", async ({ server, person }) => {
    test.setTimeout(360_000);
    const game = await aGame(server);
    const ada = await person();
    await goTo(ada, await sitDown(ada, game));
    await playByChance(ada, { roll: dice(9), enough: (pointed) => pointed >= 6 });
    await myTurn(ada);
    for (const window of [DESKTOP, TABLET, PHONE]) {
      await ada.setViewportSize(window);
      for (const menu of [false, true]) {
        if (menu) await ada.getByRole("button", { name: "La table" }).click();
        for (const colorScheme of ["dark", "light"]) {
          await ada.emulateMedia({ colorScheme });
          await hasNoViolation(ada, `${menu ? "menu" : "table in play"}, ${colorScheme}, ${window.width}`);
        }
      }
      await ada.keyboard.press("Escape");
    }
  });
});

test("table: the record and a report are files", async ({ server, person }) => {
  const game = await aGame(server);
  const ada = await person();
  const table = await sitDown(ada, game);
  await goTo(ada, table);
  await myTurn(ada);
  await ada.getByRole("button", { name: "La table" }).click();
  const [drawn] = await Promise.all([ada.waitForEvent("download"), ada.getByRole("button", { name: "Télécharger l’image" }).click()]);
  assert.match(drawn.suggestedFilename(), /\.svg$/);
  await ada.getByRole("button", { name: "Signaler un problème" }).click();
  await ada.getByLabel("Ce qui s’est passé").fill("Rien.");
  const [report] = await Promise.all([ada.waitForEvent("download"), ada.getByRole("button", { name: "Télécharger le rapport" }).click()]);
  assert.match(report.suggestedFilename(), /\.json$/);
  await ask(ada, "GET", `/api/tables/${table}`);
});

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("table: what if is played on from a moment of the past, on a copy", async ({ server, person }) => {
    const game = await aGame(server);
    const ada = await person();
    const table = await sitDown(ada, game);
    await goTo(ada, table);
    await playByChance(ada, { roll: dice(2), enough: (pointed) => pointed >= 8 });
    await ada.getByRole("button", { name: "Historique" }).click();
    await ada.getByRole("button", { name: "Une décision avant" }).click();
    await ada.getByText(/Relecture · décision/).waitFor();
    await ada.getByRole("button", { name: "Et si…" }).click();
    await ada.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.endsWith(table));
    await ada.locator(".prompt[data-state=asked], .prompt[data-state=waiting]").waitFor();
    await playByChance(ada, { roll: dice(4), enough: (pointed) => pointed >= 3 });
  });
});

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("table: who wants to take a move back asks the others", async ({ server, person, picture }) => {
    const game = await aGame(server);
    const [ada, bo] = [await person(), await person()];
    const table = await sitDown(ada, game, { others: 1 });
    await beGuest(bo, "Bo");
    await ask(bo, "POST", `/api/tables/${table}/join`, {});
    await goTo(ada, table);
    await goTo(bo, table);
    const request = ada.getByRole("button", { name: "Demander aux autres de reprendre mon dernier coup" });
    // Which move is said as the log says it.
    const asksBo = bo.locator(".prompt").getByText(/^Ada voudrait reprendre son coup \(.+\) et tout ce qui l’a suivi\. D’accord.\?$/);
    // Whoever moves in the same moment may make the request void: then it is made again.
    await until(async () => {
      await playTogether([ada, bo], async () => (await request.count()) > 0);
      await request.click({ timeout: 2000 }).catch(() => undefined);
      return asksBo.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
    }, "Bo is asked");
    await picture(bo, "table-vote");
    await bo.getByRole("button", { name: "D’accord" }).click();
    await asksBo.waitFor({ state: "detached" });
    await ada.getByRole("button", { name: "Rejouer le coup" }).waitFor();
  });
});
