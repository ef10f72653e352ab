import assert from "node:assert/strict";
import { layFake, spot } from "../lib/fake.mjs";
import { until } from "../lib/play.mjs";
import { test } from "../lib/test.mjs";

// Two pieces that can be brought to two cells.
const cell = (number) => ({
  id: `cell.${number}`,
  region: "field",
  label: `cell ${number}`,
  look: "outline",
  spots: spot(100 + number * 180, 200, 140, 140),
});
const decor = {
  parts: [
    { id: "board", regions: [{ id: "field", label: "Field", role: "board", spots: spot(0, 0, 884, 586) }], places: [0, 1, 2, 3].map(cell) },
  ],
};
const piece = (number, at) => ({
  id: `piece.${number}`,
  pieces: [{ id: `piece.${number}`, place: `cell.${at}`, title: `piece ${number}`, symbol: "hood", seat: 1, look: { as: "token" } }],
});
const offers = [0, 1].flatMap((number) =>
  [2, 3].map((to) => ({
    picks: [`piece.${number}`, `cell.${to}`],
    label: `${number} to ${to}`,
    ghost: { place: `cell.${to}`, symbol: "hood" },
  })),
);

/** The middle of an element in the window. */
async function middle(page, id) {
  const box = await page.locator(`.art [data-id="${id}"]`).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test("table: a piece is dragged to its place, and comes home if it is dropped elsewhere", async ({ person, picture }) => {
  const ada = await person({ moves: true });
  const fake = await layFake(ada, {
    decor,
    scene: { parts: [piece(0, 0), piece(1, 1)], prompt: { mine: true, question: "Where?" }, offers },
    moment: { legal: 4 },
    hear(ask, fake) {
      if (ask.type !== "decide") return;
      fake.news(
        { put: [piece(1, 3)], offers: [], prompt: { mine: false, question: "Wait" } },
        { what: [{ is: "decided", seat: 1 }], moment: { to_act: [2] } },
      );
      fake.done(ask);
    },
  });
  await ada.locator('.art .lit[data-id="piece.1"]').waitFor();
  const decided = () => fake.asked.filter(({ type }) => type === "decide");
  const home = await middle(ada, "piece.1");
  const lift = async () => {
    await ada.mouse.move(...home);
    await ada.mouse.down();
    await ada.mouse.move(home[0] + 30, home[1] - 30, { steps: 4 });
    await ada.locator(".flights .carried").waitFor({ state: "attached" });
  };
  await lift();
  // While it is carried, only the cells it can be brought to are lit.
  await ada.locator('.art .lit[data-id="cell.3"]').waitFor();
  await picture(ada, "table-drag");
  await ada.mouse.move(home[0], home[1] - 200, { steps: 3 });
  await ada.mouse.up();
  await ada.locator(".flights .carried").waitFor({ state: "detached" });
  await ada.locator('.art .lit[data-id="piece.1"]').waitFor();
  assert.equal(await ada.locator(".art .sel").count(), 0, "what is dropped nowhere is held as before");
  assert.equal(decided().length, 0);
  await lift();
  await ada.mouse.move(...(await middle(ada, "cell.3")), { steps: 6 });
  await ada.mouse.up();
  await until(() => decided().length === 1, "it is laid where it was dropped");
  assert.deepEqual(offers[decided()[0].index].picks, ["piece.1", "cell.3"]);
  await ada.locator(".prompt[data-state=waiting]").waitFor();
});
