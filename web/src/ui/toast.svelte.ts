// Short news that nobody has to answer: `toast("Copied.")`.  Shown by Toast.svelte, once, in App.

export interface News {
  id: number;
  text: string;
  bad: boolean;
  /** News about the same thing take each other's place. */
  about: string;
}

/** Where news are shown on a page whose lower edge is needed for something else: under `top`, between the sides. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
}

const SHOWN = 4_500;
let next = 1;
const list = $state<News[]>([]);
let room = $state.raw<Room | null>(null);

export function toast(text: string, { bad = false, about = text } = {}): void {
  const id = next++;
  settle(about);
  list.push({ id, text, bad, about });
  setTimeout(() => dismiss(id), SHOWN + text.length * 40);
}

export function dismiss(id: number): void {
  const at = list.findIndex((news) => news.id === id);
  if (at >= 0) list.splice(at, 1);
}

/** What was said about something is no longer so. */
export function settle(about: string): void {
  const at = list.findIndex((news) => news.about === about);
  if (at >= 0) list.splice(at, 1);
}

/** From now on news are shown there; null: at the lower edge. */
export function showIn(wanted: Room | null): void {
  room = wanted;
}

export function roomOfToasts(): Room | null {
  return room;
}

export function toasts(): readonly News[] {
  return list;
}
