// Short news that nobody has to answer: `toast("Copied.")`.  Shown by Toast.svelte, once, in App.

export interface News {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN = 4_500;
let next = 1;
const list = $state<News[]>([]);

export function toast(text: string, { bad = false } = {}): void {
  const id = next++;
  const same = list.findIndex((news) => news.text === text);
  if (same >= 0) list.splice(same, 1);
  list.push({ id, text, bad });
  setTimeout(() => dismiss(id), SHOWN + text.length * 40);
}

export function dismiss(id: number): void {
  const at = list.findIndex((news) => news.id === id);
  if (at >= 0) list.splice(at, 1);
}

export function toasts(): readonly News[] {
  return list;
}
