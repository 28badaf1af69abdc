"""What it is worth to turn the turns around: who comes next is then rather on our side, or rather not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.rules import Rules
from undermine.features.direction.rules import Direction
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.thought import Thought

NEIGHBOUR: Final = 0.8  # whose turn comes next
PRICE: Final = 0.1
HELD: Final = 0.15


class TurningBack(Thought):
    direction: Direction

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.direction = rules.find(Direction)

    def join(self, mind: Miner) -> None:
        mind.cards[self.rules.code["direction"]] = self

    def use(self, look: Outlook, action: i64) -> float:
        look.suspect()
        seats = look.state.seats
        step = look.state.notes[self.direction.which]
        better = look.chance[(look.seat + seats + step) % seats] - look.chance[(look.seat + seats - step) % seats]
        return NEIGHBOUR * (-better if look.harms else better) - PRICE

    def keep(self, look: Outlook, card: i64) -> float:
        return HELD


THOUGHT: Final = TurningBack
