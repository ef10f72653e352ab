// Packs what was built, for the server to send as it is.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Files that are packed already gain nothing. */
const WORTH_IT = /\.(html|js|css|svg|json|webmanifest|txt)$/;

/** Writes FILE.br and FILE.gz beside each file, so that the server never has to compress what does not change. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "cenacle-compress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      for (const name of names.filter((name) => WORTH_IT.test(name))) {
        const file = join(folder, name);
        const plain = await readFile(file);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        const packed = [
          ["br", brotliCompressSync(plain, { params })],
          ["gz", gzipSync(plain, { level: 9 })],
        ] as const;
        for (const [ending, bytes] of packed) {
          if (bytes.length < plain.length) await writeFile(`${file}.${ending}`, bytes);
        }
      }
    },
  };
}
