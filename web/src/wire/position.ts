// What the page hears, as it asks for it: in words and with the whole table, for `hello` says `views` and never `raw`.

import type * as wire from "./types.ts";

export interface Position extends Omit<wire.Position, "events" | "view"> {
  events: wire.PlainEvent[];
  view: wire.View;
}

export type Heard =
  | Exclude<wire.ServerMessage, wire.Welcome | wire.News>
  | (Omit<wire.Welcome, "position"> & { position?: Position })
  | (Omit<wire.News, "position"> & { position: Position });
