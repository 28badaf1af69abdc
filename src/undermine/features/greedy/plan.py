"""The greedy dwarf on the drawing board: what he goes with, his option, how he joins a game."""

from __future__ import annotations

from typing import Final

from undermine.features.gold.rules import AS_DIGGERS, Gold
from undermine.features.greedy.rules import GreedyRoles, GreedyWage
from undermine.features.roles.rules import Roles
from undermine.games.extra import CHAMPIONSHIP, Extra
from undermine.games.option import flag
from undermine.games.plan import Plan


def add(plan: Plan) -> None:
    """One digger makes room for one greedy dwarf, however many play (CH-2016-1, CH-2016-2, CH-A27)."""
    roles = plan.find(Roles)
    gold = plan.find(Gold)
    plan.exchange(roles, GreedyRoles(roles.diggers - 1, roles.saboteurs, 1))
    # A greedy dwarf is no digger, and whether he were a player is not said: diggers are counted in every edition.
    gold.draw = AS_DIGGERS
    gold.always_shared = not plan.is_on("greedyTakesAll")
    plan.add_before(gold, GreedyWage())


EXTRA: Final = Extra(
    "greedy",
    "Greedy Dwarf (2016)",
    "one digger is a greedy dwarf, who wins only by finding the gold himself",
    CHAMPIONSHIP,
    add,
    icon="greedy",
    games=("base",),
    only="the greedy dwarf is for the base game only",
    options=((flag("greedyTakesAll", "if the greedy dwarf finds the gold, nobody else gets any"), "true"),),
    voids={"goldDraw": "the diggers are counted in every edition"},
)
