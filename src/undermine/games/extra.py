"""An optional module as the rules text names it: `+veto`.  What it goes with, its options, how it joins a game.

Owns the description that the rules text checks and that pages and help show.  Never knows a module's inside.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypedDict

from undermine.games.option import Option
from undermine.games.plan import Plan

CHAMPIONSHIP: Final = "championship"
MINIS: Final = "minis"
VARIANTS: Final = "variants"
HOUSE: Final = "house"
EVERY = range(1, 100)
"""As many players as the game is for."""


class OptionInfo(TypedDict):
    """A setting: its name, its values in words, what it is about."""

    key: str
    values: str
    about: str


class ModuleOption(OptionInfo):
    default: str


class ClashInfo(TypedDict):
    """A module that another one does not go with, unless the option of that name is on."""

    name: str
    why: str
    unless: str


class Void(TypedDict):
    """An option of the game that means nothing with the module and must not be named."""

    key: str
    why: str


class ModuleInfo(TypedDict):
    """An optional module as pages and help tell of it."""

    name: str
    title: str
    about: str
    box: str
    icon: str
    players: tuple[int, int]
    options: list[ModuleOption]
    excludes: list[ClashInfo]
    beside: dict[str, dict[str, str]]
    holds: list[str]
    voids: list[Void]


@dataclass(frozen=True, slots=True)
class Clash:
    """Another module that this one does not go with."""

    other: str
    why: str
    unless: str = ""
    """The flag among the options of one of the two that allows both all the same."""


@dataclass(frozen=True, slots=True)
class Extra:
    name: str
    title: str
    about: str
    box: str
    """championship, minis, variants or, of what comes from outside, house: how pages group them."""
    add: Callable[[Plan], None]
    """Change the plan of a game so that the module is part of it."""
    icon: str = "plus"
    """The small picture that stands for it on pages, by its name in the art of its feature or of the house."""
    games: tuple[str, ...] = ("base", "expansion")
    only: str = ""
    """Why it goes with no other game."""
    players: range = EVERY
    options: tuple[tuple[Option, str], ...] = ()
    """Its own options, each with its default."""
    clashes: tuple[Clash, ...] = ()
    voids: Mapping[str, str] = field(default_factory=dict)
    """Options of the game that mean nothing with this module -> why; they must not be named."""
    beside: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Another module -> the options of this one that have another default beside it."""
    holds: tuple[str, ...] = ()
    """Modules that are part of this one already: naming them as well changes nothing."""

    def clash(self, other: Extra) -> Clash | None:
        """What stands between two modules, whichever of them says it."""
        for one, two in ((self, other), (other, self)):
            for clash in one.clashes:
                if clash.other == two.name:
                    return clash
        return None
