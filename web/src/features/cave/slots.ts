// All that only tables of the Dark Cave show, as one piece that other tables do not load.

import type { Slots } from "../slots.svelte.ts";
import Belongings from "./Belongings.svelte";
import FieldLights from "./FieldLights.svelte";
import { whoOn } from "./figures.ts";
import { hits } from "./hits.ts";
import Standing from "./Standing.svelte";
import { boundsNear, moverAt, nearestField } from "./near.ts";
import { offersOf } from "./offers.ts";
import { fateOf, layersOf } from "./piles.ts";
import { caveSeat } from "./seat.ts";
import { Walk } from "./walk.svelte.ts";
import WayTray from "./WayTray.svelte";

export default {
  Standing,
  FieldLights,
  whoOn,
  nearestField,
  boundsNear,
  moverAt,
  Walk,
  WayTray,
  fieldOffers: offersOf,
  belongings: caveSeat,
  Belongings,
  hits,
  layers: layersOf,
  fateOf,
} satisfies Slots;
