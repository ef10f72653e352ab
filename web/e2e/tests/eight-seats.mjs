import assert from "node:assert/strict";
import { aGame } from "../lib/api.mjs";
import { hasNoViolation } from "../lib/axe.mjs";
import { layFake, spot } from "../lib/fake.mjs";
import { DESKTOP, PHONE, TABLET } from "../lib/people.mjs";
import { test } from "../lib/test.mjs";

const NAMES = ["Ada", "Béatrice", "Cléomène", "Dagobert", "Élisabeth", "Frédégonde", "Ganymède", "Hypatie"];
const SEATS = NAMES.map((_, index) => index + 1);
const place = (seat) => ({
  id: `sheet.${seat}`,
  region: "field",
  label: `the sheet of ${NAMES[seat - 1]}`,
  look: "outline",
  seat,
  spots: spot(20 + ((seat - 1) % 4) * 215, 30 + Math.floor((seat - 1) / 4) * 270, 200, 250),
});
const decor = {
  parts: [
    { id: "board", regions: [{ id: "field", label: "Field", role: "board", spots: spot(0, 0, 884, 586) }], places: SEATS.map(place) },
  ],
};
const panels = SEATS.map((seat) => ({
  seat,
  name: NAMES[seat - 1],
  score: String(seat * 7),
  score_label: "points",
  active: seat === 3,
  doing: seat === 3 ? "chooses a cultist" : "7 cards in hand",
  facts: ["card-draw", "tombstone", "mailed-fist", "pentacle"].map((symbol, at) => ({
    symbol,
    label: `fact ${at}`,
    value: String(at * seat),
  })),
  pips: { label: "Alive", done: seat, of: 8 },
}));
const pieces = SEATS.map((seat) => ({
  id: `leader.${seat}`,
  place: `sheet.${seat}`,
  title: `the leader of ${NAMES[seat - 1]}`,
  symbol: "hood",
  seat,
  look: { as: "token" },
}));
const log = SEATS.map((seat, n) => ({ n, seat, text: `${NAMES[seat - 1]} draws a card.` }));
const scene = { parts: [{ id: "panels", panels, pieces }], prompt: { mine: false, question: "Cléomène chooses a cultist." }, offers: [] };

test("eight seats: everybody is seen at once, on a desktop, a tablet and a phone, by day and by night", async ({ person, picture }) => {
  for (const [window, theme] of [
    [DESKTOP, "dark"],
    [TABLET, "light"],
    [PHONE, "dark"],
    [PHONE, "light"],
  ]) {
    const ada = await person({ window, theme });
    await layFake(ada, { decor, scene, seats: 8, moment: { to_act: [3] } });
    await ada.locator("[data-stands]").nth(7).waitFor({ state: "attached" });
    const sides = await ada
      .locator(".left, .strip")
      .evaluateAll((nodes) =>
        nodes.map(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [scrollWidth - clientWidth, scrollHeight - clientHeight]),
      );
    assert.deepEqual(sides, [[0, 0]], `nothing is cut at ${window.width}`);
    for (const name of NAMES)
      await ada
        .getByLabel(name)
        .or(ada.getByText(name, { exact: true }))
        .first()
        .waitFor({ state: "attached" });
    await hasNoViolation(ada, `eight seats, ${theme}, ${window.width}`);
    await picture(ada, `eight-${window.width}-${theme}`);
    await ada.context().close();
  }
});

test("eight seats: the count and the curves of eight fit into a window and a phone", async ({ person, picture }) => {
  const sheet = ["Dead of others", "The god", "Cards", "Marks"].flatMap((label, row) =>
    SEATS.map((seat) => ({ label, column: "Points", seat, value: (row + 2) * seat, rule: "end" })),
  );
  const points = [0, 10, 20, 30].map((n) => ({ n, scores: SEATS.map((seat) => String(n === 0 ? 0 : 20 + ((seat * n) % 13))) }));
  for (const window of [DESKTOP, PHONE]) {
    const ada = await person({ window });
    await ada.route("**/scores?*", (route) => route.fulfill({ json: { points } }));
    const fake = await layFake(ada, { decor, scene, seats: 8, moment: { to_act: [3] } });
    await ada.locator("[data-stands]").nth(7).waitFor({ state: "attached" });
    fake.news({}, { moment: { to_act: [], sheet, ending: { reason: "end", winners: [7], outcome: null, resigned: [] } }, what: [], log });
    await ada.getByRole("dialog").getByRole("table").waitFor();
    await ada.getByRole("dialog").getByRole("img").waitFor();
    const [wide, inner] = await ada.getByRole("dialog").evaluate((node) => [node.scrollWidth, node.clientWidth]);
    assert.ok(wide <= inner, `the sheet is ${wide} wide in ${inner}`);
    await hasNoViolation(ada, `the count of eight, ${window.width}`);
    await picture(ada, `eight-count-${window.width}`);
    await ada.context().close();
  }
});

test("eight seats: eight chairs stand round a table, and none covers another", async ({ server, person, picture }) => {
  const game = { ...(await aGame(server, "fr")), min_players: 2, max_players: 8 };
  for (const window of [DESKTOP, PHONE]) {
    const ada = await person({ window, at: "/about" });
    await ada.route("**/api/games?*", (route) => route.fulfill({ json: { games: [game] } }));
    // The server knows the game for fewer.
    await ada.route("**/api/games/*/options?*", (route) =>
      route.fulfill({ json: { options: route.request().postDataJSON().options, conflicts: [] } }),
    );
    await ada.goto(`/new/${game.game}`);
    const chairs = ada.getByRole("button", { name: /^Chaise \d :/ });
    await chairs.first().waitFor();
    for (let seats = await chairs.count(); seats < 8; seats++) await ada.getByRole("button", { name: /ajouter une chaise/ }).click();
    await ada.getByRole("button", { name: /^Chaise 8 :/ }).waitFor();
    const boxes = await ada.getByRole("button", { name: /^Chaise \d :/ }).evaluateAll((nodes) =>
      nodes.flatMap((node) =>
        [...node.querySelectorAll(".disc, .says")].map((part) => ({
          seat: node.textContent,
          ...JSON.parse(JSON.stringify(part.getBoundingClientRect())),
        })),
      ),
    );
    for (const one of boxes) {
      for (const other of boxes.filter(({ seat }) => seat !== one.seat)) {
        const covers = one.left < other.right - 2 && other.left < one.right - 2 && one.top < other.bottom - 2 && other.top < one.bottom - 2;
        assert.ok(!covers, `${one.seat} covers ${other.seat} at ${window.width}`);
      }
    }
    await hasNoViolation(ada, `eight chairs, ${window.width}`);
    await picture(ada, `eight-chairs-${window.width}`, { fullPage: true });
    await ada.context().close();
  }
});
