"""A deal: the orders that chance would give, written down for tests, puzzles and repeated deals.

Owns nothing but the lists.  What is left out is shuffled as usual; it holds for the first round only.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DECK: Final = "deck"  # card names, top first; hands are dealt from the top, seat after seat
ROLES: Final = "roles"  # role names: of the seats in order, then those set aside
GOALS: Final = "goals"  # goal names, in the order of the goal cells
GOLD: Final = "gold"  # values, top first


class Deal:
    """Orders by name, already as codes, in the engine's direction (top last where it is a pile)."""

    orders: dict[str, vec[i64]]
    first: i64  # seat that begins; -1: as the rules say

    def __init__(self, orders: dict[str, list[int]], first: int = -1) -> None:
        self.orders = {name: vec[i64](codes) for name, codes in orders.items()}
        self.first = first
