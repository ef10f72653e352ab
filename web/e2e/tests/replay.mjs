import assert from "node:assert/strict";
import { hasNoViolation } from "../lib/axe.mjs";
import { PHONE } from "../lib/people.mjs";
import { test } from "../lib/test.mjs";

/** The record of a finished game, as its file has it. */
async function anyRecord(server) {
  const { tables } = await (await fetch(`${server.url}/api/tables?list=finished`)).json();
  return (await fetch(`${server.url}/api/tables/${tables[0].id}/record`)).text();
}

const moment = (page) => page.getByRole("slider", { name: "Moment de la partie" });

test.describe(() => {
  test.use({ serving: { demo: true, pace: 5000 } });
  test("replay: a finished table is shown move by move, from the archive", async ({ person, picture }) => {
    const ada = await person({ at: "/archive" });
    await ada
      .getByRole("link", { name: /Revoir$/ })
      .first()
      .click();
    await ada.waitForURL(/\/replay\/[0-9a-z]{13}$/);
    await moment(ada).waitFor();
    const last = Number(await moment(ada).getAttribute("max"));
    assert.ok(last > 10, `the game has ${last} moves`);
    await ada.getByText("Vérifiée").waitFor();
    await ada.getByRole("button", { name: "Coup suivant" }).click();
    await ada.getByText(`Coup 1 sur ${last}`).waitFor();
    await ada.getByRole("button", { name: "À la fin" }).click();
    await ada.getByText(`Coup ${last} sur ${last}`).waitFor();
    await moment(ada).press("ArrowLeft");
    await ada.getByText(`Coup ${last - 1} sur ${last}`).waitFor();
    await ada.getByLabel("Vu par").selectOption({ index: 2 });
    await ada.getByText(`Coup ${last - 1} sur ${last}`).waitFor();
    await hasNoViolation(ada, "a replay");
    await picture(ada, "replay");
  });
});

test.describe(() => {
  test.use({ serving: { demo: true, pace: 5000 } });
  test("replay: a file is dropped in and played again, on a phone too", async ({ server, person, picture }) => {
    const buffer = Buffer.from(await anyRecord(server));
    const ada = await person({ at: "/replay", window: PHONE, theme: "light" });
    await ada.locator("input[type=file]").setInputFiles({ name: "cenacle.json", mimeType: "application/json", buffer });
    await moment(ada).waitFor();
    await ada.getByRole("button", { name: "À la fin" }).click();
    await hasNoViolation(ada, "a replay on a phone");
    const [wide, window] = await ada.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= window, `${wide} wide in a window of ${window}`);
    await picture(ada, "replay-phone", { fullPage: true });
  });
});

test.describe(() => {
  test.use({ serving: { demo: true, pace: 5000 } });
  test("replay: a record that was changed is refused with its place", async ({ server, person, people }) => {
    const record = JSON.parse(await anyRecord(server));
    record.inputs.splice(3, 1);
    const ada = await person({ at: "/replay" });
    const buffer = Buffer.from(JSON.stringify(record));
    await ada.locator("input[type=file]").setInputFiles({ name: "cenacle.json", mimeType: "application/json", buffer });
    await ada.getByRole("alert").filter({ hasText: /\w/ }).waitFor();
    people.forgive(/status of 400/);
  });
});
