// How the whodunits of past days went, kept in this browser: the first result of a day counts.

const KEPT = "undermine.whodunits";
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** So many days are remembered. */
const MOST = 400;

let known = $state.raw<ReadonlyMap<string, string>>(read());

export function marksOf(day: string): string {
  return known.get(day) ?? "";
}

export function keep(day: string, marks: string): void {
  if (known.has(day)) return;
  known = new Map([...known, [day, marks] as const].sort(([a], [b]) => a.localeCompare(b)).slice(-MOST));
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(known)));
  } catch {
    // Kept for this visit only.
  }
}

function read(): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    const rows = Object.entries(typeof kept === "object" && kept ? kept : {});
    return new Map(rows.filter((row): row is [string, string] => DAY.test(row[0]) && typeof row[1] === "string"));
  } catch {
    return new Map();
  }
}
