// How well every word stands out from what is under it. The ground is taken from a picture of the page without its words, so that
// gradients, patterns and what shines through count as they are seen.

/** Hides every word, and leaves what is under it. */
const WITHOUT_WORDS =
  "*, *::before, *::after { color: transparent !important; text-shadow: none !important; } svg text { visibility: hidden !important; }";

/** Texts below `least` to 1 (large ones below `large`), as `where: text ratio`, each once. */
export async function faintTexts(page, { least = 4.5, large = 3 } = {}) {
  const texts = await page.evaluate(() => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown = (node) => !node.closest(".unseen, title, defs, symbol, style, script, .flights, [aria-hidden=true] .later");
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const [text, parent] = [node.textContent.trim(), node.parentElement];
      if (text === "" || !/[\p{L}\p{N}]/u.test(text) || !parent || !shown(parent)) continue;
      const style = getComputedStyle(parent);
      const drawn = parent instanceof SVGElement;
      let opacity = drawn ? Number(style.fillOpacity) : 1;
      let hidden = style.visibility === "hidden";
      for (let at = parent; at; at = at.parentElement) {
        const over = getComputedStyle(at);
        opacity *= Number(over.opacity);
        hidden ||= over.clipPath === "inset(50%)" || over.display === "none";
      }
      // What cannot be used now need not stand out.
      if (hidden || opacity < 0.05 || parent.closest(":disabled, [aria-disabled=true], .later, .off")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = drawn ? parent.getBoundingClientRect() : range.getBoundingClientRect();
      if (width < 2 || height < 2 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) continue;
      const [cx, cy] = [x + width / 2, y + height / 2];
      const top = document.elementFromPoint(cx, cy);
      // Something lies over it.
      if (!drawn && top && !parent.contains(top) && !top.contains(parent)) continue;
      const scale = drawn ? Math.hypot(parent.getScreenCTM().a, parent.getScreenCTM().b) : 1;
      const size = Number.parseFloat(style.fontSize) * scale;
      const outlined =
        drawn && style.stroke !== "none" && style.paintOrder.startsWith("stroke") && Number.parseFloat(style.strokeWidth) * scale >= 1.5;
      found.push({
        text: text.slice(0, 40),
        where:
          parent.closest("[data-id]")?.dataset.id ??
          (parent.closest("[class]")?.className.baseVal ?? parent.closest("[class]")?.className ?? "").split(" ")[0],
        colour: drawn ? style.fill : style.color,
        around: outlined ? style.stroke : "",
        opacity,
        shade:
          Number(getComputedStyle(parent.closest(".card")?.querySelector(".shade") ?? document.head).opacity) *
          (parent.closest(".card")?.querySelector(".shade") ? 1 : 0),
        box: [x, y, width, height],
        isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      });
    }
    return found;
  });
  const written = (await page.screenshot()).toString("base64");
  // The server's policy allows no style element, but a sheet that a script makes.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, WITHOUT_WORDS);
  const picture = (await page.screenshot()).toString("base64");
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return page.evaluate(
    async ({ texts, written, picture, least, large }) => {
      const drawn = async (data) => {
        const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]));
        const pen = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
        pen.drawImage(image, 0, 0);
        return pen;
      };
      const [pen, inked] = [await drawn(picture), await drawn(written)];
      const scale = pen.canvas.width / innerWidth;
      const rgb = (colour) => {
        const swatch = new OffscreenCanvas(1, 1).getContext("2d");
        swatch.fillStyle = colour;
        swatch.fillRect(0, 0, 1, 1);
        return [...swatch.getImageData(0, 0, 1, 1).data].slice(0, 3);
      };
      const light = (colour) => {
        const [r, g, b] = colour.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      const SHADE = rgb("#12141b");
      let looked = 0;
      const faint = new Map();
      for (const { text, where, colour, around, opacity, shade, box, isLarge } of texts) {
        // What cannot be picked lies in a shade, words and all.
        const ink = rgb(colour).map((value, at) => value * (1 - shade) + SHADE[at] * shade);
        const against = (ground) => ratio(light(ink.map((value, at) => value * opacity + ground[at] * (1 - opacity))), light(ground));
        const [x, y, w, h] = box.map((value) => Math.round(value * scale));
        // The middle of the line: letters stand there, and little else.
        const line = [x, y + Math.floor(h * 0.25), Math.max(w, 1), Math.max(Math.floor(h * 0.5), 1)];
        const [{ data }, { data: seen }] = [pen.getImageData(...line), inked.getImageData(...line)];
        // Something else lies over it, if hardly a letter of its colour is seen.
        let letters = 0;
        for (let at = 0; at < data.length; at += 4) {
          const ground = [data[at], data[at + 1], data[at + 2]];
          const [is, should] = [[seen[at], seen[at + 1], seen[at + 2]], ink.map((value, n) => value * opacity + ground[n] * (1 - opacity))];
          const far = (one, other) => Math.max(...one.map((value, n) => Math.abs(value - other[n])));
          if (far(is, should) < 24 && far(is, ground) > 12) letters++;
        }
        if (letters * 40 < data.length / 4) continue;
        looked++;
        const ratios = [];
        for (let at = 0; at < data.length; at += 4)
          ratios.push(around ? against(rgb(around)) : against([data[at], data[at + 1], data[at + 2]]));
        ratios.sort((one, other) => one - other);
        // Where the ground varies, most of it counts.
        const found = ratios[Math.floor(ratios.length / 4)];
        if (found < (isLarge ? large : least) - 0.05)
          faint.set(`${where}: ${text}`, `${found.toFixed(2)} ${colour}${around && ` in ${around}`}`);
      }
      return { faint: [...faint].map(([text, found]) => `${text} ${found}`), looked };
    },
    { texts, written, picture, least, large },
  );
}
