// The server's time.  Clocks of phones are wrong by minutes; whatever counts down counts by the server's.

let ahead = 0;

/** The server has just said what time it is, in seconds since 1970. */
export function setClock(server: number, here = Date.now() / 1000): void {
  ahead = here - server;
}

/** Seconds since 1970, by the server's clock. */
export function serverTime(here = Date.now() / 1000): number {
  return here - ahead;
}
