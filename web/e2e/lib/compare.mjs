// Pictures are made small, kept and compared in a browser: it reads and writes WebP by itself.
//
// What is compared are the mean colours of small blocks. A letter that another machine draws a little fatter hardly moves such a mean; a
// piece that is gone moves a patch of them, a board that lies elsewhere moves many.

/** The side of a block, in pixels of the kept picture. */
const BLOCK = 6;
/** A block differs if a channel of its mean does by so much, of 255. */
const DIFFERS = 20;
/** So many parts of all blocks may differ, and so many of them side by side. */
const MOST = 0.012;
const PATCH = 40;

/** The picture with so many parts of its width, as WebP. */
export async function shrink(page, png, scale = 1, quality = 0.72) {
  const webp = await page.evaluate(
    async ([png, scale, quality]) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))]));
      const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
      // By halves: one step of more than that leaves pixels out.
      let from = bitmap;
      for (let [w, h] = [bitmap.width, bitmap.height]; ; ) {
        [w, h] = [Math.max(width, Math.ceil(w / 2)), Math.max(height, Math.ceil(h / 2))];
        const canvas = new OffscreenCanvas(w, h);
        const pen = canvas.getContext("2d");
        pen.imageSmoothingQuality = "high";
        pen.drawImage(from, 0, 0, w, h);
        from = canvas;
        if (w === width && h === height) break;
      }
      const blob = await from.convertToBlob({ type: "image/webp", quality });
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result.split(",")[1]);
        reader.readAsDataURL(blob);
      });
    },
    [png.toString("base64"), scale, quality],
  );
  return Buffer.from(webp, "base64");
}

/** How two pictures differ: which part of all blocks, and the largest patch of them. `same` says whether that is little enough. */
export async function compare(page, kept, now) {
  const { part, patch, sizes } = await page.evaluate(
    async ([kept, now, block, differs]) => {
      const means = async (webp) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(webp), (letter) => letter.charCodeAt(0))]));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const pen = canvas.getContext("2d", { willReadFrequently: true });
        pen.drawImage(bitmap, 0, 0);
        const { data, width, height } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
        const [columns, rows] = [Math.floor(width / block), Math.floor(height / block)];
        const sums = new Float64Array(columns * rows * 3);
        for (let y = 0; y < rows * block; y++) {
          for (let x = 0; x < columns * block; x++) {
            const [to, from] = [(Math.floor(y / block) * columns + Math.floor(x / block)) * 3, (y * width + x) * 4];
            for (let channel = 0; channel < 3; channel++) sums[to + channel] += data[from + channel];
          }
        }
        return { width, height, columns, rows, means: sums.map((sum) => sum / (block * block)) };
      };
      const [one, other] = [await means(kept), await means(now)];
      const sizes = [`${one.width}x${one.height}`, `${other.width}x${other.height}`];
      if (sizes[0] !== sizes[1]) return { part: 1, patch: Infinity, sizes };
      const { columns, rows } = one;
      const differ = Array.from({ length: columns * rows }, (_, at) =>
        [0, 1, 2].some((channel) => Math.abs(one.means[at * 3 + channel] - other.means[at * 3 + channel]) > differs),
      );
      const part = differ.filter(Boolean).length / differ.length;
      let patch = 0;
      for (let start = 0; start < differ.length; start++) {
        let size = 0;
        const open = differ[start] ? [start] : [];
        while (open.length > 0) {
          const at = open.pop();
          if (!differ[at]) continue;
          differ[at] = false;
          size += 1;
          if (at % columns > 0) open.push(at - 1);
          if (at % columns < columns - 1) open.push(at + 1);
          open.push(at - columns, at + columns);
        }
        patch = Math.max(patch, size);
      }
      return { part, patch, sizes };
    },
    [kept.toString("base64"), now.toString("base64"), BLOCK, DIFFERS],
  );
  return { part, patch, sizes, same: sizes[0] === sizes[1] && part <= MOST && patch <= PATCH };
}
