"""Which features there are, and which of their files plays a role.

Owns the order of all features and how rooms find what a feature declares for them: `declared("plan", "EXTRA", Extra)`
gives what is called EXTRA in every `plan.py` that has it.  So no room has a list of features, and a feature is known as
soon as it is named here.  Never knows what a role is for.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Final, TypeVar

FEATURES: Final = (
    "rounds",
    "roles",
    "paths",
    "tools",
    "rockfall",
    "maps",
    "goals",
    "gold",
    "teams",
    "ladders",
    "treasure",
    "theft",
    "prison",
    "hats",
    "hands",
    "shedding",
    "duel",
    "solo",
    "cave",
    "greedy",
    "swap_goals",
    "treasury",
    "veto",
    "direction",
    "craftsman",
    "tracker",
    "detour",
    "toll",
    "site",
    "costume",
    "party",
    "new_goals",
    "chests",
    "sabotaged_dwarf",
    "tournament",
)
"""Every feature by its folder.  Optional ones join a game in this order, which is also the order of their names in the
canonical rules text, of their hooks and of their cards."""

T = TypeVar("T")


def declared(role: str, noun: str, kind: type[T]) -> dict[str, T]:
    """Feature -> what it calls `noun` in the file of that role; only features that have it, in order."""
    found: dict[str, T] = {}
    for feature in FEATURES:
        thing = getattr(part(feature, role), noun, None)
        if thing is not None:
            if not isinstance(thing, kind):
                raise TypeError(f"{feature}/{role}.py: {noun} is no {kind.__name__}")
            found[feature] = thing
    return found


@cache
def part(feature: str, role: str) -> ModuleType | None:
    """The file of a feature that plays a role; None if it needs none."""
    name = f"{__package__}.{feature}.{role}"
    return import_module(name) if find_spec(name) is not None else None


def folder(feature: str) -> Traversable:
    """Where the files of a feature lie that are no code."""
    return files(f"{__package__}.{feature}")
