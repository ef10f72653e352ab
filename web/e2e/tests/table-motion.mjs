import assert from "node:assert/strict";
import { layFake, spot } from "../lib/fake.mjs";
import { test } from "../lib/test.mjs";

const decor = {
  parts: [
    {
      id: "board",
      regions: [{ id: "field", label: "Field", role: "board", spots: spot(0, 0, 884, 586) }],
      places: [100, 300, 500].map((x, at) => ({
        id: `place.${at}`,
        region: "field",
        label: `place ${at}`,
        look: "outline",
        spots: spot(x, 200, 104, 146),
      })),
    },
  ],
};
const card = (id, place, open) => ({
  id,
  pieces: [
    {
      id,
      place: `place.${place}`,
      title: open ? "An open card" : "A hidden card",
      symbol: "ankh",
      look: open ? { as: "card", color: "#2f6d8c", foot: "", seal: null } : { as: "back", color: "#4b3720" },
    },
  ],
});
const die = (face) => ({ id: "die", dice: [{ id: "die", place: "place.2", face, title: "a die" }] });
const prompt = { mine: false, question: "Wait" };

/** What each layer in the air shows. */
const flights = (page) =>
  page.locator(".flights .flight").evaluateAll((nodes) =>
    nodes.map((node) => ({
      text: node.textContent.trim(),
      running: node.getAnimations().length,
      shade: [...node.querySelectorAll(".shade")].filter((shade) => getComputedStyle(shade).display !== "none").length,
    })),
  );

test("motion: a card that is turned shows both its sides, where it lies and on its way", async ({ person, picture }) => {
  const ada = await person({ moves: true });
  const fake = await layFake(ada, { decor, scene: { parts: [card("one", 0, false), card("two", 1, true)], prompt, offers: [] } });
  await ada.locator('[data-id="two"]').waitFor({ state: "attached" });
  await ada.waitForTimeout(400);
  // Time stands still, so that what is in the air can be looked at.
  const cdp = await ada.context().newCDPSession(ada);
  await cdp.send("Animation.enable");
  await cdp.send("Animation.setPlaybackRate", { playbackRate: 0.005 });
  fake.news({ put: [card("one", 0, true), card("two", 2, false)] });
  await ada.locator(".flights .flight").nth(3).waitFor({ state: "attached" });
  const seen = await flights(ada);
  assert.equal(seen.length, 4, "two cards, two sides each");
  assert.equal(seen.filter(({ text }) => text.includes("An open card")).length, 2, "each is open on one side only");
  assert.ok(
    seen.every(({ shade, running }) => shade === 0 && running > 0),
    "nothing dims what flies",
  );
  await picture(ada, "table-turned");
  await cdp.send("Animation.setPlaybackRate", { playbackRate: 20 });
  await ada.locator(".flights .flight").first().waitFor({ state: "detached" });
  assert.equal(await ada.locator(".in-flight").count(), 0);
});

test("motion: a die that is thrown tumbles; with less motion nothing moves", async ({ person }) => {
  for (const moves of [true, false]) {
    const ada = await person({ moves });
    const fake = await layFake(ada, { decor, scene: { parts: [die("unknown"), card("one", 0, true)], prompt, offers: [] } });
    await ada.locator('[data-id="die"]').waitFor({ state: "attached" });
    await ada.waitForTimeout(400);
    const cdp = await ada.context().newCDPSession(ada);
    await cdp.send("Animation.enable");
    await cdp.send("Animation.setPlaybackRate", { playbackRate: 0.005 });
    fake.news({ put: [die({ pips: 5 }), card("one", 1, true)] });
    await ada.waitForFunction(() => document.querySelectorAll('[data-id="die"] circle').length === 5);
    const tumbling = await ada.locator('[data-id="die"] > *').evaluateAll((nodes) => nodes.flatMap((node) => node.getAnimations()).length);
    assert.equal(tumbling > 0, moves);
    assert.equal((await flights(ada)).length > 0, moves);
  }
});

test("motion: at the end the panels of who won are framed", async ({ person, picture }) => {
  const panels = [1, 2, 3].map((seat) => ({ seat, name: `N${seat}`, score: String(seat * 10) }));
  const ada = await person();
  const fake = await layFake(ada, { decor, scene: { parts: [{ id: "panels", panels }], prompt, offers: [] } });
  await ada.route("**/scores?*", (route) => route.fulfill({ json: { points: [] } }));
  await ada.locator('[data-seat="3"]').waitFor();
  assert.equal(await ada.locator(".pl.won").count(), 0);
  fake.news({}, { moment: { to_act: [], ending: { reason: "end", winners: [2, 3], outcome: null, resigned: [] } }, what: [] });
  await ada.locator(".pl.won").nth(1).waitFor();
  assert.deepEqual(await ada.locator(".pl.won").evaluateAll((nodes) => nodes.map((node) => node.dataset.seat)), ["2", "3"]);
  await ada.keyboard.press("Escape");
  await picture(ada, "table-won");
});
