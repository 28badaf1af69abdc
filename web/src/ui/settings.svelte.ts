// What a visitor likes, kept in this browser: theme, sound, motion, nickname, and what he knows already.
//
// Owns reading and keeping it safely: a browser that keeps nothing, or a spoilt entry, gives the defaults.  Sets
// `data-theme` and `data-motion` on the page.  The language is kept by text/words.svelte.ts.

import { FACES } from "../art/faces.ts";
import { aName, tidyName } from "./nickname.ts";

const KEPT = "undermine.settings";
const FACE_NUMBERS = Array.from({ length: FACES });
export const THEMES = ["dark", "light", "auto"] as const;
export type Theme = (typeof THEMES)[number];

interface Kept {
  theme: Theme;
  /** Sounds are off until somebody wants them. */
  sound: boolean;
  /** He was asked whether he wants them. */
  asked: boolean;
  /** Less motion than the device asks for. */
  calm: boolean;
  nickname: string;
  /** The picture of whom the visitor sits down as, by its number. */
  face: number;
  /** Somebody new is told what is happening, until the first round is over or he has enough of it. */
  coach: boolean;
  /** The boxes that he has opened before. */
  opened: readonly string[];
}

class Settings {
  #kept = $state<Kept>(read());

  constructor() {
    if (typeof document === "undefined") return;
    // Whoever was given a name and a face keeps them from the first page on.
    this.#keep({});
    matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => this.#show());
    addEventListener("storage", (event) => {
      if (event.key === KEPT) {
        this.#kept = read();
        this.#show();
      }
    });
  }

  get theme(): Theme {
    return this.#kept.theme;
  }

  set theme(theme: Theme) {
    this.#keep({ theme });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }

  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  get asked(): boolean {
    return this.#kept.asked;
  }

  set asked(asked: boolean) {
    if (asked !== this.#kept.asked) this.#keep({ asked });
  }

  get calm(): boolean {
    return this.#kept.calm;
  }

  set calm(calm: boolean) {
    this.#keep({ calm });
  }

  get nickname(): string {
    return this.#kept.nickname;
  }

  /** An empty name is no name: the old one stays. */
  set nickname(nickname: string) {
    const tidy = tidyName(nickname);
    if (tidy) this.#keep({ nickname: tidy });
  }

  get face(): number {
    return this.#kept.face;
  }

  set face(face: number) {
    this.#keep({ face });
  }

  get coach(): boolean {
    return this.#kept.coach;
  }

  set coach(coach: boolean) {
    if (coach !== this.#kept.coach) this.#keep({ coach });
  }

  hasOpened(box: string): boolean {
    return this.#kept.opened.includes(box);
  }

  openBox(box: string): void {
    if (!this.hasOpened(box)) this.#keep({ opened: [...this.#kept.opened, box] });
  }

  /** Whether things may fly: neither the device nor the visitor asked for calm. */
  get lively(): boolean {
    return !this.#kept.calm && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#kept));
    } catch {
      // Kept for this visit only.
    }
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    const bright = this.#kept.theme === "auto" && matchMedia("(prefers-color-scheme: light)").matches;
    root.dataset["theme"] = this.#kept.theme === "light" || bright ? "light" : "dark";
    root.dataset["motion"] = this.#kept.calm ? "less" : "";
    const night = getComputedStyle(root).getPropertyValue("--bg").trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", night);
  }
}

function read(): Kept {
  let kept: Partial<Record<keyof Kept, unknown>> = {};
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    if (typeof found === "object" && found) kept = found;
  } catch {
    kept = {};
  }
  const name = typeof kept.nickname === "string" ? tidyName(kept.nickname) : "";
  return {
    theme: THEMES.find((each) => each === kept.theme) ?? "dark",
    sound: kept.sound === true,
    asked: kept.asked === true || kept.sound === true,
    calm: kept.calm === true,
    nickname: name || aName(),
    face: typeof kept.face === "number" && kept.face in FACE_NUMBERS ? kept.face : Math.floor(Math.random() * FACES),
    coach: kept.coach !== false,
    opened: Array.isArray(kept.opened) ? kept.opened.filter((each): each is string => typeof each === "string") : [],
  };
}

export const settings = new Settings();
