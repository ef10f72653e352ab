import assert from "node:assert/strict";
import { beGuest, games } from "../lib/api.mjs";
import { PHONE } from "../lib/people.mjs";
import { test } from "../lib/test.mjs";

test("home: two clicks lead to a game against bots", async ({ person, picture }) => {
  const ada = await person();
  await picture(ada, "home-first");
  await ada
    .getByRole("button", { name: /^Jouer : / })
    .first()
    .click();
  await ada.getByRole("button", { name: "Commencer" }).click();
  await ada.waitForURL(/\/table\/[0-9a-z]{13}$/);
  await ada.locator("h1, [role=status]").first().waitFor();
});

test("home: a first game that is proposed in turns is one touch away from playing all at once", async ({ server, person, picture }) => {
  const game = (await games(server, "fr")).find(({ against_bots }) => against_bots.time === "turns");
  const ada = await person();
  const start = async (button) => {
    await ada.goto("/");
    await ada.getByRole("button", { name: `Jouer : ${game.title}` }).click();
    const answer = ada.waitForResponse((response) => new URL(response.url()).pathname === "/api/tables/quick");
    await ada.getByRole("button", { name: button }).click();
    const { options } = await (await answer).json();
    // Only then the page has noted that the game was played.
    await ada.waitForURL(/\/table\//);
    return options.time;
  };
  await ada.getByRole("button", { name: `Jouer : ${game.title}` }).click();
  await ada.getByRole("button", { name: "Plutôt : Jeu simultané" }).waitFor();
  await picture(ada, "quick-first");
  assert.equal(await start("Plutôt : Jeu simultané"), "simultaneous");
  // From the second game on it is one of the options.
  await ada.goto("/");
  await ada.getByRole("button", { name: `Jouer : ${game.title}` }).click();
  await ada.getByRole("radio", { name: /^Jeu simultané/ }).waitFor({ state: "attached" });
  assert.equal(await ada.getByRole("button", { name: "Plutôt : Jeu simultané" }).count(), 0);
  assert.equal(await start("Commencer"), "turns");
});

test("home: every game stands on a card with players and length", async ({ server, person }) => {
  const ada = await person({ lang: "en-GB" });
  for (const game of await games(server)) {
    const card = ada.locator("li", { has: ada.getByRole("heading", { name: game.title, exact: true }) });
    await card.getByText(`${game.min_players} to ${game.max_players} players`).waitFor({ state: "attached" });
    await card.getByText(/\d (min|h)/).waitFor();
  }
});

test.describe(() => {
  test.use({ serving: { demo: true, pace: 5000 } });
  test("home: my games say whose turn it is, open tables and running ones are listed", async ({ person, picture }) => {
    const ada = await person();
    await beGuest(ada, "Ada");
    await ada
      .getByRole("button", { name: /^Jouer : / })
      .first()
      .click();
    await ada.getByRole("button", { name: "Commencer" }).click();
    await ada.waitForURL(/\/table\//);
    await ada.goto("/");
    await ada.getByRole("heading", { level: 1, name: /C’est à vous|Vos parties/ }).waitFor();
    await ada.locator("a[href^='/table/']").first().waitFor();
    assert.ok((await ada.getByText("S’asseoir").count()) > 0, "a demo table waits for players");
    await picture(ada, "home");
    await ada.goto("/games");
    await ada.getByRole("heading", { name: "Mes parties" }).waitFor();
    await ada.locator("a[href^='/table/']").first().waitFor();
  });
});

test("home: a pasted link leads to its table, another is refused with a reason", async ({ server, person }) => {
  const ada = await person();
  const field = ada.getByLabel("J’ai un lien");
  await field.fill("https://elsewhere.example/table/0123456789abc");
  await field.press("Enter");
  await ada.getByText("Ce lien ne mène à aucune table d’ici.").waitFor();
  await field.fill(`${server.url}/rules`);
  await field.press("Enter");
  await ada.getByText("Ce lien ne mène à aucune table d’ici.").waitFor();
});

test.describe(() => {
  test.use({ serving: { demo: true, pace: 5000 } });
  test("home: a phone shows everything without scrolling sideways", async ({ person, picture }) => {
    const ada = await person({ window: PHONE, touch: true });
    for (const path of ["/", "/new", "/games", "/watch", "/archive", "/rules", "/settings", "/replay", "/about"]) {
      await ada.goto(path);
      await ada.getByRole("heading", { level: 1 }).waitFor();
      const [wide, window] = await ada.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(wide <= window, `${path} is ${wide} wide in a window of ${window}`);
      await picture(ada, `phone${path.replaceAll("/", "-")}`, { fullPage: true });
    }
    await ada.getByRole("navigation").getByRole("link", { name: "Règles" }).click();
    await ada.waitForURL("**/rules");
  });
});
