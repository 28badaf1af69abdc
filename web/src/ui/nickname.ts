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
