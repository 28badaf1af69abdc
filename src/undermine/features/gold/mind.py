"""Of the gold that is shared everybody takes the most."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import where_of
from undermine.features.gold.rules import Gold
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.thought import Thought


class Taking(Thought):
    def join(self, mind: Miner) -> None:
        mind.asks[self.rules.find(Gold).pick] = self

    def answer(self, look: Outlook, action: i64) -> float:
        return float(where_of(action))


THOUGHT: Final = Taking
