"""Costume store: whoever first leads a tunnel to it must change his dwarf card (MINI-COST-1..6).

Owns the one exchange.  In the base game the card left over is the whole pile, so "top" and "under" are the same.
"""

from __future__ import annotations

from mypy_extensions import i64

from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.features.site.rules import Site


class Costume(Site):
    traded: i64  # fact (seat, cell | role)

    def __init__(self, cells: tuple[tuple[int, int], ...]) -> None:
        super().__init__("costume", cells)
        self.traded = 0

    def join(self, rules: Rules) -> None:
        super().join(rules)
        self.traded = rules.fact(self, "traded", "seat cell | role")

    def visit(self, run: Run, seat: i64, cell: i64) -> None:
        """The top card of those that nobody has, the old one under them (MINI-COST-3, MINI-COST-4, MINI-COST-A9)."""
        if len(run.state.aside) > 0:
            run.trade(seat)
            run.tell(self.traded, seat, cell, run.state.roles[seat])
