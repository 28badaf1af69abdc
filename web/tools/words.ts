// All sentences of one language as one module, `virtual:words/<language>`, made of the Fluent files of the program.
//
// Owns which of those files the page needs.  Comments are for translators and are left out.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FILES = ["web", "play", "phrases", "tales", "admin"];
const NAME = "virtual:words/";

export function words(): Plugin {
  return {
    name: "words",
    resolveId(id) {
      return id.startsWith(NAME) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const language = id.slice(NAME.length + 1);
      const texts = FILES.map((file) => {
        const path = fileURLToPath(new URL(`../../src/undermine/locales/${language}/${file}.ftl`, import.meta.url));
        this.addWatchFile(path);
        return readFileSync(path, "utf-8").replaceAll(/^#.*\n/gm, "");
      });
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
    // `npm run dev`: a changed sentence is on the page after a reload that comes by itself.
    handleHotUpdate({ file, server }) {
      const language = /\/locales\/(\w+)\/\w+\.ftl$/.exec(file)?.[1];
      const module = language ? server.moduleGraph.getModuleById(`\0${NAME}${language}`) : undefined;
      return module ? [module] : undefined;
    },
  };
}
