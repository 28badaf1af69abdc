// What can be done at a table besides playing: stop the clocks, let bots play, give seats away, take another name, leave.

import { go } from "../go.svelte.ts";
import { t } from "../text/words.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";
import { toast } from "../ui/toast.svelte.ts";
import { api } from "../wire/api.ts";
import type { Live } from "../wire/live.svelte.ts";
import type { TableInfo } from "../wire/types.ts";
import { refused } from "./refused.ts";

export class Calls {
  readonly #live: Live;

  constructor(live: Live) {
    this.#live = live;
  }

  pause = (paused: boolean): void => void this.#call((id) => (paused ? api.pause(id) : api.resume(id)));
  letBotsTalk = (on: boolean): void => void this.#call((id) => api.botsTalk(id, on));
  letBotPlay = (seat: number): void => void this.#call((id) => api.letBotPlay(id, seat));
  playAgain = (seat: number): void => void this.#call((id) => api.playAgain(id, seat));
  remove = (seat: number): void => void this.#call((id) => api.stand(id, seat));
  sit = (seat: number, word: string): void => void this.#call((id) => api.sit(id, seat, settings.nickname, settings.face, word));

  /** Give a bot's seat away: the word that whoever shall have it must say; empty if that was refused. */
  offer = async (seat: number): Promise<string> => {
    try {
      return (await api.offer(this.#id, seat)).word;
    } catch (fault) {
      refused(fault);
      return "";
    }
  };

  rename = async (name: string): Promise<void> => {
    const seat = this.#live.table?.seat ?? null;
    const before = seat === null ? undefined : this.#live.table?.seats[seat];
    if (seat === null || (before?.name === name && (before.face ?? 0) === settings.face)) return;
    await this.#call((id) => api.rename(id, seat, name, settings.face));
    if (before?.name !== name && this.#name(seat) === name) toast(t("web-lobby-renamed", { name }));
  };

  leave = async (): Promise<void> => {
    const seat = this.#live.table?.seat ?? null;
    if (seat !== null) await this.#call((id) => api.stand(id, seat));
    go("/");
  };

  get #id(): string {
    return this.#live.table?.id ?? "";
  }

  #name(seat: number): string | undefined {
    return this.#live.table?.seats[seat]?.name;
  }

  async #call(act: (id: string) => Promise<TableInfo>): Promise<void> {
    try {
      this.#live.table = await act(this.#id);
    } catch (fault) {
      refused(fault);
    }
  }
}
