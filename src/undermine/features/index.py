"""Which features there are, which of them are part of a game, and which of their files plays a role.

Owns the order of all features and how rooms find what a feature declares for them: `declared("plan", "EXTRA", Extra)`
gives what is called EXTRA in every `plan.py` that has it.  So no room has a list of features, and a feature is known as
soon as it is named here or comes from outside (`foreign.py`).  Never knows what a role is for.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Final, TypeVar

from undermine.features.foreign import Foreign, find

if TYPE_CHECKING:
    from undermine.core.module import Module
    from undermine.core.rules import Rules

FEATURES: Final = (
    "rounds",
    "roles",
    "paths",
    "tools",
    "rockfall",
    "maps",
    "goals",
    "gold",
    "ladders",
    "teams",
    "treasure",
    "prison",
    "theft",
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
"""Every feature of ours by its folder.  Optional ones join a game in this order, which is also the order of their names
in the canonical rules text, of their hooks and of their cards.  Those from outside follow, by their names."""

T = TypeVar("T")


@cache
def foreign() -> dict[str, Foreign]:
    """The features from outside, looked for once: a process knows the same ones until it ends."""
    return find(FEATURES)


def features() -> tuple[str, ...]:
    """Every feature by its folder, in order."""
    return (*FEATURES, *foreign())


def declared(role: str, noun: str, kind: type[T]) -> dict[str, T]:
    """Feature -> what it calls `noun` in the file of that role; only features that have it, in order."""
    found: dict[str, T] = {}
    for feature in features():
        thing = getattr(part(feature, role), noun, None)
        if thing is not None:
            if not isinstance(thing, kind):
                raise TypeError(f"{feature}/{role}.py: {noun} is no {kind.__name__}")
            found[feature] = thing
    return found


@lru_cache(maxsize=256)
def in_play(rules: Rules) -> frozenset[str]:
    """The features that a game is made of."""
    return frozenset(feature for module in rules.modules for feature in features_of(module))


def features_of(module: Module) -> list[str]:
    """The feature that a module is from, and those on whose modules it is built."""
    homes = [f"{kind.__module__}." for kind in type(module).__mro__]
    return [feature for feature in features() if any(home.startswith(f"{_package(feature)}.") for home in homes)]


@cache
def part(feature: str, role: str) -> ModuleType | None:
    """The file of a feature that plays a role; None if it needs none."""
    name = f"{_package(feature)}.{role}"
    return import_module(name) if find_spec(name) is not None else None


def folder(feature: str) -> Traversable:
    """Where the files of a feature lie that are no code."""
    return files(_package(feature))


def _package(feature: str) -> str:
    return f"{__package__}.{feature}" if feature in FEATURES else foreign()[feature].package
