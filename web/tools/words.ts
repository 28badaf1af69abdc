// All sentences of one language as one module, `virtual:words/<language>`, made of the Fluent files of the program; what
// only some pages say is a volume of its own, `virtual:words/<volume>/<language>`, and is loaded with them.
//
// Owns what of them the page needs: some files of the house as they are, and of every feature the keys of the page.
// Comments are for translators and are left out.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FILES = ["web", "play", "phrases", "tales", "admin"];
/** What no first picture needs. */
const VOLUMES = ["after", "app", "puzzles"];
const KEYS = ["web-", "play-", "tales-", "phrase-", "place-", "because-"];
const NAME = "virtual:words/";
const PACKAGE = fileURLToPath(new URL("../../src/undermine/", import.meta.url));

export function words(): Plugin {
  return {
    name: "words",
    resolveId(id) {
      return id.startsWith(NAME) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [volume = "", inside] = id.slice(NAME.length + 1).split("/");
      if (inside) {
        if (!VOLUMES.includes(volume)) return null;
        const path = `${PACKAGE}locales/${inside}/${volume}.ftl`;
        this.addWatchFile(path);
        return `export default ${JSON.stringify(plain(path))};`;
      }
      const language = volume;
      const house = FILES.map((file) => `${PACKAGE}locales/${language}/${file}.ftl`);
      const features = readdirSync(`${PACKAGE}features`)
        .sort()
        .map((feature) => `${PACKAGE}features/${feature}/words/${language}.ftl`)
        .filter((path) => existsSync(path));
      for (const path of [...house, ...features]) this.addWatchFile(path);
      const texts = [...house.map(plain), ...features.map((path) => ofThePage(plain(path)))];
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
    // `npm run dev`: a changed sentence is on the page after a reload that comes by itself.
    handleHotUpdate({ file, server }) {
      const language = /\/locales\/(\w+)\/\w+\.ftl$|\/words\/(\w+)\.ftl$/.exec(file)?.slice(1).find(Boolean);
      const module = language ? server.moduleGraph.getModuleById(`\0${NAME}${language}`) : undefined;
      return module ? [module] : undefined;
    },
  };
}

function plain(path: string): string {
  return readFileSync(path, "utf-8").replaceAll(/^#.*\n/gm, "");
}

/** A message begins with its key at the margin; what belongs to it is indented, or closes a brace. */
function ofThePage(text: string): string {
  const messages = text.split(/^(?=[a-z])/m);
  return messages.filter((message) => KEYS.some((key) => message.startsWith(key))).join("");
}
