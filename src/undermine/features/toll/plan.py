"""The tunnel toll on the drawing board: how it joins a game."""

from __future__ import annotations

from typing import Final

from undermine.features.toll.rules import Toll
from undermine.games.extra import MINIS, Extra
from undermine.games.plan import Plan


def add(plan: Plan) -> None:
    plan.add(Toll())


EXTRA: Final = Extra(
    "toll",
    "Tunnel Toll",
    "collectors stand on open ends of tunnels; whoever builds on there pays their owner a nugget",
    MINIS,
    add,
    icon="nugget",
)
