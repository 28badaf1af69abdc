// Cuts every font down to the letters of European names and words and the signs that we set: a third less to load,
// which counts on a slow phone.  style/fonts.css names the files and the same ranges of letters.
//
// The cut files lie in node_modules, made once; the build gives them a hash of their content like every other file.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WEIGHTS: Readonly<Record<string, readonly number[]>> = { grenze: [700], "alegreya-sans": [500, 700] };
const RANGES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x2009, 0x2027], // spaces, dashes, quotes, dots
    [0x202f, 0x203a],
    [0x20ac, 0x20ac],
    [0x2190, 0x2193], // arrows
    [0x2212, 0x2212],
  ],
  "latin-ext": [
    [0x100, 0x17f], // Latin Extended-A
    [0x218, 0x21b], // Romanian
  ],
};
const MODULES = fileURLToPath(new URL("../node_modules/", import.meta.url));
// Other ranges are another folder, so that nothing stale is taken.
const CUT = `${MODULES}.undermine-fonts/${createHash("sha256").update(JSON.stringify(RANGES)).digest("hex").slice(0, 12)}/`;

export function fonts(): Plugin {
  return {
    name: "fonts",
    async config() {
      await cut();
      return { resolve: { alias: { "@cut-fonts": CUT } } };
    },
  };
}

async function cut(): Promise<void> {
  mkdirSync(CUT, { recursive: true });
  for (const [half, ranges] of Object.entries(RANGES)) {
    const letters = ranges
      .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, number) => first + number))
      .map((code) => String.fromCodePoint(code))
      .join("");
    for (const [family, weights] of Object.entries(WEIGHTS)) {
      for (const weight of weights) {
        const name = `${family}-${half}-${weight}-normal.woff2`;
        if (existsSync(CUT + name)) continue;
        const { default: subset } = await import("subset-font");
        const whole = readFileSync(`${MODULES}@fontsource/${family}/files/${name}`);
        // Written beside its place first: two builds at once must not read each other's halves.
        writeFileSync(`${CUT}${name}.${process.pid}`, await subset(whole, letters, { targetFormat: "woff2" }));
        renameSync(`${CUT}${name}.${process.pid}`, CUT + name);
      }
    }
  }
}
