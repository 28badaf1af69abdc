"""The tournament on the drawing board: its numbers, what it goes with, how it joins a game."""

from __future__ import annotations

from typing import Final

from undermine.features.gold.rules import Gold
from undermine.features.greedy.rules import GreedyRoles
from undermine.features.roles.rules import Roles
from undermine.features.tournament.rules import Centre, Wages
from undermine.games.extra import VARIANTS, Clash, Extra
from undermine.games.lying import Lying
from undermine.games.plan import Plan

CENTRE: Final = (4, 0)
ROLES: Final = {5: (1, 3, 1), 6: (2, 3, 1), 7: (2, 3, 2), 8: (3, 3, 2), 9: (3, 4, 2)}
"""Players -> saboteurs, diggers, greedy dwarfs; all are dealt."""
HAND: Final = {5: 6, 6: 5, 7: 5, 8: 4, 9: 4}
_TOKENS: Final = "the tournament pays fixed wages in tokens"


def add(plan: Plan) -> None:
    saboteurs, diggers, greedy = ROLES[plan.players]
    plan.hand = HAND[plan.players]
    plan.exchange(plan.find(Roles), GreedyRoles(diggers, saboteurs, greedy))
    plan.exchange(plan.find(Gold), Wages())
    plan.add(Centre(CENTRE))
    plan.lying.append(Lying("the path card of the tournament", (CENTRE,), is_sought=False))


EXTRA: Final = Extra(
    "tournament",
    "Tournament",
    "all dwarf cards are dealt, a path card lies half-way, wages are fixed",
    VARIANTS,
    add,
    icon="trophy",
    games=("base",),
    only="variants are for the base game only",
    players=range(5, 10),
    clashes=(
        Clash("sabotaged-dwarf", "they share out the gold in different ways"),
        Clash("costume", "no dwarf card is left over to change into"),
    ),
    voids={"goldDraw": _TOKENS, "goldShuffle": _TOKENS, "saboteurPayout": _TOKENS},
    holds=("greedy",),
)
