// All that only tables of the Dark Cave show, as one piece that other tables do not load.

export { default as Belongings } from "./Belongings.svelte";
export { default as FieldLights } from "./FieldLights.svelte";
export { default as Grotto } from "./Grotto.svelte";
export { default as WayTray } from "./WayTray.svelte";
export { whoOn } from "./figures.ts";
export { boundsNear, nearestField } from "./near.ts";
export { offersOf } from "./offers.ts";
export { caveSeat } from "./seat.ts";
export { Walk } from "./walk.svelte.ts";
