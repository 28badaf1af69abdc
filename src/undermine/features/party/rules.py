"""Tunnel party: at the first visit the dwarf cards of all players are shuffled and dealt anew (MINI-PARTY-1..5).

Owns the shuffling.  Cards that nobody has stay where they are; nobody learns whose card he got.
"""

from __future__ import annotations

from mypy_extensions import i64

from undermine.core.run import Run
from undermine.features.site.rules import Site


class Party(Site):
    def __init__(self, cells: tuple[tuple[int, int], ...]) -> None:
        super().__init__("party", cells)

    def visit(self, run: Run, seat: i64) -> None:
        roles = run.state.shuffled(run.state.roles)
        for guest in range(run.state.seats):
            run.cast(guest, roles[guest])
