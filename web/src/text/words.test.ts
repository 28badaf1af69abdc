import { afterEach, expect, test, vi } from "vitest";
import { LANGUAGES, languageOf } from "./language.ts";
import { has, language, speak, t } from "./words.svelte.ts";

afterEach(() => vi.restoreAllMocks());

test("a visitor gets the first language that we speak", () => {
  expect(languageOf(["fr-FR", "cs-CZ", "de"])).toBe("cs");
  expect(languageOf(["LT"])).toBe("lt");
  expect(languageOf(["fr"])).toBe("en");
  expect(languageOf([])).toBe("en");
});

test.each(LANGUAGES)("%s is loaded and spoken", async (each) => {
  await speak(each);
  expect(language()).toBe(each);
  expect(has("web-loading")).toBe(true);
  expect(t("web-loading")).not.toBe("web-loading");
});

test("a language is not another one", async () => {
  const said = new Set<string>();
  for (const each of LANGUAGES) {
    await speak(each);
    said.add(t("web-loading"));
  }
  expect(said.size).toBe(LANGUAGES.length);
});

test("a key without a sentence is reported and shown as it is", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  await speak("en");
  expect(t("no-such-key")).toBe("no-such-key");
  expect(report).toHaveBeenCalledOnce();
  expect(has("no-such-key")).toBe(false);
});
