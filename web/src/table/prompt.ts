// The one line that says what is asked, of whom, and what to do now.

import type { Asking } from "../question/asking.svelte.ts";
import { type Bundle, sizes } from "../question/bundles.ts";
import { has, t } from "../text/words.svelte.ts";
import type { Live } from "../wire/live.svelte.ts";
import type { Handbook, TableInfo, View } from "../wire/types.ts";

/** The pile that a card comes from, in front of its name. */
const PILE = /^I{1,3}-/;

export interface Prompt {
  /** Whether something is asked of the reader. */
  readonly mine: boolean;
  readonly lead: string;
  readonly text: string;
}

export function promptOf(live: Live, handbook: Handbook, asking: Asking): Prompt | null {
  const { position, table } = live;
  if (!position || !table || table.state !== "running") return null;
  if (table.paused) return { mine: false, lead: t("play-paused"), text: t(table.host ? "play-paused-host" : "play-paused-wait") };
  const looking = table.resting ? stillLooking(table) : [];
  if (looking.length && !asking.mine) return { mine: false, lead: "", text: t("play-looking", { names: looking.join(", ") }) };
  if (position.asked === undefined) return null;
  const question = position.question ?? "";
  if (asking.mine) return { mine: true, lead: question === "turn" ? t("play-your-turn") : "", text: wanted(handbook, asking, question) };
  const name = table.seats[position.asked]?.name ?? "";
  const other = handbook.questions[question]?.other.replaceAll("{name}", name) ?? t("play-other", { name });
  return { mine: false, lead: "", text: other };
}

/** Who is here and has not seen yet how the last round ended, or who he is in this one. */
function stillLooking({ seats, resting }: TableInfo): string[] {
  return seats.flatMap((seat, i) => (seat.kind === "person" && !seat.stand_in && seat.present !== false && !resting?.ready.includes(i) ? [seat.name ?? ""] : []));
}

export function wanted(handbook: Handbook, asking: Asking, question: string): string {
  if (asking.sent) return t("play-sent");
  if (asking.opening) return t(asking.aimed ? "play-ask-sure" : `play-opening-${asking.opening}.ask`);
  if (question !== "turn") return handbook.questions[question]?.ask ?? t("play-ask-any");
  const { card, cells, fields, seats, offers, gathered } = asking;
  if (gathered) return wantedCards(gathered.bundle);
  if (card === null) return t(cannotDig(handbook, asking) ? "play-ask-broken" : (barredBy(handbook, asking) ?? "play-ask-card"));
  const words = handbook.cards[card];
  const name = words?.object ?? card;
  if (asking.aimed) return words?.kind === "path" ? t("play-ask-lay-it") : t("play-ask-sure");
  if (asking.begun && offers.buttons.length) return t("play-ask-which");
  if (words?.kind === "path") {
    if (cells.size) return t("play-ask-lay", { card: name });
    const barred = barredBy(handbook, asking);
    if (barred) return t(barred);
    return cannotDig(handbook, asking) ? t("play-ask-broken-path") : t("play-ask-nowhere", { card: words.name });
  }
  if (fields.size || seats.size || cells.size) {
    const wish = wishOf(card);
    if (wish) return t(wish);
    if (fields.size || (seats.size && cells.size)) return t("play-ask-field");
    if (seats.size) return t("play-ask-seat");
    return areGoals(asking) ? t("play-ask-goal") : t("play-ask-cell");
  }
  if (offers.buttons.length) return t("play-ask-which");
  // Such a card has nothing to point at: a theft lies before whoever plays it, a monster goes on from where it stands.
  if (offers.done.some((choice) => choice !== asking.putAway)) return t("play-ask-play");
  return t("play-ask-useless", { card: words?.name ?? card });
}

/** The key of what a card wants: by its name without the pile that it comes from, or by how that name begins. */
function wishOf(card: string): string | null {
  const parts = card.replace(PILE, "").split("-");
  const keys = parts.map((_, i) => `play-want-${parts.slice(0, parts.length - i).join("-")}`);
  return keys.find(has) ?? null;
}

function wantedCards(bundle: Bundle): string {
  const [least, most] = sizes(bundle);
  return least === most ? t("play-ask-cards", { count: most }) : t("play-ask-up-to", { count: most });
}

function cannotDig(handbook: Handbook, { view }: Asking): boolean {
  return handbook.tools.some(({ card }) => before(view).includes(card));
}

/** The key of what to do while another card than a broken tool keeps the reader from digging. */
function barredBy(handbook: Handbook, { view }: Asking): string | null {
  const card = before(view).find((each) => handbook.cards[each]?.bars && !handbook.cards[each]?.tool);
  if (!card) return null;
  return has(`play-ask-${card}`) ? `play-ask-${card}` : "play-ask-broken";
}

/** What lies before the reader. */
function before(view: View | null): readonly string[] {
  return view?.me == null ? [] : (view.seats[view.me]?.front ?? []);
}

function areGoals({ cells, view }: Asking): boolean {
  const goals = new Set(view?.goals.map(({ at }) => `${at[0]},${at[1]}`));
  return [...cells.keys()].every((key) => goals.has(key));
}
