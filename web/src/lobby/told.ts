// Rules and tables in a few words, for lists and summaries.

import { has, language, number, t } from "../text/words.svelte.ts";
import { keyWord, readRules } from "./wish.ts";

/** The name of a box; one that we have no words for keeps its own. */
export function boxName(game: string, title = game): string {
  const key = `web-box-${game}`;
  return has(key) ? t(key) : title;
}

export function editionName(edition: string): string {
  const key = `web-edition-${edition}`;
  return has(key) ? t(key) : edition;
}

export function moduleName(name: string, title = name): string {
  const key = `web-module-${name}`;
  return has(key) ? t(key) : title;
}

export function optionName(key: string, about = key): string {
  const sentence = `web-option-${keyWord(key)}`;
  return has(sentence) ? t(sentence) : about;
}

export function valueName(key: string, value: string): string {
  if (value === "true") return t("web-yes");
  if (value === "false") return t("web-no");
  if (key.endsWith("Ms")) return number(Number(value) / 1000);
  const sentence = `web-value-${keyWord(key)}-${keyWord(value)}`;
  return has(sentence) ? t(sentence) : value;
}

/** What stands on the box, in parts: "Base game", "5 players", "German edition", "Veto", "Rounds: 1". */
export function rulesParts(text: string): string[] {
  const wish = readRules(text);
  if (!wish) return [text];
  return [
    boxName(wish.game),
    ...(wish.players ? [t("web-players", { count: wish.players })] : []),
    ...(wish.edition ? [editionName(wish.edition)] : []),
    ...wish.modules.map((name) => moduleName(name)),
    ...Object.entries(wish.options).map(([key, value]) => `${optionName(key)}: ${valueName(key, value)}`),
  ];
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago, in the largest unit that fits: "3 hours ago". */
export function since(seconds: number, now = Date.now() / 1000, spoken: string = language()): string {
  const words = new Intl.RelativeTimeFormat(spoken, { numeric: "auto" });
  const passed = Math.max(0, now - seconds);
  for (const [unit, length] of STEPS) if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  return words.format(0, "minute");
}
