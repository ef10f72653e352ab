// What an eye can read: whether every word of a table stands whole and alone.

/** What leads past the page is shown where the keyboard comes to it. Names of people and what they are doing are as long as they like, and the log and the chat scroll: what does not fit there may end early.
 * What somebody does is told whole by pointing at it. */
const FREE =
  ".unseen, .skip:not(:focus), title, defs, symbol, style, script, .flights, .log, .chat, .strip b, .nm > b, .nm > small[title], .hist .news";

/** Every text of which a part cannot be seen, as `where: text`: cut by its box, or shortened. What scrolls by intent is left out. */
export function cutTexts(page) {
  return page.evaluate((free) => {
    const cut = new Set();
    const table = document.querySelector(".table");
    const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const nameOf = (node) => (node.className?.baseVal ?? node.className ?? "").split(" ")[0] || node.tagName.toLowerCase();
    const whereOf = (node) => node.closest("[data-id]")?.dataset.id ?? nameOf(node.closest("[class]") ?? node);
    // Said only to who listens.
    const isHeard = (node) =>
      node !== null && node !== table && (getComputedStyle(node).clipPath === "inset(50%)" || isHeard(node.parentElement));
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const [text, parent] = [node.textContent.trim(), node.parentElement];
      if (text === "" || !parent || parent.closest(free)) continue;
      const { visibility, opacity } = getComputedStyle(parent);
      if (visibility === "hidden" || Number(opacity) === 0 || isHeard(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
      const beyond = ({ left, right, top, bottom }, [across, down]) =>
        rects.some(
          (rect) => rect.left < left - across || rect.right > right + across || rect.top < top - down || rect.bottom > bottom + down,
        );
      if (parent instanceof SVGElement) {
        if (text.endsWith("…")) cut.add(`${whereOf(parent)}: ${text}`);
        const dock = parent.closest(".dock");
        const scrolls =
          dock &&
          [dock, ...dock.querySelectorAll("*")].some(
            (node) => node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0 && getComputedStyle(node).overflowX !== "visible",
          );
        const box = scrolls
          ? undefined
          : (parent.closest(".stage:not(.scrolls)") ?? parent.closest(".dock .sheet"))?.getBoundingClientRect();
        // What lies in another region, or far outside what is looked at, is not there at all.
        const seen =
          box &&
          rects.some(
            ({ left, right, top, bottom }) => right > box.left + 4 && left < box.right - 4 && bottom > box.top + 4 && top < box.bottom - 4,
          );
        if (seen && beyond(box, [1, 3])) cut.add(`${whereOf(parent)}: ${text} (over the edge)`);
        continue;
      }
      for (let box = parent; box && box !== table.parentElement; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === "visible" && overflowY === "visible") continue;
        if (box.matches("[data-scrolls], .players, .strip, .rooms")) break;
        if (beyond(box.getBoundingClientRect(), [overflowX === "visible" ? Infinity : 2, overflowY === "visible" ? Infinity : 4])) {
          cut.add(`${whereOf(parent)}: ${text.slice(0, 60)} (cut by ${nameOf(box)})`);
          break;
        }
      }
    }
    return [...cut];
  }, FREE);
}

/** Pairs of texts of one stage that are written over one another. */
export function overlappingTexts(page) {
  return page.evaluate(() => {
    const pairs = new Set();
    const idOf = (node) => node.closest("[data-id]")?.dataset.id ?? "backdrop";
    for (const svg of document.querySelectorAll(".stage > .art, .dock .sheet > .art, .own > .art")) {
      const view = svg.closest(".stage")?.getBoundingClientRect();
      const texts = [...svg.querySelectorAll("text")].flatMap((node) => {
        if (node.textContent.trim() === "" || node.closest("defs, symbol") || getComputedStyle(node).visibility === "hidden") return [];
        const { x, y, width, height } = node.getBoundingClientRect();
        if (view && (x > view.right || y > view.bottom || x + width < view.left || y + height < view.top)) return [];
        // The line is higher than its letters.
        return [{ node, text: node.textContent.trim(), card: node.closest(".card"), x, y: y + height * 0.22, w: width, h: height * 0.56 }];
      });
      texts.forEach((one, at) => {
        for (const other of texts.slice(at + 1)) {
          // A card of a row may lie over the one before it.
          if (one.card && other.card && one.card !== other.card) continue;
          const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
          const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
          if (w > 1.5 && h > 1.5 && w * h > 0.12 * Math.min(one.w * one.h, other.w * other.h))
            pairs.add(`${idOf(one.node)}: ${one.text} / ${idOf(other.node)}: ${other.text}`);
        }
      });
    }
    return [...pairs];
  });
}
