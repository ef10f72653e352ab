// What a hand and an eye can do at a table: sizes of what is lit, of what is written, and of the stage.

/** Where the stage is, in pixels of the window. */
export function stageOf(page) {
  return page.evaluate(() => {
    const box = document.querySelector(".stage")?.getBoundingClientRect();
    return box ? [box.x, box.y, box.width, box.height].map((value) => Math.round(value)).join(" ") : "";
  });
}

/** Answers of the open question that cannot be seen whole without scrolling, by their words. */
export function hiddenAnswers(page) {
  return page.evaluate(() => {
    const acts = document.querySelector(".prompt .acts");
    // A long list of answers scrolls in its own box.
    if (!acts || acts.matches(".many")) return [];
    const view = acts.getBoundingClientRect();
    return [...acts.querySelectorAll("[data-offer]")].flatMap((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      const seen = left >= -1 && right <= innerWidth + 1 && top >= view.top - 2 && bottom <= view.bottom + 2 && bottom <= innerHeight + 1;
      return seen ? [] : [node.textContent.trim()];
    });
  });
}

/** What the server offers at the moment, as the page hears it. To be called before the table is opened; answers who tells it. */
export function hearOffers(page) {
  let offers = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const { type, scene } = JSON.parse(payload);
      if ((type === "scene" || type === "news") && scene?.offers) offers = scene.offers;
    });
  });
  return () => offers;
}

/** Answers that need nothing to be pointed at and are no buttons although nothing is picked, by their words. */
export async function missingAnswers(page, offers) {
  const shown = await page.evaluate(() =>
    document.querySelector(".prompt .back")
      ? null
      : [...document.querySelectorAll(".prompt [data-offer]")].map((node) => Number(node.dataset.offer)),
  );
  if (shown === null) return [];
  return offers().flatMap(({ picks, label }, index) => (picks?.length || shown.includes(index) ? [] : [label]));
}

/** Whether something that answers is in sight: a button, or something lit on the stage that is shown, in the dock or among the players. */
export function hasAnswerInSight(page) {
  return page.evaluate(() => {
    if (document.querySelector(".prompt [data-offer]")) return true;
    return [...document.querySelectorAll(".art .lit[data-id], [data-pick]")].some((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      // What a stage or a dock would have to be scrolled to is not in sight.
      const view = node.closest(".stage, .dock")?.getBoundingClientRect() ?? { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
      const [right, bottom] = [Math.min(view.right, innerWidth), Math.min(view.bottom, innerHeight)];
      return x + width > view.left + 4 && x < right - 4 && y + height > view.top + 4 && y < bottom - 4;
    });
  });
}

/** Buttons and links of the table page under so many pixels, as `name WxH`. */
export function smallTargets(page, least) {
  return page.evaluate((least) => {
    const small = [];
    for (const node of document.querySelectorAll(".table button, .table a, .table input")) {
      const { width, height, x, y } = node.getBoundingClientRect();
      // What is not shown, or lies outside, is no target; a link inside a sentence is as high as its line.
      if (width < 2 || height < 2 || node.closest(".unseen, .log, [hidden]") || x > innerWidth || y > innerHeight) continue;
      if (node.matches(".rule, .does button")) continue;
      if (Math.min(width, height) < least - 0.5)
        small.push(`${node.getAttribute("aria-label") ?? node.textContent.trim()} ${Math.round(width)}x${Math.round(height)}`);
    }
    return small;
  }, least);
}

/** Every text that is smaller than so many pixels once it is scaled, as `text size`, each once. */
export function smallTexts(page, least) {
  return page.evaluate((least) => {
    const small = new Map();
    const walk = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const text = node.textContent.trim();
      const parent = node.parentElement;
      if (text === "" || !parent || parent.closest(".unseen, title, defs, symbol, style, script, .flights")) continue;
      const box = parent.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) continue;
      const style = getComputedStyle(parent);
      if (style.visibility === "hidden" || Number(style.opacity) === 0) continue;
      const svg = parent instanceof SVGElement ? parent.getScreenCTM?.() : null;
      const scale = svg ? Math.hypot(svg.a, svg.b) : 1;
      const size = Number.parseFloat(style.fontSize) * scale;
      if (size > 0 && size < least - 0.05) {
        const where = parent.closest(".stage, .dock, .loupe")
          ? (parent.closest("[data-id]")?.dataset.id ?? "backdrop")
          : (parent.closest("[class]")?.className.toString().split(" ")[0] ?? "");
        small.set(`${where}: ${text.slice(0, 40)}`, Math.round(size * 10) / 10);
      }
    }
    return [...small].map(([text, size]) => `${text} ${size}`);
  }, least);
}

/** The least width and height of what can be touched, in pixels. */
const FINGER = 44;

/**
 * Points with the mouse at the middle and near the rim of everything that is lit and shown, and tells what was not hit. The middle always
 * belongs to the thing itself, unless another lit thing stands there above it; so does the rim.
 */
export async function missedTargets(page, most = 12) {
  const lit = await page.evaluate((most) => {
    const seen = [];
    for (const node of document.querySelectorAll(".stage .layer .lamp, .dock .layer .lamp")) {
      const { x, y, width, height } = node.querySelector(".halo").getBoundingClientRect();
      const box = node.closest(".stage, .dock").getBoundingClientRect();
      const shaped = node.querySelector(".halo").tagName === "path";
      if (
        x < Math.max(box.x, 0) ||
        y < Math.max(box.y, 0) ||
        x + width > Math.min(box.right, innerWidth) ||
        y + height > Math.min(box.bottom - 1, innerHeight)
      )
        continue;
      seen.push({ id: node.dataset.lamp, x, y, width, height, shaped, box: { x: box.x, y: box.y, right: box.right, bottom: box.bottom } });
    }
    return seen.slice(0, most);
  }, most);
  const enlarged = (await page.locator(".loupe").count()) > 0;
  const missed = [];
  const above = (one, x, y) =>
    lit.some((other) => other !== one && x >= other.x && x <= other.x + other.width && y >= other.y && y <= other.y + other.height);
  for (const one of lit) {
    const [inX, inY] = [Math.min(4, one.width / 4), Math.min(4, one.height / 4)];
    const points = [[one.x + one.width / 2, one.y + one.height / 2]];
    if (!one.shaped)
      points.push(
        [one.x + inX, one.y + inY],
        [one.x + one.width - inX, one.y + inY],
        [one.x + inX, one.y + one.height - inY],
        [one.x + one.width - inX, one.y + one.height - inY],
      );
    for (const [x, y] of points) {
      if (above(one, x, y)) continue;
      // From somewhere else: a fan opens under the pointer, and was measured closed.
      await page.mouse.move(1, 1);
      await page.mouse.move(x, y);
      const hit = await page.evaluate(() => document.querySelector(".table")?.dataset.hover ?? "");
      if (hit !== one.id) missed.push(`${one.id} at ${Math.round(x)},${Math.round(y)} is ${hit || "nothing"}`);
    }
    // A finger is broader than a small thing: around it nothing else answers but what is lit, too. What a loupe shows is larger there.
    if (enlarged || one.shaped || Math.min(one.width, one.height) >= FINGER) continue;
    const [cx, cy] = [one.x + one.width / 2, one.y + one.height / 2];
    for (const [across, down] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ]) {
      const [x, y] = [cx + across * (FINGER / 2 - 2), cy + down * (FINGER / 2 - 2)];
      if (x < one.box.x || y < one.box.y || x > one.box.right || y > one.box.bottom) continue;
      await page.mouse.move(1, 1);
      await page.mouse.move(x, y);
      const hit = await page.evaluate(() => document.querySelector(".table")?.dataset.hover ?? "");
      if (hit !== one.id && !lit.some(({ id }) => id === hit))
        missed.push(`${one.id} at ${Math.round(x)},${Math.round(y)}, a finger's breadth around, is ${hit || "nothing"}`);
    }
  }
  await page.mouse.move(1, 1);
  // The board may change meanwhile: others act, or the answer to the last decision comes. Of what is no longer lit there nothing can be said.
  const now = new Map(
    await page.evaluate(() =>
      [...document.querySelectorAll(".layer .lamp")].map((node) => {
        const { x, y } = node.querySelector(".halo").getBoundingClientRect();
        return [node.dataset.lamp, { x, y }];
      }),
    ),
  );
  const still = new Set(
    lit.filter(({ id, x, y }) => now.has(id) && Math.hypot(now.get(id).x - x, now.get(id).y - y) < 1).map(({ id }) => id),
  );
  return { missed: missed.filter((text) => still.has(text.slice(0, text.indexOf(" at ")))), looked: still.size };
}
