"""What two tunnels in one turn are worth: more than one, if there is a good one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.thought import Thought

SECOND: Final = 0.6  # worth of a second tunnel beside the first one
PRICE: Final = 0.3
IDLE: Final = -0.6
HELD: Final = 0.6
FEARED: Final = 2.0


class Tracking(Thought):
    def join(self, mind: Miner) -> None:
        mind.cards[self.rules.code["tracker"]] = self

    def use(self, look: Outlook, action: i64) -> float:
        return look.best_path * (1.0 + SECOND) - PRICE if look.best_path > PRICE else IDLE

    def keep(self, look: Outlook, card: i64) -> float:
        return HELD

    def harm(self, look: Outlook, actor: i64, action: i64) -> float:
        look.gauge()
        return FEARED * look.hurry if look.harms else 0.0


THOUGHT: Final = Tracking
