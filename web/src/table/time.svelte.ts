// The time of day for whatever counts down, once a second for all of them, and only while somebody looks.

import { createSubscriber } from "svelte/reactivity";
import { serverTime } from "../wire/clock.ts";

const subscribe = createSubscriber((update) => {
  const beat = setInterval(update, 500);
  return () => clearInterval(beat);
});

/** Seconds since 1970 by the server's clock; whoever asks in a template is drawn anew as it passes. */
export function now(): number {
  subscribe();
  return serverTime();
}
