import assert from "node:assert/strict";
import { compare, shrink } from "../lib/compare.mjs";
import { RECORDS, settle } from "../lib/gallery.mjs";
import { Recorded } from "../lib/moments.mjs";
import { test } from "../lib/test.mjs";

test("pictures: a board that moves and a piece that is gone are seen, letters that are drawn otherwise are not", async ({
  server,
  person,
}) => {
  const desk = await person();
  // One board that is mostly dark, one that is mostly light.
  for (const { game, viewer } of RECORDS.filter(({ game }) => ["cult", "cleopatra"].includes(game))) {
    const recorded = await Recorded.of(server, game, { viewer });
    const ada = await person();
    await recorded.lay(ada, recorded.at(0.5));
    const look = async (css = "") => {
      // A sheet that is constructed: the page takes no style from outside.
      await ada.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, css);
      await settle(ada);
      return shrink(desk, await ada.screenshot(), 0.5);
    };
    const kept = await look();
    const differs = async (css) => compare(desk, kept, await look(css));
    assert.deepEqual(await differs(""), { part: 0, patch: 0, sizes: ["720x450", "720x450"], same: true }, game);
    const moved = await differs(".stage { translate: 9px 7px; }");
    assert.ok(!moved.same, `${game}: a board that moved is taken for the same: ${JSON.stringify(moved)}`);
    const letters = await differs("text, p, span, b, button { -webkit-text-stroke: 0.2px; text-rendering: geometricPrecision; }");
    assert.ok(letters.same, `${game}: other letters are taken for another picture: ${JSON.stringify(letters)}`);
    const gone = await differs(".dock { visibility: hidden; }");
    assert.ok(!gone.same, `${game}: a hand that is gone is not missed: ${JSON.stringify(gone)}`);
  }
});
