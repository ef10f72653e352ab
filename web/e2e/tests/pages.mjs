import assert from "node:assert/strict";
import { aGame, beGuest } from "../lib/api.mjs";
import { hasNoViolation } from "../lib/axe.mjs";
import { DESKTOP, PHONE } from "../lib/people.mjs";
import { goTo, sitDown } from "../lib/play.mjs";
import { test } from "../lib/test.mjs";

for (const [device, window] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(() => {
    test.use({ serving: { demo: true, pace: 5000 } });
    test(`pages: axe finds nothing on any page, by day and by night (${device})`, async ({ server, person }) => {
      const ada = await person({ window });
      const isFine = async (page, what) => {
        for (const colorScheme of ["dark", "light"]) {
          await page.emulateMedia({ colorScheme });
          await hasNoViolation(page, `${what} (${colorScheme}, ${device})`);
        }
      };
      await isFine(ada, "home, first visit");
      await beGuest(ada, "Ada");
      const game = await aGame(server);
      const paths = [
        "/",
        `/new/${game.game}`,
        "/games",
        "/watch",
        "/archive",
        "/rules",
        `/rules/${game.game}`,
        "/replay",
        "/settings",
        "/ear",
        "/about",
        "/nowhere",
        "/#recover=x",
      ];
      for (const path of paths) {
        await ada.goto(path);
        if (path.includes("#")) await ada.reload();
        await ada.getByRole("heading", { level: 1 }).waitFor();
        await ada.waitForTimeout(300);
        await isFine(ada, path);
      }
      await ada.goto("/");
      await ada
        .getByRole("button", { name: /^Jouer : / })
        .first()
        .click();
      await ada.getByRole("dialog").waitFor();
      await isFine(ada, "the dialog to play");
      await ada.goto(`/new/${game.game}`);
      await ada.getByRole("button", { name: /^Chaise 2 :/ }).click();
      await ada.getByRole("dialog").waitFor();
      await isFine(ada, "the dialog of a chair");
      await ada.keyboard.press("Escape");
      await ada.getByRole("button", { name: "Ouvrir la table" }).click();
      await ada.getByRole("heading", { name: "Partager", exact: true }).waitFor();
      await isFine(ada, "the waiting room");
      const bob = await person({ at: new URL(ada.url()).pathname, window });
      await bob.getByRole("button", { name: "S’asseoir" }).waitFor();
      await isFine(bob, "the door of a table");
    });
  });
}

test("pages: the first key leads to playing by ear, the second skips to the content, and the focus goes with the person", async ({
  server,
  person,
  people,
}) => {
  const ada = await person();
  const first = () => ada.evaluate(() => [document.activeElement?.textContent, document.activeElement?.getBoundingClientRect().top >= 0]);
  for (const path of [
    "/learn/cleopatra/market",
    "/learn/cult/none",
    "/learn/cult",
    "/games/cult",
    "/rules",
    "/settings",
    "/nowhere",
    "/",
  ]) {
    await ada.goto(path);
    await ada.getByRole("heading", { level: 1 }).first().waitFor();
    await ada.keyboard.press("Tab");
    assert.deepEqual(await first(), ["Jouer à l’oreille", true], path);
  }
  people.forgive(/404/);
  const bob = await person();
  await goTo(bob, await sitDown(bob, await aGame(server)));
  await bob.keyboard.press("Tab");
  assert.equal(await bob.evaluate(() => document.activeElement?.textContent), "Jouer à l’oreille");
  await ada.keyboard.press("Enter");
  await ada.getByRole("heading", { level: 1, name: "Jouer à l’oreille" }).waitFor();
  await ada.getByRole("row", { name: "La question et les réponses Maj + Q" }).waitFor();
  await ada.goto("/");
  await ada.getByRole("heading", { level: 1 }).waitFor();
  await ada.keyboard.press("Tab");
  await ada.keyboard.press("Tab");
  assert.equal(await ada.evaluate(() => document.activeElement?.textContent), "Aller au contenu");
  await ada.keyboard.press("Enter");
  assert.equal(await ada.evaluate(() => document.activeElement?.id), "main");
  await ada.getByRole("navigation").getByRole("link", { name: "Règles" }).press("Enter");
  await ada.getByRole("heading", { level: 1, name: "Règles" }).waitFor();
  assert.equal(await ada.evaluate(() => document.activeElement?.id), "main");
  assert.equal(await ada.title(), "Règles · Cénacle");
  await ada.goBack();
  await ada.getByRole("heading", { level: 1, name: "À quoi joue-t-on" }).waitFor();
});

test("pages: the first load is small, its files are kept for good, and its policy is strict", async ({ server, person }) => {
  const ada = await person();
  await ada.locator("li h3").first().waitFor();
  const sizes = await ada.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => "encodedBodySize" in entry)
      .map((entry) => [entry.name, entry.encodedBodySize]),
  );
  const ours = sizes.filter(([name]) => !name.includes("/api/"));
  const total = ours.reduce((sum, [, size]) => sum + size, 0);
  assert.ok(total < 250 * 1024, `${total} bytes: ${JSON.stringify(ours)}`);
  const [script] = ours.map(([name]) => name).filter((name) => name.endsWith(".js"));
  const answer = await fetch(script, { headers: { "Accept-Encoding": "br" } });
  assert.match(answer.headers.get("cache-control"), /immutable/);
  assert.equal(answer.headers.get("content-encoding"), "br");
  const page = await fetch(server.url);
  assert.equal(page.headers.get("cache-control"), "no-cache");
  assert.match(page.headers.get("content-security-policy"), /script-src 'self'; style-src 'self'/);
  assert.equal((await fetch(server.url, { headers: { "If-None-Match": page.headers.get("etag") } })).status, 304);
});

test("pages: it can be installed", async ({ server, person }) => {
  const ada = await person();
  const manifest = await ada.evaluate(async () => (await fetch(document.querySelector("link[rel=manifest]").href)).json());
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(server.url + src);
    assert.ok(icon.ok && icon.headers.get("content-type").startsWith(type), src);
  }
});

test("pages: a file that is no game is refused with a sentence", async ({ person }) => {
  const ada = await person({ at: "/replay" });
  await ada.locator("input[type=file]").setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await ada.getByText("Ce fichier n’est pas une partie de Cénacle.").waitFor();
});
