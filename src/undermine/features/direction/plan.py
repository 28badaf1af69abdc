"""The change of direction on the drawing board: its option, how it joins a game."""

from __future__ import annotations

from typing import Final

from undermine.features.direction.rules import Direction
from undermine.features.rounds.rules import Rounds
from undermine.games.extra import CHAMPIONSHIP, Extra
from undermine.games.option import flag
from undermine.games.plan import Plan


def add(plan: Plan) -> None:
    plan.find(Rounds).follows = plan.is_on("nextStarterFollowsDirection")
    plan.add(Direction(plan.cards("direction").copies("direction")))


EXTRA: Final = Extra(
    "direction",
    "Change of Direction (2020)",
    "turns go the other way round",
    CHAMPIONSHIP,
    add,
    icon="direction",
    options=(
        (flag("nextStarterFollowsDirection", "the seat that begins the next round is found the same way"), "false"),
    ),
)
