// The rules text taken apart and put together: `base:de+veto[rounds=1] x5`.
//
// Owns the spelling only, so that a form can be filled from an address and an address from a form.  What is allowed is
// the server's business.

export interface Wish {
  game: string;
  edition: string;
  modules: string[];
  options: Record<string, string>;
  /** 0: not said. */
  players: number;
}

const SHAPE = /^([a-z]+)(?::([a-z0-9-]+))?((?:\+[a-z0-9-]+(?:@[0-9A-Za-z.-]+)?)*)(?:\[([^[\]]*)\])?(?:\s+x(\d{1,3}))?$/;

/** What a rules text says; null if it is none. */
export function readRules(text: string): Wish | null {
  const found = SHAPE.exec(text.trim());
  if (!found) return null;
  const [, game = "", edition = "", modules = "", options = "", players = "0"] = found;
  const values: Record<string, string> = {};
  for (const part of options.split(",")) {
    const [key = "", value = ""] = part.split("=", 2).map((side) => side.trim());
    if (key) values[key] = value;
  }
  // Of a module from outside the server says which version it has.
  const names = modules.split("+").map((name) => name.replace(/@.*/, ""));
  return { game, edition, modules: names.filter(Boolean), options: values, players: Number(players) };
}

/** The text of a wish; options that say what the edition says anyway are left out. */
export function writeRules(wish: Wish, standard: Readonly<Record<string, string>> = {}): string {
  const changed = Object.entries(wish.options).filter(([key, value]) => value !== "" && standard[key] !== value);
  changed.sort(([one], [other]) => (one < other ? -1 : 1));
  const edition = wish.edition ? `:${wish.edition}` : "";
  const modules = wish.modules.map((name) => `+${name}`).join("");
  const options = changed.length ? `[${changed.map(([key, value]) => `${key}=${value}`).join(",")}]` : "";
  return `${wish.game}${edition}${modules}${options} x${wish.players}`;
}

/** `goldDraw` and `asDiggers` as keys of sentences: `gold-draw`, `as-diggers`. */
export function keyWord(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .toLowerCase();
}

/** How an option is asked for: a switch, one of a few values, cells on a plan, or a text. */
export type Kind =
  | { kind: "flag" }
  | { kind: "choice"; values: string[] }
  | { kind: "number"; least: number; most: number }
  | { kind: "seconds"; least: number; most: number }
  | { kind: "cells"; count: number | null; lot: boolean }
  | { kind: "text" };

const NUMBERS: Readonly<Record<string, number>> = { four: 4, five: 5 };

/** The server tells values in words for people: "true or false", "a or b or c", "a number from 1 to 9". */
export function kindOf(values: string): Kind {
  if (values === "true or false") return { kind: "flag" };
  const span = /^a number from (\d+) to (\d+)$/.exec(values);
  if (span) return { kind: "number", least: Number(span[1]), most: Number(span[2]) };
  // People think in whole seconds; shorter times are for programs.
  const time = /^milliseconds from (\d+) to (\d+)$/.exec(values);
  if (time) return { kind: "seconds", least: Math.ceil(Number(time[1]) / 1000), most: Math.floor(Number(time[2]) / 1000) };
  const cells = /^(random or )?(?:(four|five) )?cells as X:Y/.exec(values);
  if (cells) return { kind: "cells", count: NUMBERS[cells[2] ?? ""] ?? null, lot: Boolean(cells[1]) };
  const parts = values.split(" or ");
  if (parts.length > 1 && parts.every((part) => /^[A-Za-z0-9/+-]+$/.test(part))) return { kind: "choice", values: parts };
  return { kind: "text" };
}
