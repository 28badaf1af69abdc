// Whether this browser calls when it is its reader's turn.
//
// Owns asking the browser for leave, a subscription at its maker where the house can use one, and telling the house.  What
// is wanted is kept in this browser.  Without a worker, or at a house that rings nobody, a tab that is not looked at calls.

import { root } from "../root.ts";
import { language, t } from "../text/words.svelte.ts";
import { api } from "../wire/api.ts";
import type { BellsInfo } from "../wire/types.ts";
import { appWords } from "./appWords.ts";

const KEPT = "undermine.bell";

interface Kept {
  /** The name of the bell at the house; empty: it does not know this browser. */
  readonly id: string;
  readonly language: string;
}

class Bell {
  /** null: nobody wants to be called here. */
  #kept = $state.raw<Kept | null>(read());
  #leave = $state<NotificationPermission>(leave());
  /** The house rings this browser also when the page is closed. */
  isHung = $derived(Boolean(this.#kept?.id));

  /** Whether this browser could call at all. */
  get can(): boolean {
    return isSecureContext && "Notification" in globalThis;
  }

  get isOn(): boolean {
    return this.#kept !== null && this.#leave === "granted";
  }

  get isForbidden(): boolean {
    return this.#leave === "denied";
  }

  /** The reader asks for it; the browser may ask back. */
  async turnOn(): Promise<void> {
    this.#leave = await Notification.requestPermission();
    if (this.#leave !== "granted") return;
    this.#keep({ id: "", language: language() });
    await this.#hang();
  }

  async turnOff(): Promise<void> {
    const id = this.#kept?.id;
    this.#keep(null);
    const subscription = await (await manager())?.getSubscription();
    await subscription?.unsubscribe();
    if (id) await api.removeBell(id).catch(() => undefined);
  }

  /** The page opens: is what was hung still there, for this reader and in his language? */
  async check(): Promise<void> {
    if (!this.isOn) return;
    const subscription = await (await manager())?.getSubscription();
    const { key, bells } = await api.bells();
    const isKnown = bells.some(({ id }) => id === this.#kept?.id) && this.#kept?.language === language();
    if (!isKnown || !subscription || !isOf(subscription, key)) await this.#hang(key);
  }

  /** It is the reader's turn at this table, and nobody looks at the page. */
  async call(table: string, code: string): Promise<void> {
    if (!this.isOn) return;
    await appWords();
    const told: NotificationOptions = { body: t("app-turn-where", { code }), tag: `t/${table}`, icon: `${root}/icons/icon-192.png`, lang: language(), data: { table } };
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) {
      await worker.showNotification(t("app-turn"), told);
      return;
    }
    const shown = new Notification(t("app-turn"), told);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  }

  /** He looks, so nothing calls him any more. */
  async hush(table: string): Promise<void> {
    const worker = await navigator.serviceWorker?.getRegistration();
    for (const each of (await worker?.getNotifications({ tag: `t/${table}` })) ?? []) each.close();
  }

  async #hang(known = ""): Promise<void> {
    const pushes = await manager();
    if (!pushes) return;
    try {
      const key = known || (await api.bells()).key;
      if (!key) return;
      const old = await pushes.getSubscription();
      if (old && !isOf(old, key)) await old.unsubscribe();
      const made = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
      const told: BellsInfo = await api.hangBell({ endpoint: made.endpoint, key: text(made.getKey("p256dh")), secret: text(made.getKey("auth")), language: language() });
      this.#keep({ id: told.this ?? "", language: language() });
    } catch {
      // A browser without a maker that carries messages, or a house that does not call there: the tab calls.
    }
  }

  #keep(kept: Kept | null): void {
    this.#kept = kept;
    try {
      if (kept) localStorage.setItem(KEPT, JSON.stringify(kept));
      else localStorage.removeItem(KEPT);
    } catch {
      // Wanted as long as the page is open.
    }
  }
}

function read(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "null") as Partial<Kept> | null;
    return found && typeof found === "object" ? { id: String(found.id ?? ""), language: String(found.language ?? "") } : null;
  } catch {
    return null;
  }
}

function leave(): NotificationPermission {
  return "Notification" in globalThis ? Notification.permission : "denied";
}

async function manager(): Promise<PushManager | undefined> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return worker?.active ? worker.pushManager : undefined;
}

function isOf(subscription: PushSubscription, key: string): boolean {
  return text(subscription.options.applicationServerKey) === key;
}

/** As the house writes bytes, and as it reads them: base64url. */
export function text(data: ArrayBuffer | null): string {
  return btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0)))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function bytes(written: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(written.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
}

export const bell = new Bell();
