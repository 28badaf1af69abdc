// Cuts the second half of every font (what lies beyond plain Latin) down to the letters of European names and words:
// a third of its size, which counts on a slow phone.  style/fonts.css names the files and the same range of letters.
//
// The cut files lie in node_modules, made once; the build gives them a hash of their content like every other file.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WEIGHTS: Readonly<Record<string, readonly number[]>> = { grenze: [700, 800], "alegreya-sans": [500, 700, 800] };
const RANGES: readonly (readonly [number, number])[] = [
  [0x100, 0x17f], // Latin Extended-A
  [0x218, 0x21b], // Romanian
];
const MODULES = fileURLToPath(new URL("../node_modules/", import.meta.url));
// Another range is another folder, so that nothing stale is taken.
const CUT = `${MODULES}.undermine-fonts/${RANGES.map(([first, last]) => `${first}-${last}`).join("+")}/`;

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
  const letters = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, number) => String.fromCodePoint(first + number)),
  ).join("");
  mkdirSync(CUT, { recursive: true });
  for (const [family, weights] of Object.entries(WEIGHTS)) {
    for (const weight of weights) {
      const name = `${family}-latin-ext-${weight}-normal.woff2`;
      if (existsSync(CUT + name)) continue;
      const { default: subset } = await import("subset-font");
      const whole = readFileSync(`${MODULES}@fontsource/${family}/files/${name}`);
      writeFileSync(CUT + name, await subset(whole, letters, { targetFormat: "woff2" }));
    }
  }
}
