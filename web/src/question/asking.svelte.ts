// What is asked of this seat and how far the answer is: the lifted card, what was pointed at, how a card lies.
//
// Owns the way from pointing to one of the server's choices.  Everything it offers comes from `choices`; everything it
// remembers belongs to one question and is forgotten with the next.

import { keyOf } from "../board/light.ts";
import type { Ghost } from "../board/offer.ts";
import { has } from "../text/words.svelte.ts";
import type { Live } from "../wire/live.svelte.ts";
import type { Cell, Choice, View } from "../wire/types.ts";
import { type Bundle, bundlesOf, isBundled, matching } from "./bundles.ts";
import { hasBothWays, keyOfStep, type Offers, offersOf, type Spot, type Step, stepsOf, wayOf } from "./steps.ts";

const DISCARD = "discard";
/** The answer that asks for nothing more; what else was offered can be had in the next turn, too. */
const DONE = "done";
/** The question that is answered with the cards of the hand; in any other one a card is an answer like every other. */
const TURN = "turn";
/** Questions for a card before which something may be done without one. */
const WITH_OPENINGS: readonly (string | undefined)[] = [TURN, "track"];

interface Gathering {
  n: number;
  key: string;
  indices: readonly number[];
}

interface Pointed {
  /** The question it belongs to. */
  n: number;
  steps: readonly Step[];
  /** The spot that was tapped and waits for a second tap. */
  aim: string;
}

export class Asking {
  /** How the chosen card shall lie where both ways fit. */
  turned = $state(false);
  #answer = $state.raw<{ n: number; choice: Choice } | null>(null);
  #lifted = $state.raw<{ index: number; card: string } | null>(null);
  #pointed = $state.raw<Pointed>({ n: -1, steps: [], aim: "" });
  #gathering = $state.raw<Gathering | null>(null);
  readonly #declined = new Set<string>();
  readonly #live: Live;
  readonly #refused: (fault: unknown) => void;

  constructor(live: Live, refused: (fault: unknown) => void) {
    this.#live = live;
    this.#refused = refused;
  }

  readonly #n = $derived.by(() => this.#live.position?.n ?? -1);

  /** An answer that was given; the server has not gone on from it yet. */
  readonly sent: Choice | null = $derived.by(() => (this.#answer?.n === this.#n ? this.#answer.choice : null));

  readonly view: View | null = $derived.by(() => this.#live.position?.view ?? null);

  /** Whether this seat has to answer now. */
  readonly mine: boolean = $derived.by(() => {
    const { position, table } = this.#live;
    const me = position?.view.me ?? null;
    return me !== null && position?.asked === me && !table?.paused && !table?.seats[me]?.stand_in && table?.state === "running";
  });

  readonly choices: readonly Choice[] = $derived.by(() => {
    if (!this.mine) return [];
    const choices = this.#live.position?.choices ?? [];
    // What is lit without a card would be taken for a place to lay one.
    const isOpening = ({ card, verb }: Choice): boolean => card === undefined && has(`play-opening-${verb}`);
    return WITH_OPENINGS.includes(this.#live.position?.question) ? choices.map((choice) => (isOpening(choice) ? { ...choice, opening: choice.verb } : choice)) : choices;
  });

  /** The opening without a card that was begun. */
  readonly opening: string = $derived.by(() => {
    const [first] = this.#pointed.n === this.#n ? this.#pointed.steps : [];
    return first?.kind === "opening" ? first.opening : "";
  });

  /** The place in the hand of the card that is lifted; also when it is somebody else's turn. */
  readonly held: number | null = $derived.by(() => {
    const lifted = this.#lifted;
    return lifted && this.view?.hand[lifted.index] === lifted.card ? lifted.index : null;
  });

  readonly card: string | null = $derived.by(() => (this.held === null ? null : (this.#lifted?.card ?? null)));

  readonly #isTurn: boolean = $derived.by(() => this.#live.position?.question === TURN);

  /** Answers that take several cards of the hand at once. */
  readonly bundles: readonly Bundle[] = $derived.by(() => {
    const { view } = this;
    return this.#isTurn && view ? bundlesOf(this.choices, view.hand, view.me === null ? [] : view.seats[view.me]?.front) : [];
  });

  /** The cards of the hand that are being gathered for such an answer, and the answer if they make one. */
  readonly gathered: { bundle: Bundle; indices: readonly number[]; choice: Choice | null } | null = $derived.by(() => {
    const gathering = this.#gathering;
    const bundle = this.bundles.find(({ key }) => key === gathering?.key);
    if (gathering?.n !== this.#n || !bundle || this.sent) return null;
    const cards = gathering.indices.map((index) => this.view?.hand[index] ?? "");
    return { bundle, indices: gathering.indices, choice: matching(bundle, cards) };
  });

  readonly #steps: readonly Step[] = $derived.by(() => {
    const card: Step[] = this.card === null || !this.#isTurn ? [] : [{ kind: "card", card: this.card }];
    return [...card, ...(this.#pointed.n === this.#n ? this.#pointed.steps : [])];
  });

  readonly offers: Offers = $derived.by(() => {
    const open = this.sent || this.gathered ? [] : this.choices.filter((choice) => !isBundled(choice, this.bundles));
    return offersOf(open, this.#steps);
  });

  /** Cards to choose that are not to be lifted from the hand. */
  readonly loose: readonly Spot[] = $derived.by(() => {
    const hand = new Set(this.#isTurn ? this.view?.hand : []);
    return this.offers.cards.filter(({ step }) => step.kind === "card" && !hand.has(step.card));
  });

  readonly cells: ReadonlyMap<string, Spot> = $derived.by(
    () => new Map(this.offers.cells.flatMap((spot) => (spot.step.kind === "cell" ? [[keyOf(spot.step.at), spot] as const] : []))),
  );

  /** Fields and edges of cards, by the key of their step. */
  readonly fields: ReadonlyMap<string, Spot> = $derived.by(() => new Map(this.offers.fields.map((spot) => [spot.key, spot])));

  readonly seats: ReadonlyMap<number, Spot> = $derived.by(
    () => new Map(this.offers.seats.flatMap((spot) => (spot.step.kind === "seat" ? [[spot.step.seat, spot] as const] : []))),
  );

  /** Putting the lifted card away. */
  readonly putAway: Choice | null = $derived.by(() => this.offers.done.find(({ verb }) => verb === DISCARD) ?? null);

  /** Cards with which more can be done than to put them away. */
  readonly useful: ReadonlySet<string> = $derived.by(
    () => new Set(this.choices.flatMap((choice) => (choice.card !== undefined && choice.verb !== DISCARD && !isBundled(choice, this.bundles) ? [choice.card] : []))),
  );

  /** Leaving it at that, where something more is offered after a card. */
  readonly leave: Choice | null = $derived.by(() => this.choices.find(({ verb }) => verb === DONE) ?? null);

  /** Everything that is offered besides was turned down before in this round: nobody wants to say so after every card. */
  readonly isOldNews: boolean = $derived.by(
    () => this.leave !== null && !this.sent && this.choices.every((choice) => choice === this.leave || this.#declined.has(this.#offerKey(choice))),
  );

  readonly aimed: Spot | null = $derived.by(() => {
    if (this.#pointed.n !== this.#n || !this.#pointed.aim) return null;
    const { cells, fields, seats, buttons, cards } = this.offers;
    return [...cells, ...fields, ...seats, ...buttons, ...cards].find(({ key }) => key === this.#pointed.aim) ?? null;
  });

  /** The answer that the aim stands for. */
  readonly ready: Choice | null = $derived.by(() => (this.aimed?.ways ? wayOf(this.aimed.ways, this.turned) : null));

  /** A question about how one thing lies: no card to choose, one place, two ways. */
  readonly lies: { spot: Spot; at: Cell; card: string } | null = $derived.by(() => {
    const [spot, second] = this.offers.cells;
    if (this.card !== null || !spot || second || !hasBothWays(spot.ways) || spot.step.kind !== "cell") return null;
    const card = this.#lying(spot.step.at, spot);
    return card ? { spot, at: spot.step.at, card } : null;
  });

  /** Whether something was pointed at that can be taken back. */
  readonly begun: boolean = $derived.by(() => this.#pointed.n === this.#n && this.#pointed.steps.length > 0);

  /** Begin to gather cards of the hand for an answer that takes several; the lifted card is the first of them. */
  gather(key: string): void {
    const { held } = this;
    this.#lifted = null;
    this.#forget();
    this.#gathering = { n: this.#n, key, indices: held === null ? [] : [held] };
  }

  /** Lift a card of the hand, or lay it back.  Whoever reaches for the next card has left it at that. */
  lift(index: number | null): void {
    if (index !== null && this.leave && !this.sent) void this.answer(this.leave);
    const gathering = this.#gathering;
    if (this.gathered && gathering && index !== null) {
      const indices = gathering.indices.includes(index) ? gathering.indices.filter((each) => each !== index) : [...gathering.indices, index];
      this.#gathering = { ...gathering, indices };
      return;
    }
    const card = index === null ? null : this.view?.hand[index];
    const again = index !== null && index === this.held;
    this.#lifted = index !== null && card && !again ? { index, card } : null;
    this.turned = false;
    this.#forget();
  }

  turn(): void {
    this.turned = !this.turned;
  }

  /** Point at something that is offered.  A tap on a last step only aims; the second one, or a click, is the answer. */
  point(spot: Spot, tapped: boolean): void {
    if (!spot.ways) {
      this.#pointed = { n: this.#n, steps: [...(this.begun ? this.#pointed.steps : []), spot.step], aim: "" };
      return;
    }
    if (tapped && this.aimed?.key !== spot.key) {
      this.#pointed = { n: this.#n, steps: this.begun ? this.#pointed.steps : [], aim: spot.key };
      return;
    }
    const choice = wayOf(spot.ways, this.turned);
    if (choice) void this.answer(choice);
  }

  /** Do everything for an answer but give it: lift its card, turn it, aim at its place; gather its cards. */
  show(choice: Choice): void {
    this.lift(null);
    const bundle = this.bundles.find(({ ways }) => ways.some((each) => each.choice === choice));
    const way = bundle?.ways.find((each) => each.choice === choice);
    const hand = [...(this.view?.hand ?? [])];
    if (bundle && way) {
      const indices = way.cards.map((card) => {
        const index = hand.indexOf(card);
        hand[index] = null;
        return index;
      });
      this.#gathering = { n: this.#n, key: bundle.key, indices };
      return;
    }
    const index = choice.card === undefined ? -1 : hand.indexOf(choice.card);
    if (index >= 0 && this.#isTurn) this.lift(index);
    this.turned = choice.turned ?? false;
    const rest = stepsOf(choice).slice(this.#steps.length);
    const last = rest.at(-1);
    if (last) this.#pointed = { n: this.#n, steps: rest.slice(0, -1), aim: keyOfStep(last) };
  }

  /** Take the last step back; false if there was none. */
  back(): boolean {
    if (this.gathered) this.#gathering = null;
    else if (this.aimed) this.#pointed = { ...this.#pointed, aim: "" };
    else if (this.begun) this.#pointed = { ...this.#pointed, steps: this.#pointed.steps.slice(0, -1), aim: "" };
    else if (this.held !== null) this.lift(null);
    else return false;
    return true;
  }

  async answer(choice: Choice): Promise<void> {
    if (this.sent) return;
    if (choice === this.leave) for (const other of this.choices) this.#declined.add(this.#offerKey(other));
    this.#answer = { n: this.#n, choice };
    this.#forget();
    try {
      await this.#live.play(choice.words);
      if (choice.verb !== DONE) this.#lifted = null;
    } catch (fault) {
      this.#answer = null;
      this.#refused(fault);
    }
  }

  /** The words of an action that is not offered, to ask why. */
  wish(target: Cell | number): string | null {
    const { card } = this;
    if (card === null) return null;
    const place = typeof target === "number" ? String(target) : `${target[0]},${target[1]}`;
    const isPath = this.#laid(card);
    return isPath ? `place ${card} ${place}${this.turned ? " turned" : ""}` : `play ${card} ${place}`;
  }

  /** How the card would lie on a cell where it may go. */
  ghostAt(cell: Cell): Ghost | null {
    if (this.sent) return null;
    const spot = this.cells.get(keyOf(cell));
    const choice = spot?.ways && wayOf(spot.ways, this.turned);
    if (!choice) return null;
    const card = choice.card !== undefined && this.#laid(choice.card) ? choice.card : this.#lying(cell, spot);
    return card ? { at: cell, card, turned: choice.turned ?? false, turns: hasBothWays(spot.ways), sent: false } : null;
  }

  /** The card that was just laid, until the server has said so. */
  readonly ghostSent: Ghost | null = $derived.by(() => {
    const { sent } = this;
    const at = sent?.at?.[0];
    if (!sent?.card || !at || !this.#laid(sent.card)) return null;
    return { at, card: sent.card, turned: sent.turned ?? false, turns: false, sent: true };
  });

  /** A question about how something lies shows it; a card that is only chosen keeps its place. */
  #lying(cell: Cell, spot: Spot): string | null {
    if (!hasBothWays(spot.ways)) return null;
    const { goals = [], chests = [], board = [] } = this.view ?? {};
    const there = ({ at }: { readonly at: Cell }): boolean => keyOf(at) === keyOf(cell);
    return goals.find(there)?.card ?? chests.find(there)?.card ?? board.find(there)?.card ?? null;
  }

  #laid(card: string): boolean {
    return this.paths.has(card);
  }

  /** Names of the cards that lie on cells; set when the handbook is here. */
  paths: ReadonlySet<string> = new Set();

  #offerKey({ words }: Choice): string {
    return `${this.#live.table?.game ?? 0} ${this.view?.round ?? 0} ${words}`;
  }

  #forget(): void {
    this.#pointed = { n: -1, steps: [], aim: "" };
    this.#gathering = null;
  }
}
