"""What everybody knows of everybody in the cave.

Owns the lore of a game.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.minds.mind import Lore


class Clues(Lore):
    """What everybody knows: who has seen whose clan card in secret, and whom everybody seems to work for."""

    seen: vec[i64]  # seat -> bits of the seats
    loyal: vec[float]  # seat -> what its deeds say for its being loyal to the clan on its back, in logarithms of odds
    cost: vec[float]  # seat -> turns to the way out, as far as everybody knows it, when somebody's turn began

    def __init__(self, seen: vec[i64], loyal: vec[float], cost: vec[float]) -> None:
        self.seen = seen
        self.loyal = loyal
        self.cost = cost

    def copy(self) -> Lore:
        return Clues(self.seen[:], self.loyal[:], self.cost[:])
