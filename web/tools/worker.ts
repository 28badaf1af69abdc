// The service worker, `sw.js`: the file of web/worker with the pieces of this very build written into it.
//
// Owns which pieces are kept for the time without a network: all but the admin's page and the pictures for messengers.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../worker/sw.js", import.meta.url));
/** What lies in web/public and belongs to the page. */
const PUBLIC = ["theme.js", "favicon.svg", "favicon-turn.svg", "manifest.webmanifest", "icons/icon-192.png"];
const OFFICE = /^assets\/Admin-/;

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const source = readFileSync(SOURCE, "utf-8");
      const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !OFFICE.test(name));
      const pieces = [...assets.sort(), ...PUBLIC];
      const page = bundle["index.html"];
      const hash = createHash("sha256").update(JSON.stringify(pieces)).update(source);
      for (const name of PUBLIC) hash.update(readFileSync(fileURLToPath(new URL(`../public/${name}`, import.meta.url))));
      if (page?.type === "asset") hash.update(page.source);
      const version = hash.digest("hex").slice(0, 12);
      this.emitFile({ type: "asset", fileName: "sw.js", source: source.replace("__VERSION__", version).replace("__PIECES__", JSON.stringify(pieces)) });
    },
  };
}
