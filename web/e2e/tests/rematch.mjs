import assert from "node:assert/strict";
import { aGame, ask, beGuest } from "../lib/api.mjs";
import { PHONE } from "../lib/people.mjs";
import { goTo, sitDown, until } from "../lib/play.mjs";
import { test } from "../lib/test.mjs";

/** Two people at a table whose game bots have played to its end. */
async function played(server, ada, bo) {
  const game = await aGame(server);
  const table = await sitDown(ada, game, { others: 1 });
  await beGuest(bo, "Bo");
  await ask(bo, "POST", `/api/tables/${table}/join`, {});
  await goTo(ada, table);
  await goTo(bo, table);
  for (const [at, page] of [ada, bo].entries()) await ask(page, "POST", `/api/tables/${table}/take-over`, { seat: at + 1 });
  for (const page of [ada, bo]) {
    await page.getByRole("dialog").getByRole("table").waitFor();
    await page.keyboard.press("Escape");
  }
  return table;
}

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("rematch: a notice at the table, one tap, and both are there", async ({ server, person, picture }) => {
    const [ada, bo] = [await person(), await person({ lang: "en-GB", window: PHONE, touch: true })];
    const first = await played(server, ada, bo);
    await bo.getByText("Play again?").waitFor();
    await ada.getByRole("complementary", { name: "Revanche" }).getByRole("button", { name: "Revanche" }).click();
    await ada.getByRole("heading", { name: "Partager", exact: true }).waitFor();
    await bo.getByText("The rematch waits for you.").waitFor();
    await picture(bo, "rematch-notice-phone");
    await bo.getByRole("button", { name: "Join the rematch" }).tap();
    for (const page of [ada, bo]) await page.locator(".stage > .layer").first().waitFor({ state: "attached" });
    assert.equal(new URL(ada.url()).pathname, new URL(bo.url()).pathname);
    const again = ada.url().split("/").at(-1);
    assert.notEqual(again, first);
    const info = await ask(bo, "GET", `/api/tables/${again}`);
    assert.equal(info.status, "running");
    assert.deepEqual(info.seats.map(({ kind }) => kind).sort(), ["bot", "person", "person"]);
  });
});

test.describe(() => {
  test.use({ serving: { pace: 0 } });
  test("rematch: whose chair is kept sits down by the table's own link", async ({ server, person }) => {
    const [ada, bo] = [await person(), await person({ lang: "en-GB" })];
    const first = await played(server, ada, bo);
    const again = await ask(ada, "POST", `/api/tables/${first}/rematch`, {});
    await bo.goto(`/table/${again.id}`);
    await bo.getByRole("button", { name: "Sit down" }).click();
    await until(async () => (await ask(ada, "GET", `/api/tables/${again.id}`)).status === "running", "the rematch begins");
    const cleo = await person({ at: `/table/${again.id}` });
    await cleo.locator("main").first().waitFor();
    assert.equal(await cleo.getByRole("button", { name: "S’asseoir" }).count(), 0);
  });
});
