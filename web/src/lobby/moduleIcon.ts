// The small picture of an extra; most have one of their own name.

const ICONS: Readonly<Record<string, string>> = {
  chests: "chest",
  toll: "nugget",
  costume: "swap-hats",
  party: "people",
  "new-goals": "question",
  "sabotaged-dwarf": "broken-pickaxe",
  tournament: "trophy",
};
const OWN = new Set(["greedy", "swap-goals", "treasury", "veto", "direction", "craftsman", "tracker", "detour"]);

export function moduleIcon(name: string): string {
  return ICONS[name] ?? (OWN.has(name) ? name : "plus");
}
