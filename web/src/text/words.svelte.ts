// Sentences by key in the language of the reader, from the same Fluent files as the rest of the program.
//
// Owns loading and the choice of language.  One language is loaded at a time, as one file
// (tools/words.ts says what is in it); words of features from outside come from the server.  Whatever asks `t` in a template is drawn anew when the
// language changes.  Counted things come in as numbers, labels as text.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { root } from "../root.ts";
import { LANGUAGES, type Language, languageOf } from "./language.ts";

const KEPT = "undermine.language";

const SOURCES: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("virtual:words/en"),
  cs: () => import("virtual:words/cs"),
  sk: () => import("virtual:words/sk"),
  de: () => import("virtual:words/de"),
  lt: () => import("virtual:words/lt"),
};

/** What only some pages say: those after a game, and those of puzzles. */
const VOLUMES: Readonly<Record<"after" | "puzzles", Readonly<Record<Language, () => Promise<{ default: string }>>>>> = {
  after: {
    en: () => import("virtual:words/after/en"),
    cs: () => import("virtual:words/after/cs"),
    sk: () => import("virtual:words/after/sk"),
    de: () => import("virtual:words/after/de"),
    lt: () => import("virtual:words/after/lt"),
  },
  puzzles: {
    en: () => import("virtual:words/puzzles/en"),
    cs: () => import("virtual:words/puzzles/cs"),
    sk: () => import("virtual:words/puzzles/sk"),
    de: () => import("virtual:words/puzzles/de"),
    lt: () => import("virtual:words/puzzles/lt"),
  },
};
export type Volume = keyof typeof VOLUMES;
const opened = new Set<Volume>();

let spoken = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

/** The language of the page; English until one is loaded. */
export function language(): Language {
  return spoken?.language ?? "en";
}

/** Load a language and speak it from now on. */
export async function speak(chosen: Language): Promise<void> {
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  const { default: source } = await SOURCES[chosen]();
  const faults = bundle.addResource(new FluentResource(source));
  if (faults.length) throw new Error(`the words of ${chosen}: ${faults.join("; ")}`);
  bundle.addResource(new FluentResource(await fromOutside(chosen)));
  for (const volume of opened) bundle.addResource(new FluentResource((await VOLUMES[volume][chosen]()).default));
  spoken = { language: chosen, bundle };
  if (typeof document !== "undefined") document.documentElement.lang = chosen;
}

/** More words of a language, if it is still spoken; nothing is drawn anew for them. */
export function add(source: string, of: Language): void {
  if (spoken?.language === of) spoken.bundle.addResource(new FluentResource(source), { allowOverrides: true });
}

/** Have the words of a volume, too; for the pages that say them, before they are shown. */
export async function speakAlso(volume: Volume): Promise<void> {
  if (!opened.has(volume) && spoken) add((await VOLUMES[volume][spoken.language]()).default, spoken.language);
  opened.add(volume);
}

/** Words of features from outside, if the server says that there are any; without them their names in English do. */
async function fromOutside(chosen: Language): Promise<string> {
  if (!globalThis.document?.querySelector('meta[name="features"]')?.getAttribute("content")) return "";
  try {
    const answer = await fetch(`${root}/words/${chosen}.ftl`);
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

/** Speak it, and again at the next visit. */
export async function choose(chosen: Language): Promise<void> {
  await speak(chosen);
  try {
    localStorage.setItem(KEPT, chosen);
  } catch {
    // A browser that keeps nothing asks its own language again next time.
  }
}

/** What the visitor chose before; else what the browser asks for, if we speak it. */
export function preferred(): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    kept = null;
  }
  return LANGUAGES.find((each) => each === kept) ?? languageOf(navigator.languages);
}

/** The sentence for a key; `key.form` is another form of it.  A key without a sentence is a mistake and is reported. */
export function t(key: string, values: Record<string, string | number> = {}): string {
  if (!spoken) throw new Error(`${key} is asked for before a language is loaded`);
  const [name = key, form] = key.split(".", 2);
  const message = spoken.bundle.getMessage(name);
  const pattern = form ? message?.attributes[form] : message?.value;
  if (!pattern) {
    console.error(`there is no text "${key}" in ${spoken.language}`);
    return key;
  }
  const faults: Error[] = [];
  const said = spoken.bundle.formatPattern(pattern, values, faults);
  if (faults.length) console.error(`"${key}" in ${spoken.language}: ${faults.join("; ")}`);
  return said;
}

/** Whether there is such a sentence. */
export function has(key: string): boolean {
  const [name = key, form] = key.split(".", 2);
  const message = spoken?.bundle.getMessage(name);
  return Boolean(form ? message?.attributes[form] : message?.value);
}

/** A number as it is written in the language of the page; with `decimals` always so many of them. */
export function number(value: number, decimals?: number): string {
  const exact = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(language(), exact).format(value);
}
