// How the client's own tests run; apart from vite.config.ts, because whoever only builds the page has no Vitest.

import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

export default mergeConfig(
  client,
  defineConfig({
    // Tests run the same half of Svelte as a browser does.
    resolve: { conditions: ["browser"] },
    test: { include: ["src/**/*.test.ts"], environment: "node" },
  }),
);
