"""The mind of the Duel: it tries every card on a copy of the table, and alone goes on with the best for two cards more.

Owns what an action is worth, for two seats and for one.  Looks at a state as the seat that is asked may; it knows
nothing of cards to come but how many of each kind are left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, DISCARD, USE, card_of, second_of, verb_of, where_of, whom_of
from undermine.core.arena import WALKER, Arena
from undermine.core.rules import CARDS, Rules
from undermine.core.state import FRONT, State
from undermine.core.tile import NEVER
from undermine.features.duel.mind.figures import Figures
from undermine.features.duel.mind.gossip import Gossip
from undermine.features.duel.mind.prospect import Prospect
from undermine.features.duel.rules.claims import Claims
from undermine.features.duel.rules.keys import Keys
from undermine.features.duel.rules.mine import Mine, count_pieces, tiles_with_doors, tiles_with_trolls
from undermine.features.duel.rules.trolls import Trolls
from undermine.features.goals.rules import Goals
from undermine.features.shedding.rules import Shedding
from undermine.features.tools.rules import TOOLS, Tools
from undermine.minds.mind import Lore, Mind

BEAM_TWO: Final[i64] = 8  # placements that are followed on with a second card, …
BEAM_THREE: Final[i64] = 6  # … and with a third
# How many cards of the hand are tried one after the other.  The other digger spoils longer plans: whoever looks at one
# card wins 64 % (60 ... 68) of 300 Duels against somebody with the figures of before who tried three.
DEPTH: Final[i64] = 1
DEPTH_ALONE: Final[i64] = 3
FIRM: Final = 9.0
EFFORT: Final[i64] = 3_600  # answers in a search


class Step:
    """A table as it may be after some cards of a hand."""

    promise: float
    arena: Arena
    cards: vec[i64]  # those that were used
    price: float
    first: i64  # the action with which it began

    def __init__(self, promise: float, arena: Arena, cards: vec[i64], price: float, first: i64) -> None:
        self.promise = promise
        self.arena = arena
        self.cards = cards
        self.price = price
        self.first = first


class Plan:
    """The best that an action leads to, and the cards that it needs."""

    promise: float
    cards: vec[i64]

    def __init__(self, promise: float, cards: vec[i64]) -> None:
        self.promise = promise
        self.cards = cards


class Duellist(Mind):
    figures: Figures
    prospect: Prospect
    mine: Mine
    claims: Claims
    trolls: Trolls
    keys: Keys
    tools: Tools
    goals: Goals
    key: i64  # the card
    map: i64
    shed: i64  # the kind of choice
    total: vec[i64]  # tool -> how many cards break it
    keep: vec[float]  # card of the hand -> what it is worth for later
    depth: i64  # cards of a hand that are tried one after the other

    def __init__(self, rules: Rules, figures: Figures | None = None) -> None:
        super().__init__(rules)
        self.figures = Figures(rules.seats) if figures is None else figures
        self.noise = self.figures.noise
        self.prospect = Prospect(rules, self.figures)
        self.mine = self.prospect.mine
        self.claims = rules.find(Claims)
        self.trolls = rules.find(Trolls)
        self.keys = rules.find(Keys)
        self.tools = rules.find(Tools)
        self.goals = rules.find(Goals)
        self.key = rules.code["key"]
        self.map = rules.code["map"]
        self.shed = rules.find(Shedding).shed
        self.total = vec[i64]([0] * len(TOOLS))
        for card in rules.cards:
            for tool in range(len(TOOLS)):
                if self.tools.breaker[tool] == card:
                    self.total[tool] += 1
        self.keep = vec[float]([0.0] * CARDS)
        self.depth = DEPTH_ALONE if rules.seats == 1 else DEPTH

    def swift(self) -> Mind:
        """One that looks no further than a card."""
        mind = Duellist(self.rules, self.figures)
        mind.depth = 1
        return mind

    def effort(self) -> i64:
        return EFFORT

    def value(self, state: State, lore: Lore, seat: i64) -> float:
        """The gold that one has, less that of the other: rounds are imagined to their end."""
        total = float(state.nuggets(seat))
        for other in range(state.seats):
            if other != seat:
                total -= float(state.nuggets(other))
        return total

    def blank(self) -> Lore:
        return Gossip(self.rules)

    def heed(self, lore: Lore, state: State, seat: i64, move: i64) -> None:
        assert isinstance(lore, Gossip), "a lore of this mind"
        lore.hear(state)

    def weigh(self, state: State, lore: Lore, seat: i64, menu: vec[i64], n: i64, worth: vec[float]) -> None:
        assert isinstance(lore, Gossip), "a lore of this mind"
        kind = state.top_kind
        if kind == self.goals.which:
            for i in range(n):
                worth[i] = -float(menu[i])
            return
        if kind == self.claims.claim:
            for i in range(n):
                worth[i] = FIRM * float(self.mine.gold[state.arena.code[state.arena.tile_at(where_of(menu[i]))]])
            return
        if kind == self.trolls.give:
            for i in range(n):
                worth[i] = -FIRM * float(given(where_of(menu[i])))
            return
        self.prospect.look_at(state, lore, seat)
        before = self.promise(state.arena, seat)
        slope = self.prospect.slope(state.arena, seat)
        hand = vec[i64](state.hand(seat))
        for card in hand:
            self.keep[card] = slope * self.figures.slope * self._held(state, lore, seat, hand, card)
        plans = self._plan(state, seat, hand, before, menu, n)
        for i in range(n):
            plan = plans[i]
            if plan is not None:
                worth[i] = plan.promise
            else:
                worth[i] = self._judge(state, seat, before, plans, menu[i])

    def promise(self, arena: Arena, seat: i64) -> float:
        """One's own hopes less those of the other."""
        total = self.prospect.worth(arena, seat)
        for other in range(self.rules.seats):
            if other != seat:
                total -= self.figures.envy * self.prospect.worth(arena, other)
        return total

    # Plans

    def _plan(
        self, state: State, seat: i64, hand: vec[i64], before: float, menu: vec[i64], n: i64
    ) -> list[Plan | None]:
        """For every use of a path card or a key what it leads to with the rest of the hand; None for other actions."""
        rules = self.rules
        plans: list[Plan | None] = []
        steps: list[Step] = []
        for i in range(n):
            action = menu[i]
            card = card_of(action)
            if verb_of(action) != USE or not (rules.tile[card] or card == self.key):
                plans.append(None)
                continue
            arena = state.arena.copy()
            if rules.tile[card]:
                arena.lay(where_of(action), rules.tile[card] + whom_of(action))
            else:
                arena.unbar(arena.tile_at(where_of(action)))
            promise = self.promise(arena, seat) - before - self.keep[card]
            cards = vec[i64]([card])
            plans.append(Plan(promise, cards))
            steps.append(Step(promise, arena, cards, self.keep[card], i))
        later = self.figures.later
        for level in range(1, self.depth):
            following: list[Step] = []
            for step in _best(steps, BEAM_TWO if level == 1 else BEAM_THREE):
                self._follow(state, seat, hand, step, before, following)
            for step in following:
                plan = plans[step.first]
                if plan is not None and step.promise * later > plan.promise:
                    plans[step.first] = Plan(step.promise * later, step.cards)
            steps = following
            later *= self.figures.later
        return plans

    def _follow(
        self, state: State, seat: i64, hand: vec[i64], step: Step, before: float, following: list[Step]
    ) -> None:
        """What may be done next on a table with the cards that are left."""
        last: i64 = 0
        has_key = False
        for card in hand:
            if card == last or _count(hand, card) <= _count(step.cards, card):
                continue
            last = card
            if self.rules.tile[card]:
                self._lay(seat, card, step, before, following)
            elif card == self.key:
                has_key = True
        if has_key and count_pieces(state, self.keys.piece) < self.keys.tokens:
            self._open(seat, tiles_with_doors(step.arena), self.key, self.keep[self.key], step, before, following)
        if self.claims.left(state) > 1:
            self._open(seat, tiles_with_trolls(step.arena), 0, self.figures.troll, step, before, following)

    def _lay(self, seat: i64, card: i64, step: Step, before: float, following: list[Step]) -> None:
        """Every way to lay a card to an end of one's own."""
        arena = step.arena
        code = self.rules.tile[card]
        for s in range(arena.slots):
            slot = arena.slot[s]
            if not slot >> (WALKER + seat) & 1:
                continue
            for turn in range(2):
                pattern = arena.tiles.pattern[code + turn]
                if pattern != NEVER and slot >> pattern & 1:
                    copy = arena.copy()
                    copy.lay(arena.slot_cell(s), code + turn)
                    self._note(seat, copy, card, self.keep[card], step, before, following)

    def _open(
        self, seat: i64, tiles: i64, card: i64, price: float, step: Step, before: float, following: list[Step]
    ) -> None:
        """Every way to open a door, or to bribe a troll, that one stands before."""
        arena = step.arena
        tile: i64 = 0
        while tiles:
            if tiles & 1 and arena.walks(seat, tile):
                copy = arena.copy()
                copy.unbar(tile)
                self._note(seat, copy, card, price, step, before, following)
            tiles >>= 1
            tile += 1

    def _note(
        self, seat: i64, arena: Arena, card: i64, cost: float, step: Step, before: float, following: list[Step]
    ) -> None:
        price = step.price + cost
        cards = append(step.cards[:], card) if card else step.cards
        following.append(Step(self.promise(arena, seat) - before - price, arena, cards, price, step.first))

    # Other actions

    def _judge(self, state: State, seat: i64, before: float, plans: list[Plan | None], action: i64) -> float:
        verb = verb_of(action)
        card = card_of(action)
        if verb == DISCARD:
            return self._put_away(state, plans, card, second_of(action))
        if verb == ANSWER:
            return self._judge_answer(state, seat, before, action)
        if self.tools.breaks[card]:
            return self.figures.hinder_more if state.front[1 - seat] & FRONT else self.figures.hinder
        if self.tools.mends[card]:
            return (self.figures.mend if _is_one(state.front[seat]) else self.figures.mend_one) - self.keep[card]
        if card == self.map:
            return self.figures.look if state.known[seat] else self.figures.look + self.figures.first_look
        arena = state.arena.copy()  # and this is a rockfall
        arena.lift(where_of(action))
        return self.promise(arena, seat) - before - self.figures.fall

    def _put_away(self, state: State, plans: list[Plan | None], card: i64, second: i64) -> float:
        """What can be done in the next turn without these cards, and what fresh ones bring."""
        if second and state.seats == 1:
            return self.figures.waste
        later = 0.0
        for plan in plans:
            if plan is not None and not _count(plan.cards, card) and not _count(plan.cards, second):
                later = max(later, self.figures.later * plan.promise)
        worth = later + self.figures.spare - self.keep[card]
        return worth + self.figures.spare - self.keep[second] if second else worth

    def _judge_answer(self, state: State, seat: i64, before: float, action: i64) -> float:
        """Bribes, shedding, the way in which a goal lies."""
        kind = card_of(action)
        cell = where_of(action)
        if kind == self.trolls.bribe:
            if whom_of(action):
                return 0.0
            arena = state.arena.copy()
            arena.unbar(arena.tile_at(cell))
            return self.promise(arena, seat) - before - self.figures.troll
        if kind == self.shed:
            figures = self.figures
            worth = figures.shed if _is_one(state.front[seat]) else figures.shed_one
            return worth - self.keep[cell >> 8] - self.keep[cell & 255]
        if kind == self.goals.orient:
            arena = state.arena.copy()
            tile = arena.tile_at(cell)
            arena.show(tile, self.goals.face[state.goals[tile - self.rules.first_goal]] + whom_of(action))
            return self.promise(arena, seat) - before
        return 0.0

    # Cards in hand

    def _held(self, state: State, gossip: Gossip, seat: i64, hand: vec[i64], card: i64) -> float:
        """What a card is worth in hand, to be used in a later turn, against one that leads straight on."""
        code = self.rules.tile[card]
        if code:
            return self._leads(code)
        if self.tools.breaks[card]:
            return self.figures.held_break if state.seats > 1 else 0.0
        if self.tools.mends[card]:
            return self._need(state, gossip, seat, hand, card)
        if card == self.key:
            return self.figures.held_key
        return self.figures.held_map if card == self.map else self.figures.held_fall

    def _leads(self, code: i64) -> float:
        """How well a path card leads towards the goals."""
        figures = self.figures
        best = 0.0
        for group in self.rules.tiles.groups[code >> 1]:
            corners = 0
            for pair in (3, 6, 12, 9):
                if group & pair == pair:
                    corners += 1
            worth = figures.corner * float(min(corners, 2))
            if group & 10 == 10:
                worth += figures.straight
            if group & 5 == 5:
                worth += figures.along
            best = max(best, worth)
        return best + (figures.ore if self.mine.gold[code] else 0.0)

    def _need(self, state: State, gossip: Gossip, seat: i64, hand: vec[i64], card: i64) -> float:
        """How likely a repair card is to mend what no other card in hand mends."""
        coming = state.left
        for other in range(state.seats):
            if other != seat:
                coming += state.held[other]
        share = float(coming) / float(max(1, coming + len(state.away)))
        total = 0.0
        for tool in range(len(TOOLS)):
            bit = self.tools.tool[tool]
            if not self.tools.mends[card] & bit:
                continue
            hidden = self.total[tool] - gossip.broken[self.tools.breaker[tool]]
            menders = 0.0
            for other_card in hand:
                mends = self.tools.mends[other_card]
                if mends & bit:
                    menders += 0.5 if mends & (mends - 1) else 1.0
            total += min(1.0, float(hidden) * share / max(1.0, menders))
        return min(total, 1.0)


def _best(steps: list[Step], number: i64) -> list[Step]:
    """The most promising ones; the first of equals first."""
    best: list[Step] = []
    for step in steps:
        i = len(best)
        while i > 0 and best[i - 1].promise < step.promise:
            i -= 1
        if i < number:
            best.insert(i, step)
            if len(best) > number:
                best.pop()
    return best


def _count(cards: vec[i64], card: i64) -> i64:
    n: i64 = 0
    for other in cards:
        if other == card:
            n += 1
    return n


def _is_one(front: i64) -> bool:
    """Whether just one card lies before a seat."""
    return (front & FRONT) >> 8 == 0


def given(way: i64) -> i64:
    """What a payment costs."""
    return (way & 15) + 2 * (way >> 4 & 15) + 3 * (way >> 8)
