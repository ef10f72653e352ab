import assert from "node:assert/strict";
import { ask, beGuest } from "../lib/api.mjs";
import { test } from "../lib/test.mjs";

/** A page that is left alone for ten seconds may ask so often; to open it takes no more than one socket. */
const REQUESTS = 5;
const SOCKETS = 1;
const ALONE = 10_000;

/** Opens an address in a page that counts what it asks. */
async function counted(context, path) {
  const page = await context.newPage();
  const count = { path, sockets: 0, requests: 0 };
  page.on("websocket", () => (count.sockets += 1));
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) count.requests += 1;
  });
  await page.goto(path);
  await page.locator("main").first().waitFor();
  return { page, count };
}

test.describe(() => {
  test.use({ serving: { demo: true, pace: 5000 } });
  test("quiet: a page that is left open leaves the server in peace", async ({ person }) => {
    test.setTimeout(240_000);
    const [ada, bo] = [await person(), await person()];
    await beGuest(ada, "Ada");
    await beGuest(bo, "Bo");
    const seats = [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "random" }];
    const room = await ask(ada, "POST", "/api/tables", { game: "cleopatra", seats, auto_start: false });
    const kept = await ask(ada, "POST", "/api/tables", {
      game: "cleopatra",
      seats: [{ kind: "me" }, { kind: "invited" }, { kind: "invited" }],
      spectators: "none",
    });
    const begun = await ask(ada, "POST", "/api/tables/quick", { game: "cleopatra", players: 3 });
    const { tables } = await ask(ada, "GET", "/api/tables?list=finished&game=cleopatra");
    const over = tables[0].id;
    const { tables: watched } = await ask(ada, "GET", "/api/tables?list=watch");
    const hers = [
      "/",
      "/new",
      "/new/four-gods",
      "/games",
      "/watch",
      "/archive",
      "/rules",
      "/rules/cult",
      "/replay",
      `/replay/${over}`,
      `/review/${over}`,
      "/settings",
      "/about",
      "/nowhere",
      `/table/${room.id}`,
      `/table/${kept.id}`,
      `/table/${begun.id}`,
      `/table/${over}`,
      `/table/${over}?at=5`,
    ];
    const his = [`/table/${room.id}`, `/table/${kept.id}`, `/table/${watched[0].id}`];
    const pages = [];
    for (const path of hers) pages.push(await counted(ada.context(), path));
    for (const path of his) pages.push(await counted(bo.context(), path));
    const host = pages.find(({ count }) => count.path === `/table/${room.id}`).page;
    await ask(bo, "POST", `/api/tables/${room.id}/join`, {});
    // What comes of that, and the last page's opening, is not counted.
    await ada.waitForTimeout(1000);
    const opened = pages.map(({ count }) => ({ ...count }));
    await ada.waitForTimeout(ALONE);
    const left = pages.map(({ count: { path, sockets, requests } }, at) => ({ path, sockets, requests: requests - opened[at].requests }));
    assert.deepEqual(
      left.filter(({ sockets, requests }) => sockets > SOCKETS || requests > REQUESTS),
      [],
      `at most ${SOCKETS} socket and ${REQUESTS} requests a page`,
    );
    assert.ok(
      pages.some(({ count }) => count.sockets > 0) && pages.every(({ count }) => count.path === "/nowhere" || count.requests > 0),
      "they were counted",
    );
    // Who sits in the waiting room is there for the others.
    await host.getByText("présent", { exact: true }).waitFor();
  });
});
