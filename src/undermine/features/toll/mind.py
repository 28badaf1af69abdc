"""Collectors: a saboteur blocks the way where it is shortest; diggers pay, or beg a friend, for much gain."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, where_of, whom_of
from undermine.core.arena import SLOT
from undermine.core.piece import cell_of, kind_of
from undermine.core.rules import Rules
from undermine.features.toll.rules import Toll
from undermine.minds.miner import Miner
from undermine.minds.outlook import CARD, Outlook
from undermine.minds.thought import Thought

NEVER: Final = -9.0
NUGGET: Final = 1.3  # what a nugget is worth in cards on the way to the gold: few rounds bring more than two
PRICE: Final = 0.7  # of a collector: a card of the hand for the rest of the round
BLOCK: Final = 0.5  # per card of a longer way
BOLD: Final = 0.25
UNWANTED: Final = -1.7  # a digger wants no tolls
FRIEND: Final = 0.45  # so likely a saboteur is no friend
RICH: Final[i64] = 1
FIRM: Final = 9.0


class Collecting(Thought):
    toll: Toll
    mind: Miner

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.toll = rules.find(Toll)

    def join(self, mind: Miner) -> None:
        self.mind = mind
        mind.prices.append(self)
        for kind in (self.toll.bring, self.toll.drop, self.toll.beg, self.toll.treat):
            mind.asks[kind] = self

    def price(self, look: Outlook, cell: i64) -> float:
        """Nobody gives his own collector away for nothing."""
        for piece in look.state.pieces:
            if kind_of(piece) == self.toll.piece and cell_of(piece) == cell:
                return NUGGET
        return 0.0

    def offer(self, look: Outlook, action: i64) -> float:
        cell = where_of(action)
        if card_of(action) == self.toll.bring:
            return self._block(look, cell)
        return NEVER if look.harms else self._beg(look, cell, whom_of(action))

    def _block(self, look: Outlook, cell: i64) -> float:
        """The nearer the gold, the rather."""
        spot = look.chart.spot[cell]
        if not look.harms or spot == 0:
            return UNWANTED
        longer = 0.0
        for goal in range(look.chart.goals):
            if look.where[goal] == spot and look.gold[goal] > 0.0:
                longer += look.gold[goal] * float(look.survey.bar(spot).plain[goal] - look.base[goal])
        return BLOCK * longer / CARD * (BOLD + look.hurry) - PRICE

    def _beg(self, look: Outlook, cell: i64, whom: i64) -> float:
        """Ask a friend to pay, if there is a card to lay and nothing to pay with."""
        look.suspect()
        if look.state.nuggets(look.seat) > 0 or look.chance[whom] > FRIEND:
            return NEVER
        state = look.state
        best = NEVER
        first = look.seat * self.rules.width
        for i in range(first, first + state.held[look.seat]):
            best = max(best, self._laying(look, state.hands[i], cell))
        return best - NUGGET - look.chance[whom]

    def _laying(self, look: Outlook, card: i64, cell: i64) -> float:
        """What it would be worth to lay a card there."""
        arena = look.state.arena
        slot = i64(arena.at[cell]) - SLOT
        best = NEVER
        if slot < 0 or not self.rules.tile[card]:
            return best
        look.without(card)
        for turned in range(2):
            if arena.slot_fit(slot) >> arena.tiles.pattern[self.rules.tile[card] + turned] & 1:
                best = max(best, self.mind.cards[card].use(look, act(USE, card, cell, turned)))
        return best

    def answer(self, look: Outlook, action: i64) -> float:
        if card_of(action) == self.toll.drop:
            return -self.mind.prize(look, where_of(action))
        if not whom_of(action):
            return 0.0
        look.suspect()
        pays = not look.harms and look.chance[look.state.top_a] < FRIEND and look.state.nuggets(look.seat) > RICH
        return FIRM if pays else -FIRM


THOUGHT: Final = Collecting
