/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./vite/compress.ts";

const server = process.env["CENACLE_SERVER"] ?? "http://127.0.0.1:8460";

export default defineConfig({
  plugins: [svelte(), compress()],
  build: {
    outDir: "build/site",
    emptyOutDir: true,
    target: "es2022",
    // The server's policy allows no data: fonts, and every file of ours can be cached for good.
    assetsInlineLimit: 0,
  },
  server: {
    // The server refuses what comes from another origin, so it must see its own.
    proxy: { "/api": { target: server, changeOrigin: true, ws: true, headers: { origin: server } } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
