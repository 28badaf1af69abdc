// All that only tables of the Duel show, also those of one player, as one piece that other tables do not load.

import type { Slots } from "../slots.svelte.ts";
import { knownOf } from "./known.ts";
import RivalRound from "./RivalRound.svelte";
import RivalSummary from "./RivalSummary.svelte";
import { rivalTales } from "./rivals.ts";
import Supply from "./Supply.svelte";

export default { known: knownOf, Supply, openRounds: rivalTales, RoundEnd: RivalRound, Summary: RivalSummary } satisfies Slots;
