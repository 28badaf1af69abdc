"""The world championship cards 2016 to 2023 as optional modules (docs/rules/championship.md).

Owns what each of them goes with, its options, and how it joins a game.
"""

from __future__ import annotations

from typing import Final

from undermine.features.craftsman.rules import Craftsman
from undermine.features.detour.rules import Detour
from undermine.features.direction.rules import Direction
from undermine.features.gold.rules import AS_DIGGERS, Gold
from undermine.features.greedy.rules import GreedyRoles, GreedyWage
from undermine.features.roles.rules import Roles
from undermine.features.rounds.rules import Rounds
from undermine.features.swap_goals.rules import SwapGoals
from undermine.features.tools.rules import Tools
from undermine.features.tracker.rules import Tracker
from undermine.features.treasury.rules import Treasury
from undermine.features.veto.rules import Veto
from undermine.games.deck import load
from undermine.games.extra import Extra
from undermine.games.option import Option, flag
from undermine.games.plan import Plan

BOX: Final = "championship"
LAST_CARD_COUNTS: Final = "cs20"
"""The edition that says so of who begins the next round; elsewhere the last turn counts (E16)."""


def copies(name: str) -> int:
    """How many of a card lie in the box."""
    return load(BOX).row(name).count


def _greedy(plan: Plan) -> None:
    """One digger makes room for one greedy dwarf, however many play (CH-2016-1, CH-2016-2, CH-A27)."""
    roles = plan.find(Roles)
    gold = plan.find(Gold)
    plan.exchange(roles, GreedyRoles(roles.diggers - 1, roles.saboteurs, 1))
    # A greedy dwarf is no digger, and whether he were a player is not said: diggers are counted in every edition.
    gold.draw = AS_DIGGERS
    gold.always_shared = not plan.is_on("greedyTakesAll")
    plan.add_before(gold, GreedyWage(gold))


def _swap_goals(plan: Plan) -> None:
    plan.add(SwapGoals(copies("swap-goals"), is_secret=plan.is_on("goalSwapSecret")))


def _treasury(plan: Plan) -> None:
    plan.add(Treasury(copies("treasury")))


def _veto(plan: Plan) -> None:
    """In the words of cs20 a round is begun beside whoever played the last card, in whosever turn (CH-A14)."""
    rounds = plan.find(Rounds) if plan.edition == LAST_CARD_COUNTS else None
    plan.add(Veto(copies("veto"), int(plan.values["vetoWindowMs"]), rounds))


def _direction(plan: Plan) -> None:
    plan.find(Rounds).follows = plan.is_on("nextStarterFollowsDirection")
    plan.add(Direction(copies("direction")))


def _craftsman(plan: Plan) -> None:
    plan.add(Craftsman(copies("craftsman"), plan.find(Tools)))


def _tracker(plan: Plan) -> None:
    plan.add(Tracker(copies("tracker"), allows_single=plan.is_on("trackerAllowSingle")))


def _detour(plan: Plan) -> None:
    plan.add(Detour(copies("detour"), is_barred=plan.is_on("sabotageBlocksDetour")))


GREEDY: Final = Extra(
    "greedy",
    "Greedy Dwarf (2016)",
    "one digger is a greedy dwarf, who wins only by finding the gold himself",
    BOX,
    _greedy,
    games=("base",),
    only="the greedy dwarf is for the base game only",
    options=((flag("greedyTakesAll", "if the greedy dwarf finds the gold, nobody else gets any"), "true"),),
    voids={"goldDraw": "the diggers are counted in every edition"},
)
SWAP_GOALS: Final = Extra(
    "swap-goals",
    "Goal Swap (2017)",
    "take up two goals unseen and exchange them, or not",
    BOX,
    _swap_goals,
    options=((flag("goalSwapSecret", "only the player knows whether the goals were exchanged"), "true"),),
)
TREASURY: Final = Extra(
    "treasury", "Treasury (2018)", "instead of drawing choose from the top five discards", BOX, _treasury
)
VETO: Final = Extra(
    "veto",
    "Veto (2019)",
    "undo the card that another player has just played",
    BOX,
    _veto,
    options=(
        (
            Option(
                "vetoWindowMs",
                r"[1-9]\d{2,4}",
                "milliseconds from 100 to 99999",
                "how long every card waits for a veto, whoever holds it",
            ),
            "4000",
        ),
    ),
)
DIRECTION: Final = Extra(
    "direction",
    "Change of Direction (2020)",
    "turns go the other way round",
    BOX,
    _direction,
    options=(
        (flag("nextStarterFollowsDirection", "the seat that begins the next round is found the same way"), "false"),
    ),
)
CRAFTSMAN: Final = Extra("craftsman", "Master Craftsman (2021)", "mend any one broken tool", BOX, _craftsman)
TRACKER: Final = Extra(
    "tracker",
    "Tracker (2022)",
    "place two path cards in one turn",
    BOX,
    _tracker,
    options=((flag("trackerAllowSingle", "one path card is enough"), "false"),),
)
DETOUR: Final = Extra(
    "detour",
    "Detour (2023)",
    "move the path card that was placed last",
    BOX,
    _detour,
    options=((flag("sabotageBlocksDetour", "a broken tool forbids it too"), "false"),),
)
