import assert from "node:assert/strict";
import { layFake, spot } from "../lib/fake.mjs";
import { PHONE } from "../lib/people.mjs";
import { until } from "../lib/play.mjs";
import { test } from "../lib/test.mjs";

// A game in real time: a tile in hand, four cells, and others who act at the same moment.
const cell = (number) => ({
  id: `cell.${number}`,
  region: "world",
  label: `cell ${number}`,
  look: "outline",
  spots: spot(100 + number * 120, 200, 100, 100),
});
const decor = {
  parts: [
    {
      id: "board",
      regions: [{ id: "world", label: "World", role: "board", spots: spot(0, 0, 884, 586) }],
      places: [...[0, 1, 2, 3].map(cell), { id: "hand.1", region: "world", label: "", look: "outline", spots: spot(360, 430, 120, 120) }],
    },
  ],
};
const drawing = (side, turn) =>
  `<rect x="-40" y="-40" width="80" height="80" fill="${side ? "#2d6f9e" : "#4d8a4a"}" data-side="${side}" data-turn="${turn}"/>`;
const offers = (cells) =>
  cells.flatMap((number) =>
    [0, 1].flatMap((side) =>
      [0, 1, 2, 3].map((turn) => ({
        picks: ["tile", `cell.${number}`],
        pose: { side, turn },
        label: `Lay at ${number}`,
        ghost: { place: `cell.${number}`, drawing: drawing(side, turn) },
      })),
    ),
  );
/** What lies by itself besides: with nothing but the tile to lay, it would be in hand from the start. */
const pass = { label: "Pass" };
const tile = { id: "tile", pieces: [{ id: "tile", place: "hand.1", title: "a tile", drawing: drawing(0, 0) }] };
const laid = (number) => ({
  id: `laid.${number}`,
  pieces: [{ id: `laid.${number}`, place: `cell.${number}`, title: "another tile", drawing: drawing(1, 0), fresh: true }],
});
const prompt = { mine: true, question: "Everyone plays" };
const lay = (page, hear, moment = {}) =>
  layFake(page, {
    decor,
    scene: { parts: [tile], prompt, offers: [...offers([0, 1, 2, 3]), pass] },
    moment: { to_act: [1, 2, 3], legal: 32, glass: Date.now() + 60_000, ...moment },
    hear,
  });
const ghost = (page) =>
  page.locator(".layer .ghost [data-turn]").evaluateAll((nodes) => nodes.map(({ dataset }) => `${dataset.side}${dataset.turn}`)[0]);
const pose = async (page, wanted) =>
  assert.equal(
    await page
      .waitForFunction((wanted) => {
        const [node] = document.querySelectorAll(".layer .ghost [data-turn]");
        return node && `${node.dataset.side}${node.dataset.turn}` === wanted;
      }, wanted)
      .then(
        () => wanted,
        () => ghost(page),
      ),
    wanted,
  );
const decided = (fake) => fake.asked.filter((ask) => ask.type === "decide");

test("table: what is in hand is turned by R and the wheel, flipped by F, and laid as it is shown", async ({ person, picture }) => {
  const ada = await person();
  const fake = await lay(ada, () => undefined);
  await ada.locator('.stage [data-id="tile"]').click();
  // The tile shows in the hand how it is held.
  await ada.keyboard.press("f");
  await ada.locator('.stage .layer [data-side="1"][data-turn="0"]').waitFor();
  await ada.keyboard.press("f");
  await ada.locator('.art [data-id="cell.1"]').hover();
  await pose(ada, "00");
  await ada.keyboard.press("r");
  await pose(ada, "01");
  await ada.mouse.wheel(0, 120);
  await pose(ada, "02");
  await ada.keyboard.press("Shift+R");
  await pose(ada, "01");
  await ada.keyboard.press("f");
  await pose(ada, "11");
  await picture(ada, "table-turning");
  // It is held so wherever it goes.
  await ada.locator('.art [data-id="cell.2"]').hover();
  await pose(ada, "11");
  await ada.locator('.art [data-id="cell.2"]').click();
  await until(() => decided(fake).length === 1);
  const { pose: chosen, picks } = offers([0, 1, 2, 3])[decided(fake)[0].index];
  assert.deepEqual([chosen, picks], [{ side: 1, turn: 1 }, ["tile", "cell.2"]]);
});

test("table: by touch a tile is turned by touching its place again, and laid by the button", async ({ person, picture }) => {
  const ada = await person({ window: PHONE, touch: true });
  const fake = await lay(ada, () => undefined);
  await ada.locator('.stage [data-id="tile"]').tap();
  await ada.locator('.art [data-id="cell.1"]').tap();
  await pose(ada, "00");
  await ada.locator('.art [data-id="cell.1"]').tap();
  await pose(ada, "01");
  await ada.getByRole("button", { name: "Tourner", exact: true }).tap();
  await pose(ada, "02");
  await ada.getByRole("button", { name: "Retourner" }).tap();
  await pose(ada, "12");
  await picture(ada, "table-turning-phone");
  assert.equal(decided(fake).length, 0, "nothing is laid before it is confirmed");
  await ada.locator(".prompt").getByRole("button", { name: "Lay at 1" }).tap();
  await until(() => decided(fake).length === 1);
});

test("table: who is overtaken but not in the way is asked for again without a word", async ({ person }) => {
  const ada = await person();
  const fake = await lay(ada, (ask, fake) => {
    if (ask.type !== "decide") return;
    if (decided(fake).length === 1) {
      // Somebody lays at 0 in the same moment: the list is another one, and what Ada wants still stands in it.
      fake.news({ put: [tile], come: [["tile", laid(0)]], offers: [...offers([1, 2, 3]), pass] });
      fake.refuse(ask, { code: "stale", message: "Something happened meanwhile." });
    } else {
      fake.news(
        { gone: ["tile"], come: [["laid.0", laid(3)]], offers: [], prompt: { mine: false, question: "Wait" } },
        { what: [{ is: "decided", seat: 1 }] },
      );
      fake.done(ask);
    }
  });
  await ada.locator('.stage [data-id="tile"]').click();
  await ada.locator('.art [data-id="cell.3"]').click();
  await ada.locator('.art [data-id="laid.3"]').waitFor({ state: "attached" });
  const [first, second] = decided(fake);
  assert.deepEqual([first.n, second.n, offers([1, 2, 3])[second.index].picks], [1, 2, ["tile", "cell.3"]]);
  assert.equal(await ada.getByRole("alert").count(), 0);
});

test("table: who comes too late is told why, and keeps the tile in hand", async ({ person, picture }) => {
  const ada = await person();
  const fake = await lay(ada, (ask, fake) => {
    if (ask.type === "decide") {
      fake.news({ come: [["tile", laid(3)]], offers: [...offers([0, 1, 2]), pass] });
      fake.refuse(ask, { code: "stale", message: "Something happened meanwhile." });
    }
    if (ask.type === "why-not")
      fake.tell({
        type: "why-not",
        id: ask.id,
        problem: { code: "refused", message: "N2 was faster: a tile lies there.", rule: "tile.lay" },
      });
  });
  await ada.locator('.stage [data-id="tile"]').click();
  await ada.locator('.art [data-id="cell.3"]').click();
  await ada.getByText("N2 was faster: a tile lies there.").waitFor();
  await ada.locator('.stage .sel[data-id="tile"]').waitFor();
  assert.equal(decided(fake).length, 1, "what cannot be done is not asked for again");
  await picture(ada, "table-too-late");
  // The others go on meanwhile, and what is in hand stays there.
  fake.news({ come: [["laid.3", laid(0)]], offers: [...offers([1, 2]), pass] });
  await ada.locator('.art [data-id="laid.0"]').waitFor({ state: "attached" });
  await ada.locator('.stage .sel[data-id="tile"]').waitFor();
});

test("table: what a rule stands against is told with its rule, and the tile stays in hand", async ({ person }) => {
  const ada = await person();
  const fake = await lay(ada, (ask, fake) => {
    if (ask.type === "decide") fake.refuse(ask, { code: "refused", message: "The corners do not fit.", rule: "tile.lay" });
  });
  for (let times = 1; times <= 2; times++) {
    if (times === 1) await ada.locator('.stage [data-id="tile"]').click();
    await ada.locator('.art [data-id="cell.2"]').click();
    await ada.getByText("The corners do not fit.").waitFor();
    await ada.locator('.stage .sel[data-id="tile"]').waitFor();
    assert.equal(decided(fake).length, times);
  }
});

test("table: the sand-glass of the game runs, and its last seconds are red", async ({ person }) => {
  const ada = await person();
  const fake = await lay(ada, () => undefined, { glass: Date.now() + 600_000 });
  const timer = ada.getByRole("timer");
  await timer.waitFor();
  assert.equal(await ada.locator(".glass.short").count(), 0);
  await ada.getByText("tout le monde joue").waitFor();
  const said = await timer.textContent();
  await ada.waitForFunction((said) => document.querySelector("[role=timer]")?.textContent !== said, said);
  fake.news({}, { moment: { glass: Date.now() + 9_000 } });
  await ada.locator(".glass.short").waitFor();
});
