// Words of the app: no first picture needs them, so they are a piece of their own.

import { add, language } from "../text/words.svelte.ts";
import type { Language } from "../text/language.ts";

const SOURCES: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("virtual:words/app/en"),
  cs: () => import("virtual:words/app/cs"),
  sk: () => import("virtual:words/app/sk"),
  de: () => import("virtual:words/app/de"),
  lt: () => import("virtual:words/app/lt"),
};

/** Have them in the language of the page. */
export async function appWords(): Promise<void> {
  const chosen = language();
  const { default: source } = await SOURCES[chosen]();
  add(source, chosen);
}
