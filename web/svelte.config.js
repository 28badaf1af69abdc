// How Svelte files are read: TypeScript inside, styles in files of their own (the server's policy allows no others).
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
