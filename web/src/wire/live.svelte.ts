// A seat at a table over one socket: what the server told last, and what is asked of it.
//
// Owns connecting, resuming and patience.  It folds nothing: every position brings the whole table as this seat sees it.
// A lost connection is tried again by itself; an answer that was never acknowledged is refused by the server as stale
// if it did arrive, so it can be given again without harm.

import { root } from "../root.ts";
import { language } from "../text/words.svelte.ts";
import { beSomebody } from "./api.ts";
import { setClock } from "./clock.ts";
import type { Heard, Position } from "./position.ts";
import type { ClientMessage, Hello, LogEntry, PlainEvent, Spoken, TableInfo } from "./types.ts";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;
const NO_ENTRY = 4403;

/** Why the server did not do what it was asked for. */
export class Refused extends Error {
  constructor(
    readonly key: string,
    message: string,
  ) {
    super(message);
  }
}

/** The connection went before an answer came. */
export class Lost extends Error {}

interface Waiting {
  resolve: (text: string) => void;
  reject: (fault: Error) => void;
}

export type Link = "connecting" | "open" | "lost" | "refused";

/** A seat at a table as everything on the page knows it; a lesson has one, too, with no server behind it. */
export type Live = Pick<Connection, keyof Connection>;

export class Connection {
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  /** Everything that this seat has seen happen in this game, in order. */
  events = $state.raw<readonly PlainEvent[]>([]);
  said = $state.raw<readonly Spoken[]>([]);
  link = $state<Link>("connecting");
  /** Why there is no entry, when `link` is "refused". */
  refusal = $state("");
  /** When the table goes on by itself, in seconds since 1970. */
  due = $state<number | null>(null);
  /** Called with every position after the first: something happened. */
  onnews: ((position: Position, before: Position | null) => void) | null = null;

  readonly #id: string;
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #counted = "";
  #greeted = 0;
  readonly #wake = (): void => this.#hurry();

  constructor(id: string) {
    this.#id = id;
    addEventListener("online", this.#wake);
    // Without a network a table on this very machine still answers, so that is asked, not believed.
    addEventListener("offline", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    void this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  /** Answer what is asked; resolves when the answer is durable. */
  play(action: string): Promise<string> {
    return this.#ask({ do: "play", seen: this.position?.n ?? 0, action });
  }

  /** Why an action is not possible, as a sentence. */
  why(action: string): Promise<string> {
    return this.#ask({ do: "why", action });
  }

  say(phrase: string, words: string[]): Promise<string> {
    return this.#ask({ do: "say", phrase, arguments: words });
  }

  chat(text: string): Promise<string> {
    return this.#ask({ do: "say", chat: text });
  }

  /** I have looked at the end of the round; go on. */
  ready(): Promise<string> {
    return this.#ask({ do: "ready" });
  }

  /** Ask for everything again: the language changed. */
  again(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.log = [];
      this.#greet(0);
    }
  }

  #greet(seen: number): void {
    this.#greeted = seen;
    this.#send({ do: "hello", seen, views: true, language: language() });
  }

  async #connect(): Promise<void> {
    if (this.#closed) return;
    try {
      await beSomebody();
    } catch {
      this.#retry();
      return;
    }
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${root}/api/tables/${encodeURIComponent(this.#id)}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#greet(this.position?.n ?? 0);
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(message.data) as Heard);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lose(event.code);
    };
  }

  #hear(message: Heard): void {
    switch (message.is) {
      case "hello":
        setClock(message.now);
        this.link = "open";
        this.#wait = FIRST_WAIT;
        clearInterval(this.#beat);
        this.#beat = setInterval(() => void this.#ping(), HEARTBEAT);
        this.said = message.said ?? [];
        if (this.#meet(message.table) && this.#greeted) {
          // What we had seen was of another game or seat, so what comes "after" it is of no use.
          this.#greet(0);
          break;
        }
        if (!this.#greeted) this.events = [];
        if (message.position) this.#take(message.position, this.#greeted > 0);
        break;
      case "news":
        this.#take(message.position, true);
        break;
      case "table":
        this.#meet(message.table);
        this.due = message.due ?? null;
        break;
      case "said":
        this.said = [...this.said, message];
        break;
      case "done":
        this.#settle(message.id)?.resolve("");
        break;
      case "why":
        this.#settle(message.id)?.resolve(message.text);
        break;
      case "refused":
        if (message.id) this.#settle(message.id)?.reject(new Refused(message.key, message.detail));
        else this.refusal = message.detail;
    }
  }

  /** Another game, or another seat, counts its events from nothing; true if it is so. */
  #meet(table: TableInfo): boolean {
    const counted = `${table.game}/${table.seat}`;
    const isOther = this.#counted !== "" && this.#counted !== counted;
    if (isOther) {
      this.position = null;
      this.log = [];
      this.events = [];
    }
    this.#counted = counted;
    if (!this.table || table.sequence >= this.table.sequence || table.id !== this.table.id) this.table = table;
    return isOther;
  }

  #take(position: Position, isNews: boolean): void {
    const before = this.position;
    if (position.log?.length) {
      const log = [...this.log];
      for (const entry of position.log) log[entry.n] = entry;
      this.log = log;
    }
    if (position.events.length) this.events = [...this.events, ...position.events];
    this.position = position;
    this.due = position.due ?? null;
    if (before && isNews) this.onnews?.(position, before);
  }

  #ask(message: Exclude<ClientMessage, Hello>): Promise<string> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN || this.link !== "open") {
        reject(new Lost());
        return;
      }
      this.#waiting.set(id, { resolve, reject });
      this.#send({ ...message, id });
    });
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  /** A phone that slept keeps a socket that is dead: no answer in time means it is. */
  async #ping(): Promise<void> {
    const socket = this.#socket;
    const late = setTimeout(() => {
      if (this.#socket === socket) {
        socket?.close();
        this.#lose(0);
      }
    }, PATIENCE);
    await this.#ask({ do: "ping" }).catch(() => undefined);
    clearTimeout(late);
  }

  #lose(code: number): void {
    clearInterval(this.#beat);
    this.#socket = null;
    for (const waiting of this.#waiting.values()) waiting.reject(new Lost());
    this.#waiting.clear();
    if (code === NO_ENTRY) {
      this.link = "refused";
      return;
    }
    this.link = "lost";
    this.#retry();
  }

  #retry(): void {
    if (this.#closed) return;
    if (this.link === "connecting") this.link = "lost";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }

  /** The page is seen again, or the network is back: do not wait for the next try. */
  #hurry(): void {
    if (document.visibilityState !== "visible") return;
    if (this.link === "lost") {
      this.#wait = FIRST_WAIT;
      clearTimeout(this.#timer);
      void this.#connect();
    } else if (this.link === "open") {
      void this.#ping();
    }
  }
}
