import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { aGame, ask, beGuest } from "../lib/api.mjs";
import { PHONE } from "../lib/people.mjs";
import { test } from "../lib/test.mjs";

const hash = (hex) => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
const info = (page, id) => ask(page, "GET", `/api/tables/${id}`);

/** The table, once its game has begun. */
async function running(page, id) {
  for (let tries = 0; tries < 100; tries++) {
    const table = await info(page, id);
    if (table.status === "running") return table;
    await page.waitForTimeout(100);
  }
  throw new Error("the game does not begin");
}

test("fair: pages bind themselves while they wait, and show their numbers when everybody sits", async ({ server, person, picture }) => {
  const { game } = await aGame(server);
  const ada = await person();
  await beGuest(ada, "Ada");
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "random" }];
  const { id } = await ask(ada, "POST", "/api/tables", { game, seats });
  const shown = [];
  ada.on("request", (request) => request.url().includes("/reveal") && shown.push(request.postDataJSON()));
  await ada.goto(`/table/${id}`);
  await ada.getByText("Un mélange que personne ne choisit").click();
  await ada.getByRole("row", { name: /Ada/ }).getByText("s’est engagé").waitFor();
  await picture(ada, "fair", { fullPage: true });
  const bound = (await info(ada, id)).seats[0].commitment;
  assert.match(bound, /^[0-9a-f]{64}$/);
  assert.deepEqual(shown, [], "nothing is shown while somebody could still choose");
  const bob = await person({ at: `/table/${id}`, window: PHONE });
  await bob.getByRole("button", { name: "S’asseoir" }).click();
  const begun = await running(ada, id);
  assert.deepEqual(
    begun.seats.slice(0, 2).map((seat) => [seat.added, seat.shown]),
    [
      [true, 1],
      [true, 1],
    ],
  );
  assert.equal(shown.length, 1);
  assert.equal(hash(shown[0].link), bound);
});

test("fair: a game against bots begins with a number of one's own", async ({ person }) => {
  const ada = await person();
  const asked = [];
  ada.on("request", (request) => request.method() === "POST" && asked.push([new URL(request.url()).pathname, request.postDataJSON()]));
  await ada
    .getByRole("button", { name: /^Jouer : / })
    .first()
    .click();
  await ada.getByRole("button", { name: "Commencer" }).click();
  await ada.waitForURL(/\/table\//);
  const made = asked.find(([path]) => path === "/api/tables/quick");
  const revealed = asked.find(([path]) => path.endsWith("/reveal"));
  assert.match(made[1].commitment, /^[0-9a-f]{64}$/);
  assert.equal(hash(revealed[1].link), made[1].commitment);
  assert.equal((await info(ada, new URL(ada.url()).pathname.split("/").at(-1))).status, "running");
});
