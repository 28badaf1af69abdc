// All that only tables of the Dark Cave show, as one piece that other tables do not load.

export { default as Belongings } from "./Belongings.svelte";
export { default as FieldLights } from "./FieldLights.svelte";
export { default as Grotto } from "./Grotto.svelte";
export { default as WayTray } from "./WayTray.svelte";
