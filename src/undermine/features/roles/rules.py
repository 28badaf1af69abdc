"""Gold diggers and saboteurs: who is what, and which side won a round (BASE-12..14, BASE-53, BASE-54).

Owns the dwarf cards.  Never knows what a side earns.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.deal import ROLES
from undermine.core.fact import ALONE, END
from undermine.core.frame import NOBODY
from undermine.core.module import Module
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State

DIGGER: Final[i64] = 1
SABOTEUR: Final[i64] = 2
DIGGERS: Final[i64] = 1  # sides
SABOTEURS: Final[i64] = 2


class Verdict:
    """Which side won a round, and who was what: as it is told."""

    ended: i64  # fact (side, who found the gold)
    unmasked: i64  # fact

    def __init__(self) -> None:
        self.ended = self.unmasked = 0

    def declare(self, rules: Rules, module: Module) -> None:
        self.ended = rules.fact(module, "ended", "side anybody", END, ALONE)
        self.unmasked = rules.fact(module, "unmasked", "", END, ALONE)

    def give(self, run: Run, side: i64, finder: i64) -> None:
        run.end(side, finder)
        run.tell(self.ended, side, finder)
        run.unmask()
        run.tell(self.unmasked)


class Roles(Module):
    diggers: int
    saboteurs: int
    verdict: Verdict

    def __init__(self, diggers: int, saboteurs: int) -> None:
        """So many of each in the role deck; one card more than there are players (BASE-14)."""
        self.verdict = Verdict()
        self.diggers = diggers
        self.saboteurs = saboteurs

    def join(self, rules: Rules) -> None:
        self.verdict.declare(rules, self)
        digger = rules.role("digger")
        saboteur = rules.role("saboteur")
        assert digger == DIGGER and saboteur == SABOTEUR, "the two roles of the base game come first"
        diggers = rules.side("diggers")
        saboteurs = rules.side("saboteurs")
        assert diggers == DIGGERS and saboteurs == SABOTEURS
        rules.role_deck = vec[i64]([1] * self.diggers + [2] * self.saboteurs)
        rules.spare_roles = self.diggers + self.saboteurs - rules.seats

    def deal(self, run: Run) -> None:
        seats = run.state.seats
        roles = run.shuffled(ROLES, run.rules.role_deck)
        for seat in range(seats):
            run.cast(seat, roles[seat])
        run.set_aside(roles[seats:])

    def end_round(self, run: Run, last: i64, finder: i64) -> None:
        """It does not matter who found the gold, only that it was found (BASE-54)."""
        self.verdict.give(run, SABOTEURS if finder == NOBODY else DIGGERS, finder)


def count_role(state: State, role: i64) -> i64:
    """How many seats hold a role."""
    total: i64 = 0
    for seat in range(state.seats):
        if state.roles[seat] == role:
            total += 1
    return total
