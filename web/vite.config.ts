// How the client is built: into the Python package, in pieces that a cache may keep for ever, nothing inline.
//
// The server's policy is "only from here, nothing inline", so no small file may become a data: address, and nothing is
// ever asked of another host.  `npm run dev` serves the sources itself and passes the rest on to `undermine serve`.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./tools/compress.ts";
import { fonts } from "./tools/fonts.ts";
import { words } from "./tools/words.ts";
import { worker } from "./tools/worker.ts";

const SERVER = process.env["UNDERMINE_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), fonts(), words(), worker(), compress()],
  // Pieces name each other by where they lie, so that the house may stand under any path.
  base: "./",
  build: {
    outDir: "../src/undermine/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      "/api": { target: SERVER, ws: true },
      "/art": { target: SERVER },
    },
  },
});
