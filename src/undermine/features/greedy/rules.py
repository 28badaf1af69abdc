"""Greedy dwarfs: on nobody's side, they win by finding the gold themselves (CH-2016-1..6).

Owns their dwarf cards among those of the others, and what the finder gets.  Never knows what the diggers share.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.fact import ALONE, GOLD
from undermine.core.frame import NOBODY
from undermine.core.module import Module
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.features.gold.rules import Gold
from undermine.features.roles.rules import DIGGER, SABOTEUR, Roles

GREEDY: Final[i64] = 3
LONER: Final[i64] = 3  # the side of a greedy dwarf
WAGE: Final[i64] = 4


class GreedyRoles(Roles):
    """The dwarf cards with greedy ones among them."""

    greedy: int

    def __init__(self, diggers: int, saboteurs: int, greedy: int) -> None:
        super().__init__(diggers, saboteurs)
        self.greedy = greedy

    def join(self, rules: Rules) -> None:
        super().join(rules)
        role = rules.role("greedy")
        side = rules.side("greedy")
        assert role == GREEDY and side == LONER, "the greedy dwarf comes behind the roles of the base game"
        deck = [DIGGER] * self.diggers + [SABOTEUR] * self.saboteurs + [GREEDY] * self.greedy
        rules.role_deck = vec[i64](deck)
        rules.spare_roles = len(deck) - rules.seats

    def end_round(self, run: Run, last: i64, finder: i64) -> None:
        """Only who completes the path himself wins alone (CH-2016-3); else it is as ever."""
        if finder == NOBODY or run.state.roles[finder] != GREEDY:
            super().end_round(run, last, finder)
            return
        self.verdict.give(run, LONER, finder)


class GreedyWage(Module):
    """Gold cards worth four nuggets for a greedy finder, assembled as for a saboteur (CH-A2)."""

    gold: Gold
    paid: i64  # fact as that of the gold

    def __init__(self, gold: Gold) -> None:
        self.gold = gold
        self.paid = 0

    def join(self, rules: Rules) -> None:
        self.paid = rules.fact(self, "paid-greedy", "seat count | value", GOLD, ALONE)

    def end_round(self, run: Run, last: i64, finder: i64) -> None:
        if run.state.winner == LONER:
            self.gold.pay(run, finder, WAGE, self.paid)
