// Which languages there are and which one a visitor gets.  Knows nothing of the sentences themselves.

export const LANGUAGES = ["en", "cs", "sk", "de", "lt"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How the languages call themselves; the same in every language, so not a text to translate. */
export const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  cs: "Čeština",
  sk: "Slovenčina",
  de: "Deutsch",
  lt: "Lietuvių",
};

/** The first of the wishes (`cs-CZ`, `de`) that we speak; English if there is none. */
export function languageOf(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split(/[-_]/)[0];
    const known = LANGUAGES.find((language) => language === code);
    if (known) return known;
  }
  return "en";
}
