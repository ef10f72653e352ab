import assert from "node:assert/strict";
import { aGame, ask, beGuest, games } from "../lib/api.mjs";
import { DESKTOP, PHONE, TABLET } from "../lib/people.mjs";
import { test } from "../lib/test.mjs";

const chair = (page, n) => page.getByRole("button", { name: new RegExp(`^Chaise ${n} :`) });

/** A bot takes the chair that is asked about. */
async function seatBot(page) {
  await page.getByRole("button", { name: /^Bot/ }).click();
  await page.getByRole("dialog").getByRole("radio", { name: "Facile" }).check({ force: true });
  await page.getByRole("button", { name: "C’est bon" }).click();
}

/** Opens what folds away. */
async function unfold(page) {
  await page.locator("details.fold").evaluateAll((folds) => folds.forEach((fold) => (fold.open = true)));
}

test("new table: every option is kept as chosen", async ({ server, person, picture }) => {
  const game = await aGame(server, "fr");
  const ada = await person({ at: `/new/${game.game}` });
  await ada.getByLabel("Votre nom").fill("Ada");
  if (game.max_players > game.min_players) await ada.getByRole("button", { name: /ajouter une chaise/ }).click();
  await chair(ada, 2).click();
  await ada.getByRole("button", { name: /^Invitation/ }).click();
  await chair(ada, 3).click();
  await seatBot(ada);
  await ada.getByRole("radio", { name: "Par coup" }).press("Space");
  await ada.getByLabel("Temps").selectOption({ label: "5 min par coup" });
  await unfold(ada);
  await ada.getByRole("radio", { name: "Après la fin" }).press("Space");
  for (const option of game.options.filter(({ values }) => values.includes("on"))) {
    const flip = ada.getByRole("switch", { name: option.name }).first();
    if ((await flip.isChecked()) !== (option.default === "off")) await flip.press("Space");
  }
  await ada.getByRole("switch", { name: "Discussion à la table" }).press("Space");
  await ada.getByRole("switch", { name: "Montrer la table dans la liste" }).press("Space");
  await ada.getByRole("switch", { name: /Commencer dès/ }).press("Space");
  await picture(ada, "new-table", { fullPage: true });
  await ada.getByRole("button", { name: "Ouvrir la table" }).click();
  await ada.waitForURL(/\/table\//);
  const id = ada.url().split("/").at(-1);
  const table = await ask(ada, "GET", `/api/tables/${id}`);
  assert.deepEqual(table.clock, { kind: "decision", seconds: 300 });
  assert.equal(table.spectators, "after-end");
  assert.equal(table.chat, false);
  assert.equal(table.listed, true);
  assert.deepEqual(
    table.seats.slice(0, 3).map((seat) => seat.kind),
    ["person", "invited", "bot"],
  );
  assert.equal(table.seats[0].name, "Ada");
  assert.equal(table.seats[2].bot, "easy");
  for (const option of game.options.filter(({ values }) => values.includes("on"))) {
    assert.equal(table.options[option.id], option.default === "off" ? "on" : "off", option.id);
  }
  await ada.getByRole("img", { name: "Code QR du lien de la table" }).waitFor();
  await picture(ada, "waiting-room");
});

test("new table: options are explained by their rules", async ({ server, person }) => {
  const game = (await games(server)).find(({ options }) => options.length > 0);
  const ada = await person({ at: `/new/${game.game}` });
  const rules = await ask(ada, "GET", `/api/games/${game.game}/rules?lang=fr`);
  await ada.locator("details.fold").first().waitFor();
  await unfold(ada);
  for (const option of game.options) {
    const rule = rules.rules.find(({ id }) => id === option.rule);
    await ada.getByText(rule.text.split("\n\n")[0].slice(0, 60)).first().waitFor();
  }
  await ada
    .getByRole("link", { name: /^lire la règle/ })
    .first()
    .click();
  await ada.waitForURL(/\/rules\/.+#.+/);
});

test("new table: who has the link sits down from a second browser, and the game begins", async ({ server, person, picture }) => {
  const game = await aGame(server);
  const ada = await person({ at: `/new/${game.game}` });
  for (let n = 3; n <= game.min_players; n++) {
    await chair(ada, n).click();
    await seatBot(ada);
  }
  await ada.getByRole("button", { name: "Ouvrir la table" }).click();
  const link = await ada.getByRole("textbox", { name: "Lien de la table" }).inputValue();
  assert.equal(link, ada.url());
  const bob = await person({ at: new URL(link).pathname, lang: "en-GB" });
  await bob.getByRole("heading", { level: 1, name: /A chair waits for you/ }).waitFor();
  await picture(bob, "join");
  await bob.getByLabel("Your name").fill("Bob");
  await bob.getByRole("button", { name: "Sit down" }).click();
  for (const page of [ada, bob])
    await page
      .getByRole("heading", { name: "Partager", exact: true })
      .or(page.getByText("Sit down"))
      .first()
      .waitFor({ state: "detached" });
  // First everybody shows what he adds to the shuffle.
  const look = () => ask(bob, "GET", `/api/tables/${link.split("/").at(-1)}`);
  let table = await look();
  for (let tries = 0; tries < 100 && table.status === "waiting"; tries++, table = await look()) await bob.waitForTimeout(100);
  assert.equal(table.status, "running");
  assert.deepEqual(table.yours, [2]);
});

test("new table: a kept chair needs its own link", async ({ server, person }) => {
  const game = await aGame(server);
  const ada = await person();
  await beGuest(ada, "Ada");
  const seats = [{ kind: "me" }, ...Array.from({ length: game.min_players - 1 }, () => ({ kind: "invited" }))];
  const { id } = await ask(ada, "POST", "/api/tables", { game: game.game, seats });
  await ada.goto(`/table/${id}`);
  const own = await ada.getByLabel("Lien de la chaise 2").inputValue();
  const bob = await person({ at: `/table/${id}` });
  await bob.getByText("il faut le lien personnel").waitFor();
  assert.equal(await bob.getByRole("button", { name: "S’asseoir" }).count(), 0);
  const cid = await person({ at: own.slice(server.url.length) });
  await cid.getByLabel("Votre nom").fill("Cid");
  await cid.getByRole("button", { name: "S’asseoir" }).click();
  await cid.getByRole("button", { name: "Se lever" }).waitFor();
  assert.ok(!cid.url().includes("#"), "the secret is out of the address");
  await ada.getByRole("list").getByText("Cid").waitFor();
});

test("new table: the maker begins with bots, or closes", async ({ server, person, people }) => {
  const game = await aGame(server);
  const ada = await person({ at: `/new/${game.game}` });
  await ada.getByRole("button", { name: "Ouvrir la table" }).click();
  await ada.getByRole("button", { name: "Commencer avec des bots" }).click();
  await ada.getByRole("heading", { name: "Partager", exact: true }).waitFor({ state: "detached" });
  await ada.goto(`/new/${game.game}`);
  await ada.getByRole("button", { name: "Ouvrir la table" }).click();
  const path = new URL(await ada.getByRole("textbox", { name: "Lien de la table" }).inputValue()).pathname;
  await ada.getByRole("button", { name: "Fermer la table" }).click();
  await ada.waitForURL(`${server.url}/`);
  await ada.goto(path);
  await ada.getByRole("heading", { level: 1 }).waitFor();
  people.forgive(/404/);
});

test("new table: what does not go with the other options says so before it is chosen, and what it says happens", async ({
  server,
  person,
}) => {
  const game = (await games(server, "fr")).find(({ game }) => game === "evil-high-priest");
  const ada = await person({ at: `/new/${game.game}` });
  const board = (name) => ada.getByRole("radio", { name: new RegExp(`^${name}`) });
  const box = game.options.find(({ id }) => id === "ritual").name;
  // A board of a box that is off brings its box with it, and says so.
  await ada.getByRole("radio", { name: `le Marcheur du Vent avec ${box}` }).check({ force: true });
  await ada.getByRole("switch", { name: box }).and(ada.locator(":checked")).waitFor();
  assert.ok(await board("le Marcheur du Vent").isChecked());
  // Without the box the board goes, and its switch says so.
  await ada
    .getByText(/Y toucher change aussi/)
    .first()
    .waitFor();
  await ada.getByRole("switch", { name: box }).press("Space");
  await board("le Grand Cthulhu").and(ada.locator(":checked")).waitFor();
  // A seat that is not at the table cannot begin, and why is told.
  await unfold(ada);
  const fifth = ada.getByRole("radio", { name: "siège 5", exact: true });
  assert.ok(await fifth.isDisabled());
  await ada.locator(".why").first().waitFor();
  assert.equal(await ada.locator(".refusal").count(), 0, "nothing was refused");
});

for (const [device, window] of Object.entries({ desktop: DESKTOP, tablet: TABLET, phone: PHONE })) {
  test(`new table: the button that begins is in sight, and chairs for the usual number (${device})`, async ({ server, person }) => {
    const ada = await person({ window });
    for (const game of await games(server, "fr")) {
      await ada.goto(`/new/${game.game}`);
      const begin = ada.getByRole("button", { name: "Ouvrir la table" });
      await begin.waitFor();
      for (const down of [0, 500, 4000]) {
        await ada.evaluate((down) => scrollTo(0, down), down);
        const seen = await begin.evaluate((node) => {
          const { x, y, width, height } = node.getBoundingClientRect();
          return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
        assert.ok(seen, `${game.game}, ${down} pixels down`);
      }
      assert.equal(
        await ada
          .getByRole("button", { name: /^Chaise \d+ :/ })
          .filter({ hasNotText: "ajouter" })
          .count(),
        game.usual_players,
      );
    }
  });
}

test("new table: options that do not go together are never kept, and nothing is said in another language", async ({ server, person }) => {
  test.setTimeout(480_000);
  const english = /\b(the|with|needs|only|cannot|without|and)\b/i;
  for (const game of await games(server, "fr")) {
    const ada = await person({ at: `/new/${game.game}` });
    await ada.locator("form.opts").waitFor();
    await unfold(ada);
    const choices = ada.locator("form.opts fieldset input:is([type=radio], [role=switch])");
    const count = await choices.count();
    for (let at = 0; at < count; at++) {
      if (await choices.nth(at).isDisabled()) continue;
      await choices.nth(at).press("Space");
      await ada.waitForTimeout(60);
      await unfold(ada);
      const refusal = await ada.locator(".refusal").allTextContents();
      assert.deepEqual(
        refusal.filter((text) => english.test(text)),
        [],
        `${game.game}: choice ${at}`,
      );
    }
    await ada.getByRole("button", { name: /^(Ouvrir la table|Commencer)$/ }).click();
    await ada.waitForURL(/\/table\//);
  }
});

test("new table: a program is invited by its name, and people see what it is", async ({ server, person }) => {
  const game = await aGame(server, "fr");
  const send = async (path, body, token) => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    assert.ok(answer.ok, `${path}: ${answer.status}`);
    return answer.json();
  };
  const { token } = await send("/api/me", { name: "Hal", bot: true, token: true });
  const ada = await person({ at: `/new/${game.game}` });
  await ada.getByLabel("Votre nom").fill("Ada");
  await chair(ada, 2).click();
  await ada.getByRole("button", { name: /^Programme/ }).click();
  await ada.getByLabel("Son nom").fill("hal");
  await ada.getByRole("button", { name: "C’est bon" }).click();
  for (let n = 3; n <= game.usual_players; n++) {
    await chair(ada, n).click();
    await seatBot(ada);
  }
  await ada.getByRole("button", { name: "Ouvrir la table" }).click();
  await ada.waitForURL(/\/table\//);
  await ada.getByText("Hal", { exact: true }).first().waitFor();
  const id = ada.url().split("/").at(-1);
  const kept = (await ask(ada, "GET", `/api/tables/${id}`)).seats[1];
  assert.deepEqual([kept.kind, kept.name, kept.bot_account], ["invited", "Hal", true]);
  await send(`/api/tables/${id}/join`, {}, token);
  await ada.locator('[data-seat="2"]').getByLabel("programme").first().waitFor();
});
