// People who share this device at a table.  Each of them is a guest of his own, with a token that this browser keeps, so
// the server tells each seat only what that seat may know; what is shown to whom is the business of HotSeat.svelte.
//
// Owns making such guests, seating them, and remembering them.

import { root } from "../root.ts";
import { language } from "../text/words.svelte.ts";
import { Away, Refusal } from "../wire/api.ts";
import type { GuestInfo, Problem, TableInfo } from "../wire/types.ts";

export interface Companion {
  readonly token: string;
  readonly name: string;
}

const KEPT = "undermine.companions";

class Companions {
  #of = $state.raw<Readonly<Record<string, readonly Companion[]>>>(read());

  /** Who plays at a table from this device, besides the guest of the browser itself. */
  at(table: string): readonly Companion[] {
    return this.#of[table] ?? [];
  }

  /** A new guest on a seat. */
  async sit(table: string, seat: number, name: string): Promise<TableInfo> {
    const { token } = await ask<GuestInfo>("POST", "/api/guests", "");
    const told = await ask<TableInfo>("POST", `/api/tables/${encodeURIComponent(table)}/seats/${seat}`, token, { name, word: "" });
    this.#keep(table, [...this.at(table), { token, name }]);
    return told;
  }

  /** He plays from this device no more; `seat` is where he sits. */
  async stand(table: string, { token }: Companion, seat: number): Promise<TableInfo> {
    const told = await ask<TableInfo>("DELETE", `/api/tables/${encodeURIComponent(table)}/seats/${seat}`, token);
    this.forget(table, token);
    return told;
  }

  /** He has no seat there any more. */
  forget(table: string, token: string): void {
    this.#keep(table, this.at(table).filter((each) => each.token !== token));
  }

  #keep(table: string, those: readonly Companion[]): void {
    const { [table]: _, ...others } = this.#of;
    // Tables of long ago are forgotten; the latest is last.
    this.#of = Object.fromEntries([...Object.entries(others).slice(-20), ...(those.length ? [[table, those] as const] : [])]);
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#of));
    } catch {
      // Kept as long as the page is open.
    }
  }
}

function read(): Record<string, readonly Companion[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof found === "object" && found ? (found as Record<string, readonly Companion[]>) : {};
  } catch {
    return {};
  }
}

/** A call that is made for somebody else than the guest of this browser: without its cookie. */
async function ask<T>(method: string, path: string, token: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json", "accept-language": language() };
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(root + path, { method, headers, credentials: "omit", body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Away();
  }
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  throw problem?.key ? new Refusal(response.status, problem.key, problem.detail ?? problem.key) : new Away();
}

export const companions = new Companions();
