// Packs what a browser would have to wait for: beside every file of text lie its .br and .gz, so that the server
// chooses and never packs.  Leaves alone what is packed already (fonts, pictures) and what gains nothing.

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(html|js|css|svg|webmanifest|json|txt)$/;
const WORTH = 512; // bytes; less than that fits the same packet either way

export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const path of files(folder)) {
        if (!TEXT.test(path) || statSync(path).size < WORTH) continue;
        const whole = readFileSync(path);
        const brotli = brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } });
        const gzip = gzipSync(whole, { level: 9 });
        if (brotli.length < whole.length) writeFileSync(`${path}.br`, brotli);
        if (gzip.length < whole.length) writeFileSync(`${path}.gz`, gzip);
      }
    },
  };
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith(".") ? [] : files(path);
    return entry.name.startsWith("_") ? [] : [path];
  });
}
