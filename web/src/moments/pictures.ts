// What moments look like, as one piece: no table needs it to be drawn, and every table soon after.

export { default as Climax } from "./Climax.svelte";
export { default as Strike } from "./Strike.svelte";
export { default as WhoAmI } from "./WhoAmI.svelte";
export { default as Wounds } from "./Wounds.svelte";
