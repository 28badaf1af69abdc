// A veto has a key: there is little time for it.

import type { Slots } from "../slots.svelte.ts";

export default { keys: [{ key: "v", verb: "veto", words: "play-key-veto" }] } satisfies Slots;
