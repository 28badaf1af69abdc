// Keys of the table, wherever the focus is, as long as nothing is being written and nothing lies over the table.

export interface KeyActs {
  choose(index: number): void;
  turn(): void;
  discard(): void;
  /** Take the last step back; false if there was none. */
  back(): boolean;
  peek(on: boolean): void;
  log(): void;
  board(): void;
  next(step: 1 | -1): void;
  zoom(way: 1 | -1 | 0): void;
  info(): void;
  hint(): void;
  /** An answer that has this key; false if none has. */
  answer(key: string): boolean;
  menu(): void;
  keys(): void;
}

const WRITES = "input, textarea, select, [contenteditable]";

export function keyActs(acts: KeyActs): { down: (event: KeyboardEvent) => void; up: (event: KeyboardEvent) => void } {
  const plain: Readonly<Record<string, () => void>> = {
    r: () => acts.turn(),
    d: () => acts.discard(),
    l: () => acts.log(),
    b: () => acts.board(),
    n: () => acts.next(1),
    N: () => acts.next(-1),
    i: () => acts.info(),
    h: () => acts.hint(),
    m: () => acts.menu(),
    "?": () => acts.keys(),
    "+": () => acts.zoom(1),
    "-": () => acts.zoom(-1),
    "0": () => acts.zoom(0),
  };
  return {
    down(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as Element | null)?.closest?.(WRITES) || document.querySelector("dialog[open]")) return;
      const { key } = event;
      if (/^[1-9]$/.test(key)) acts.choose(Number(key) - 1);
      else if (key === "p" || key === "P") acts.peek(true);
      else if (key === "Escape") {
        if (!acts.back()) return;
      } else {
        const act = plain[key] ?? plain[key.toLowerCase()];
        if (event.repeat && key !== "+" && key !== "-") return;
        if (act) act();
        else if (!acts.answer(key.toLowerCase())) return;
      }
      event.preventDefault();
    },
    up(event) {
      if (event.key === "p" || event.key === "P") acts.peek(false);
    },
  };
}
