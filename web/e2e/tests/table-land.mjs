import assert from "node:assert/strict";
import { layFake, spot } from "../lib/fake.mjs";
import { PHONE } from "../lib/people.mjs";
import { test } from "../lib/test.mjs";

// Land: a place with a form of its own under pictures that say nothing, and the sand-glass of the game beside it.
const OUTLINE = "M100,100L400,100L400,300L100,300ZM200,150L200,250L300,250L300,150Z";
const outlined = (at) => ({ ...at, outline: OUTLINE });
const { wide, narrow } = spot(100, 100, 300, 200);
const land = {
  id: "land",
  region: "world",
  label: "A kingdom of 6 tiles",
  text: "2 prophets, 4 points for N2",
  rule: "land.hold",
  spots: { wide: outlined(wide), narrow: outlined(narrow) },
};
const decor = {
  parts: [
    {
      id: "board",
      regions: [{ id: "world", label: "World", role: "board", spots: spot(0, 0, 884, 586) }],
      places: [
        { id: "cell", region: "world", label: "a cell", spots: spot(100, 100, 300, 200) },
        ...Array.from({ length: 30 }, (_, at) => ({
          id: `far.${at}`,
          region: "world",
          label: `far ${at}`,
          spots: spot(20 + at * 28, 520, 20, 20),
        })),
        { id: "sand", region: "world", label: "the sand-glass", look: "glass", spots: spot(640, 120, 137, 112) },
      ],
    },
  ],
};
const parts = [
  { id: "laid", pieces: [{ id: "tile", place: "cell", drawing: '<rect x="-150" y="-100" width="300" height="200" fill="#4d8a4a"/>' }] },
  { id: "kingdom", places: [land] },
];
const lay = (page, moment = {}) =>
  layFake(page, { decor, scene: { parts, prompt: { mine: false, question: "Wait" }, offers: [] }, moment: { to_act: [2], ...moment } });

/** A point of the window at which these units of the stage are. */
const at = (page, x, y) =>
  page.locator(".stage > .art").evaluate(
    (node, [x, y]) => {
      const { a, d, e, f } = node.getScreenCTM();
      return [a * x + e, d * y + f];
    },
    [x, y],
  );

test("table: land that is pointed at shows its outline, its size and who holds it; a picture without a name is no answer", async ({
  person,
  picture,
}) => {
  const ada = await person();
  await lay(ada);
  await ada.locator('[data-id="tile"]').waitFor({ state: "attached" });
  await ada.mouse.move(...(await at(ada, 150, 200)));
  await ada.locator(`.layer .told path[d="${OUTLINE}"]`).first().waitFor({ state: "attached" });
  const tip = ada.getByRole("tooltip");
  await tip.getByText("A kingdom of 6 tiles").waitFor();
  await tip.getByText("2 prophets, 4 points for N2").waitFor();
  await picture(ada, "table-land");
  // In the hole of its form lies something else.
  await ada.mouse.move(...(await at(ada, 250, 200)));
  await ada.locator(".layer .told").waitFor({ state: "detached" });
  // The keyboard reads it, too, and frames the same form.
  await ada.getByRole("button", { name: /^A kingdom of 6 tiles, 2 prophets/ }).focus();
  await ada.locator(`.layer .focus-ring[d="${OUTLINE}"]`).waitFor({ state: "attached" });
  assert.equal(await ada.getByRole("button", { name: /^far/ }).count(), 0, "bare places with nothing on them are not read aloud");
});

test("table: on a phone a long touch shows land as pointing does", async ({ person }) => {
  const ada = await person({ window: PHONE, touch: true });
  await lay(ada);
  await ada.locator('[data-id="tile"]').waitFor({ state: "attached" });
  const [x, y] = await at(ada, 150, 200);
  const cdp = await ada.context().newCDPSession(ada);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await ada.getByRole("dialog").getByText("A kingdom of 6 tiles").waitFor();
  await ada.locator(`.layer .told path[d="${OUTLINE}"]`).first().waitFor({ state: "attached" });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  // It stays when the finger goes, until it is put away; what is linked there works.
  await ada.route("**/api/games/fake/rules?*", (route) =>
    route.fulfill({ json: { rules: [{ id: "land.hold", chapter: "Land", title: "Who holds land", text: "Who has most prophets." }] } }),
  );
  await ada.waitForTimeout(900);
  await ada.getByRole("dialog").getByRole("button", { name: "Voir la règle" }).tap();
  await ada.locator('[data-rule="land.hold"].asked').waitFor();
  assert.equal(await ada.getByRole("dialog").count(), 0, "it makes room for the rule");
});

test("table: the sand runs on the stage where the game has its glass, and not once more beside it", async ({ person, picture }) => {
  const ada = await person();
  const fake = await lay(ada, { glass: Date.now() + 600_000, glass_millis: 600_000 });
  const said = ada.locator('.art [data-id="sand"] text');
  await said.waitFor();
  const before = await said.textContent();
  await ada.waitForFunction((before) => document.querySelector('.art [data-id="sand"] text').textContent !== before, before);
  assert.equal(await ada.locator(".left section svg clipPath").count(), 0, "there is one glass");
  const level = () =>
    ada
      .locator('.art [data-id="sand"] g[clip-path] rect')
      .first()
      .evaluate((node) => Number(node.getAttribute("height")));
  const full = await level();
  fake.news({}, { moment: { glass: Date.now() + 60_000 } });
  await ada.waitForFunction(
    (full) => Number(document.querySelector('.art [data-id="sand"] g[clip-path] rect').getAttribute("height")) < full / 2,
    full,
  );
  await picture(ada, "table-sand");
  // In the past no time runs.
  fake.news({}, { moment: { glass: undefined } });
  await said.waitFor({ state: "detached" });
});
