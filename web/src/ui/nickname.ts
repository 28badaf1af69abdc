// Names for those who did not choose one: short, friendly, and sounding like a dwarf in all five languages.

const NAMES = [
  "Balgrim", "Borin", "Brokka", "Dorli", "Durgan", "Elka", "Fargin", "Fjori", "Frida", "Gimbla", "Glonda", "Grimli",
  "Gundar", "Hilka", "Jorunn", "Kalin", "Kelda", "Krumli", "Lodin", "Magni", "Mirka", "Nali", "Norga", "Odvar", "Orika",
  "Pumli", "Ragna", "Rokan", "Runa", "Sigga", "Skaldi", "Storli", "Thora", "Tilda", "Torgan", "Ulfa", "Vigdis", "Yrsa",
  "Zerka", "Zorli",
] as const;

const LONGEST = 24;

export function aName(chance: () => number = Math.random): string {
  return NAMES[Math.floor(chance() * NAMES.length)] ?? NAMES[0];
}

/** One line, no blanks at the ends, no longer than the server takes; the server has the last word. */
export function tidyName(text: string): string {
  return [...text.normalize("NFC").replaceAll(/\s+/g, " ").trim()].slice(0, LONGEST).join("").trim();
}

/** The name, or the next one like it that nobody at the table has: two called Runa are Runa and Runa 2. */
export function freeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((each) => each.toLowerCase()));
  let free = name;
  for (let n = 2; used.has(free.toLowerCase()); n++) free = tidyName(`${[...name].slice(0, LONGEST - 3).join("")} ${n}`);
  return free;
}
