// Calls of the admin page.  Its session is a cookie of its own; without one the server knows none of these addresses.

import { call } from "./api.ts";
import type { AdminInfo } from "./types.ts";

const act = (path: string, body?: unknown): Promise<AdminInfo> => call<AdminInfo>("POST", `/api/admin/${path}`, body);

export const admin = {
  /** Use the word of a link up; from then on there is a session. */
  enter: (word: string) => call<{ who: string }>("POST", "/api/admin/enter", { word }),
  leave: () => call<unknown>("POST", "/api/admin/leave"),
  look: () => call<AdminInfo>("GET", "/api/admin"),
  close: (table: string) => act(`tables/${encodeURIComponent(table)}/close`),
  tableChat: (table: string, on: boolean) => act(`tables/${encodeURIComponent(table)}/chat`, { on }),
  block: (guest: string, on: boolean) => act(`guests/${encodeURIComponent(guest)}/block`, { on }),
  chat: (on: boolean) => act("chat", { on }),
  notice: (text: string, language: string) => act("notice", { text, language }),
};
