"""The quick mind of all games with hidden roles: it weighs every action by the figures of its role.

Owns who weighs what: the thoughts of the features that are in the game, each for its own cards, questions and roles.
Never samples, never searches.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, DISCARD, USE, card_of, verb_of, where_of
from undermine.core.frame import KINDS, TURN
from undermine.core.rules import CARDS, Rules
from undermine.core.state import State
from undermine.features.index import declared, in_play
from undermine.minds.chart import Chart, chart_of
from undermine.minds.figures import Figures
from undermine.minds.lore import Census, RoundLore
from undermine.minds.mind import Lore, Mind
from undermine.minds.outlook import UNTRIED, Outlook
from undermine.minds.thought import Thought

FRESH: Final = 0.25  # what a card is worth that is drawn for a second one put away
EAGER: Final = 0.4  # how much of that counts: the deck is for all
EFFORT: Final[i64] = 32_000  # answers in a search, by half for one pair of eyes: each has the table surveyed anew


class Stranger(Thought):
    """Of what no feature has thought: cards are worth nothing, and a question gets its first answer."""

    def answer(self, look: Outlook, action: i64) -> float:
        return -float(action)


class Miner(Mind):
    figures: Figures
    charts: list[Chart]  # walker -> the table with his eyes
    census: Census
    is_gold: vec[i64]  # kind of goal -> 1 if it is the gold
    golds: i64  # how many are laid
    harmful: vec[i64]  # role -> 1 if it is against finding the gold
    selfish: vec[i64]  # role -> 1 if it wants to find the gold alone
    walker: vec[i64]  # role -> whose eyes it has for the tunnels
    is_path: vec[i64]  # card -> 1 if it is laid on the table
    cards: list[Thought]  # card -> who judges it
    asks: list[Thought]  # kind of question -> who answers it
    passing: Thought  # who judges what is put away
    tempers: list[Thought | None]  # role -> who judges in its own way
    prices: list[Thought]  # who takes something for a place on the table
    lures: list[Thought]  # who gives something for goals besides the gold
    witnesses: list[Thought]  # who hears of everything that changed the table
    look: Outlook

    def __init__(self, rules: Rules, figures: Figures | None = None) -> None:
        super().__init__(rules)
        self.figures = Figures() if figures is None else figures
        self.noise = self.figures.noise
        self.charts = [chart_of(rules, walker) for walker in range(int(rules.tiles.walkers))]
        self.census = Census(rules, self.figures)
        self.is_gold = vec[i64]([1 if name.endswith("gold") else 0 for name in rules.goal_names])
        self.golds = sum([int(self.is_gold[kind]) for kind in rules.goal_deck])
        self.harmful = vec[i64]([0] * len(rules.role_names))
        self.selfish = vec[i64]([0] * len(rules.role_names))
        self.walker = vec[i64]([0] * len(rules.role_names))
        self.is_path = vec[i64]([1 if rules.tile[card] else 0 for card in range(CARDS)])
        nobody: Thought = Stranger(rules)
        self.cards = [nobody] * CARDS
        self.asks = [nobody] * KINDS
        self.passing = nobody
        self.tempers = [None] * len(rules.role_names)
        self.prices = []
        self.lures = []
        self.witnesses = []
        self.look = Outlook(self, self.figures)
        present = in_play(rules)
        for feature, kind in declared("mind", "THOUGHT", type).items():
            if feature in present:
                thought = kind(rules)
                assert isinstance(thought, Thought), "THOUGHT is a kind of thought"
                thought.join(self)

    def effort(self) -> i64:
        return EFFORT // (1 + len(self.charts))

    def blank(self) -> Lore:
        return RoundLore(self.rules)

    def heed(self, lore: Lore, state: State, seat: i64, move: i64) -> None:
        assert isinstance(lore, RoundLore), "a lore of this mind"
        before = lore.survey
        now = lore.table(self.charts[0], state)
        if state.round != lore.round or before is None:
            lore.begin(state.round, now)
            return
        if now is not before:
            lore.waited = 0
            for thought in self.witnesses:
                thought.witness(lore, state, seat, before, now)
        if move == 0:
            return
        verb = verb_of(move)
        if verb == USE:
            self.cards[card_of(move)].heed(lore, state, seat, move, before, now)
        elif verb == ANSWER:
            self.asks[card_of(move)].heed(lore, state, seat, move, before, now)
        else:
            self.passing.heed(lore, state, seat, move, before, now)

    def weigh(self, state: State, lore: Lore, seat: i64, menu: vec[i64], n: i64, worth: vec[float]) -> None:
        assert isinstance(lore, RoundLore), "a lore of this mind"
        look = self.look
        look.open(state, lore, seat)
        kind = state.top_kind
        if kind == TURN or self.rules.frames[kind].is_played:
            look.gauge()
            for thought in self.lures:
                thought.ready(look)
            self._weigh_paths(look, menu, n, worth)
            self._weigh_hand(look)
            self._weigh_others(look, menu, n, worth)
            return
        thought = self.asks[kind]
        for i in range(n):
            worth[i] = thought.answer(look, menu[i])

    def _weigh_paths(self, look: Outlook, menu: vec[i64], n: i64, worth: vec[float]) -> None:
        """What is laid on the table, first: how useful a card is counts for its being kept."""
        state = look.state
        first = look.seat * self.rules.width
        for i in range(first, first + state.held[look.seat]):
            look.uses[state.hands[i]] = UNTRIED
        look.best_path = 0.0
        last: i64 = 0
        temper = self.tempers[look.role]
        for i in range(n):
            action = menu[i]
            card = card_of(action)
            if verb_of(action) != USE or not self.is_path[card]:
                continue
            if card != last:
                last = card
                look.without(card)
            w = self.cards[card].use(look, action)
            if temper is not None:
                w = temper.temper(look, action, w)
            if w > look.best_path:
                look.best_path = w
            for thought in self.prices:
                w -= thought.price(look, where_of(action))
            worth[i] = w

    def _weigh_hand(self, look: Outlook) -> None:
        state = look.state
        first = look.seat * self.rules.width
        temper = self.tempers[look.role]
        look.best_use = UNTRIED
        last: i64 = 0
        for i in range(first, first + state.held[look.seat]):
            card = state.hands[i]
            if card != last:
                last = card
                if look.uses[card] > look.best_use:
                    look.best_use = look.uses[card]
        last = 0
        for i in range(first, first + state.held[look.seat]):
            card = state.hands[i]
            if card != last:
                last = card
                w = self.cards[card].keep(look, card)
                look.keeps[card] = w if temper is None else temper.prize(look, card, w)
        look.fresh = FRESH if temper is None else temper.fresh(look)
        look.eager = EAGER if temper is None else temper.eager(look)

    def _weigh_others(self, look: Outlook, menu: vec[i64], n: i64, worth: vec[float]) -> None:
        temper = self.tempers[look.role]
        for i in range(n):
            action = menu[i]
            card = card_of(action)
            verb = verb_of(action)
            if verb == DISCARD:
                worth[i] = self.passing.use(look, action)
            elif verb == ANSWER:
                worth[i] = self.asks[card].offer(look, action)
            elif not self.is_path[card]:
                w = self.cards[card].use(look, action)
                worth[i] = w if temper is None else temper.temper(look, action, w)

    def prize(self, look: Outlook, card: i64) -> float:
        """What a card would be worth in hand that is not there yet."""
        look.gauge()
        look.uses[card] = UNTRIED
        worth = self.cards[card].keep(look, card)
        temper = self.tempers[look.role]
        return worth if temper is None else temper.prize(look, card, worth)
