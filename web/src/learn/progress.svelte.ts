// Which lessons were done, kept in this browser: ticks, and where to go on.

const KEPT = "undermine.lessons";

let done = $state.raw<ReadonlySet<string>>(read());

if (typeof window !== "undefined") {
  addEventListener("storage", ({ key }) => {
    if (key === KEPT) done = read();
  });
}

export function isDone(lesson: string): boolean {
  return done.has(lesson);
}

export function tick(lesson: string): void {
  if (done.has(lesson)) return;
  done = new Set([...done, lesson]);
  try {
    localStorage.setItem(KEPT, JSON.stringify([...done]));
  } catch {
    // Kept for this visit only.
  }
}

function read(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : []);
  } catch {
    return new Set();
  }
}
