"""Sabotaged dwarf: a digger with a broken tool at the end of a round gets no gold (VAR-SAB-1..7).

Owns who shares in that variant.  How many gold cards there are does not change.
"""

from __future__ import annotations

from mypy_extensions import i64

from undermine.core.condition import BARS_PATHS
from undermine.core.state import BITS, State
from undermine.features.gold.rules import Gold


def sabotaged(gold: Gold) -> SabotagedGold:
    """The same gold, shared by those who can still work."""
    wages = [int(wage) for wage in gold.wages][1:]
    new = SabotagedGold(gold.cards, gold.draw, tuple(wages), gold.shuffles)
    new.always_shared = gold.always_shared
    return new


class SabotagedGold(Gold):
    def entitled(self, state: State, seat: i64) -> bool:
        return super().entitled(state, seat) and not state.front[seat] >> BITS & BARS_PATHS
