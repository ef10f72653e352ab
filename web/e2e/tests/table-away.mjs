import assert from "node:assert/strict";
import { aGame, ask } from "../lib/api.mjs";
import { PHONE } from "../lib/people.mjs";
import { dice, goTo, playByChance, sitDown, until } from "../lib/play.mjs";
import { test } from "../lib/test.mjs";

test.describe(() => {
  test.use({ serving: { pace: 30_000 } });
  test("away: while a bot plays my seat nobody asks me, and I am told so", async ({ server, person, picture }) => {
    const game = await aGame(server);
    const ada = await person();
    // Who begins is drawn; bots that take half a minute leave time to look.
    let table;
    await until(async () => {
      table = await sitDown(ada, game);
      return (await ask(ada, "GET", `/api/tables/${table}`)).to_act.includes(1);
    }, "it is my turn");
    await goTo(ada, table);
    await ask(ada, "POST", `/api/tables/${table}/take-over`, { seat: 1 });
    await ada.locator(".prompt .q", { hasText: "Un bot joue pour vous." }).waitFor();
    assert.equal(await ada.locator(".prompt.mine, .art .lit").count(), 0);
    await ada.locator('.pl[data-seat="1"]').getByText("un bot joue pour vous").waitFor();
    assert.ok(!(await ada.title()).startsWith("À vous"), await ada.title());
    await picture(ada, "table-replaced");
    const phone = await ada.context().newPage();
    await phone.setViewportSize(PHONE);
    await goTo(phone, table);
    await phone.locator(".chip.s1").getByRole("img", { name: "un bot joue pour vous" }).waitFor();
    await phone.close();
    const lists = await ada.context().newPage();
    await lists.goto("/games");
    await lists.getByRole("heading", { name: "En cours" }).waitFor();
    assert.equal(await lists.getByRole("heading", { name: "C’est à vous" }).count(), 0);
    await ada.getByRole("button", { name: "Reprendre ma place" }).click();
    await ada.locator(".prompt .q", { hasText: "Un bot joue pour vous." }).waitFor({ state: "detached" });
  });
});

test("away: who gives up is told so, and so is everybody else", async ({ server, person }) => {
  const game = await aGame(server);
  const ada = await person();
  const table = await sitDown(ada, game);
  await goTo(ada, table);
  await ask(ada, "POST", `/api/tables/${table}/resign`, {});
  const prompt = ada.locator(".prompt[data-state=over]");
  await prompt.getByText("La partie a été arrêtée.").waitFor();
  await prompt.getByText("Vous avez abandonné.").waitFor();
  await ada.reload();
  await ada.locator(".prompt").getByText("Vous avez abandonné.").waitFor();
  const bo = await person({ at: `/table/${table}`, lang: "en-GB" });
  await bo.locator(".prompt").getByText("Ada gave up.").waitFor();
});

test("away: what if is a marked copy with a way back, and asks nobody to play", async ({ server, person, picture }) => {
  const game = await aGame(server);
  const ada = await person();
  const table = await sitDown(ada, game);
  await goTo(ada, table);
  await playByChance(ada, { roll: dice(9), enough: (pointed) => pointed >= 8 });
  await until(async () => (await ask(ada, "GET", `/api/tables/${table}/state`)).inputs >= 4, "something was decided");
  await ada.goto(`/table/${table}?at=3`);
  await ada.locator(".prompt .q", { hasText: "décision 3 sur" }).waitFor();
  await ada.getByRole("button", { name: "Et si…" }).click();
  await ada.getByText("Copie d’essai.").waitFor();
  const copy = new URL(ada.url()).pathname.split("/").at(-1);
  assert.notEqual(copy, table);
  await picture(ada, "table-copy");
  const lists = await ada.context().newPage();
  await lists.goto("/games");
  await lists.locator(`a[href="/table/${copy}"]`).getByText("copie d’essai").waitFor();
  const asked = lists.locator("section", { has: lists.getByRole("heading", { name: "C’est à vous" }) });
  assert.equal(await asked.locator(`a[href="/table/${copy}"]`).count(), 0);
  await ada.getByRole("link", { name: "Revenir à la partie" }).click();
  await ada.waitForURL(new RegExp(`/table/${table}\\?at=3$`));
  await ada.locator(".prompt .q", { hasText: "décision 3 sur" }).waitFor();
});

test("away: a moment of a game has an address that can be sent", async ({ server, person }) => {
  const game = await aGame(server);
  const ada = await person();
  await ada.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const table = await sitDown(ada, game);
  await goTo(ada, table);
  await until(
    async () =>
      (await ask(ada, "GET", `/api/tables/${table}/state`)).inputs >= 1 ||
      (await playByChance(ada, { enough: (pointed) => pointed >= 1 })) < 0,
    "something was decided",
  );
  await ada.getByRole("button", { name: "Historique" }).click();
  await ada.getByRole("button", { name: "Au début" }).click();
  await ada.waitForURL(/\?at=0$/);
  await ada.getByRole("button", { name: "Copier le lien de ce moment" }).click();
  const link = await ada.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, `${server.url}/table/${table}?at=0`);
  const bo = await person({ at: link.slice(server.url.length), lang: "en-GB" });
  await bo.locator(".prompt[data-state=past]").waitFor();
  await ada.getByRole("button", { name: "Revenir au présent" }).click();
  await ada.waitForURL(new RegExp(`/table/${table}$`));
});

test("away: bots play among themselves, and one watches", async ({ person, picture }) => {
  const ada = await person({ at: "/watch" });
  await ada.getByRole("link", { name: "Faire jouer des bots entre eux" }).click();
  await ada.getByRole("button", { name: "Regarder", exact: true }).click();
  await ada.waitForURL(/\/table\//);
  await ada.locator(".stage > .layer").first().waitFor({ state: "attached" });
  await ada.getByText("Vous regardez la table.").waitFor();
  await picture(ada, "table-bots-alone");
});
