"""Rewards by name.  Owns the two that there are; needs no package."""

from __future__ import annotations

from typing import Final

from undermine.encode.stage import GOLD, WON

REWARDS: Final = {"gold": GOLD, "won": WON}
"""The gold of a round when it ends; or, at the end of the game, 1 for whoever won it and -1 for the others."""


def reward_of(name: str) -> int:
    if name not in REWARDS:
        raise ValueError(f"{name!r} is no reward; there are: {', '.join(REWARDS)}")
    return REWARDS[name]
