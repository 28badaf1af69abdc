"""The two variants of the anniversary box as optional modules (docs/rules/variants.md).

Owns the numbers of the tournament and what the variants go with.
"""

from __future__ import annotations

from typing import Final

from undermine.features.gold.rules import Gold
from undermine.features.greedy.rules import GreedyRoles
from undermine.features.roles.rules import Roles
from undermine.features.sabotaged_dwarf.rules import sabotaged
from undermine.features.tournament.rules import Centre, Wages
from undermine.games.extra import Clash, Extra
from undermine.games.plan import Plan

BOX: Final = "variants"
CENTRE: Final = (4, 0)
TOURNAMENT_ROLES: Final = {5: (1, 3, 1), 6: (2, 3, 1), 7: (2, 3, 2), 8: (3, 3, 2), 9: (3, 4, 2)}
"""Players -> saboteurs, diggers, greedy dwarfs; all are dealt."""
TOURNAMENT_HAND: Final = {5: 6, 6: 5, 7: 5, 8: 4, 9: 4}
_TOKENS: Final = "the tournament pays fixed wages in tokens"


def _sabotaged_dwarf(plan: Plan) -> None:
    gold = plan.find(Gold)
    plan.exchange(gold, sabotaged(gold))


def _tournament(plan: Plan) -> None:
    saboteurs, diggers, greedy = TOURNAMENT_ROLES[plan.players]
    plan.hand = TOURNAMENT_HAND[plan.players]
    plan.exchange(plan.find(Roles), GreedyRoles(diggers, saboteurs, greedy))
    plan.exchange(plan.find(Gold), Wages())
    plan.add(Centre(CENTRE))


SABOTAGED_DWARF: Final = Extra(
    "sabotaged-dwarf",
    "Sabotaged Dwarf",
    "a digger whose tool is broken at the end of a round gets no gold",
    BOX,
    _sabotaged_dwarf,
    games=("base",),
    only="variants are for the base game only",
)
TOURNAMENT: Final = Extra(
    "tournament",
    "Tournament",
    "all dwarf cards are dealt, a path card lies half-way, wages are fixed",
    BOX,
    _tournament,
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
