"""What a powder keg is worth to bots: its tunnel, as far as it will burn down; and what a fuse is worth, a card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from powder_keg.rules import BURN, Keg
from undermine.core.action import where_of, whom_of
from undermine.core.piece import cell_of, number_of
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.minds.figures import Figures
from undermine.minds.lore import RoundLore
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook, look_of_falling
from undermine.minds.survey import Survey
from undermine.minds.thought import Thought

LIKELY: Final = 0.6  # that a fuse burns down once it is lit, …
STILL: Final = 0.5  # … and that nobody else puts it out later
DRAW: Final = 0.3  # what the card is worth that is not drawn
TAX: Final = 0.1  # what it is worth to a saboteur that somebody has to choose


class Powder(Thought):
    keg: Keg
    figures: Figures

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.keg = rules.find(Keg)

    def join(self, mind: Miner) -> None:
        self.figures = mind.figures
        mind.cards[self.keg.card] = self
        mind.asks[self.keg.fuse] = self

    def use(self, look: Outlook, action: i64) -> float:
        gain, seems = self._blast(look, where_of(action))
        if look.harms:
            return LIKELY * look.harm(-gain, seems) + TAX - look.figures.hold_fall * (1.0 - look.hurry)
        return LIKELY * gain - look.figures.clear

    def keep(self, look: Outlook, card: i64) -> float:
        worth = look.figures.hold_rock if look.harms else look.figures.keep_fall
        return LIKELY * worth - look.figures.copy * float(look.copies(card) - 1)

    def answer(self, look: Outlook, action: i64) -> float:
        """To stamp it out saves the tunnel, if it would not be saved anyway, and costs a card."""
        if whom_of(action) == BURN:
            return 0.0
        keg = self.keg.burning(look.state)
        gain, seems = self._blast(look, cell_of(keg))
        saved = look.harm(gain, -seems) if look.harms else -gain
        return saved * (1.0 if number_of(keg) == 1 else STILL) - DRAW

    def harm(self, look: Outlook, actor: i64, action: i64) -> float:
        gain, _ = self._blast(look, where_of(action))
        return LIKELY * (gain if look.harms else -gain)

    def heed(self, lore: RoundLore, state: State, seat: i64, move: i64, before: Survey, now: Survey) -> None:
        """Who lights a fuse looks like who lets rocks fall there."""
        after = vec[i64]([0] * len(before.plain))
        before.fallen(before.chart.spot[where_of(move)], after)
        lore.note(seat, LIKELY * look_of_falling(self.figures, before.down, before.plain, after))

    def _blast(self, look: Outlook, cell: i64) -> tuple[float, float]:
        """Cards saved on the way to the gold if the tunnel goes, and how that looks."""
        look.gauge()
        look.fall(look.chart.spot[cell])
        return look.gain(), look_of_falling(look.figures, look.survey.down, look.base, look.after)


THOUGHT: Final = Powder
