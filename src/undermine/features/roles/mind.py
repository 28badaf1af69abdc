"""Who is against finding the gold."""

from __future__ import annotations

from typing import Final

from undermine.features.roles.rules import SABOTEUR
from undermine.minds.miner import Miner
from undermine.minds.thought import Thought


class Sides(Thought):
    def join(self, mind: Miner) -> None:
        mind.harmful[SABOTEUR] = 1


THOUGHT: Final = Sides
