"""Tunnel party: at the first visit the dwarf cards of all players are shuffled and dealt anew (MINI-PARTY-1..5).

Owns the shuffling.  Cards that nobody has stay where they are; nobody learns whose card he got.
"""

from __future__ import annotations

from mypy_extensions import i64

from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.features.site.rules import Site


class Party(Site):
    dealt: i64  # fact (cell): all dwarf cards are dealt anew
    recast: i64  # fact (seat | role)

    def __init__(self, cells: tuple[tuple[int, int], ...]) -> None:
        super().__init__("party", cells)
        self.dealt = self.recast = 0

    def join(self, rules: Rules) -> None:
        super().join(rules)
        self.dealt = rules.fact(self, "party", "cell")
        self.recast = rules.fact(self, "recast", "seat | role")

    def visit(self, run: Run, seat: i64, cell: i64) -> None:
        run.tell(self.dealt, cell)
        roles = run.state.shuffled(run.state.roles)
        for guest in range(run.state.seats):
            run.cast(guest, roles[guest])
            run.tell(self.recast, guest, roles[guest])
