"""A box: its players, editions, options, and its plan, from which Rules are made.

Owns the description that the rules text, the command line and later the pages offer.  Never knows a module's inside.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from undermine.games.option import Option
from undermine.games.plan import Plan, Values


@dataclass(frozen=True, slots=True)
class Game:
    name: str
    title: str
    players: range
    editions: Mapping[str, Values]
    """Edition -> the values that it sets, complete; the first is the default."""
    options: tuple[Option, ...]
    plan: Callable[[int, Values], Plan]
    """Players, values -> the game without optional modules."""
    fixed: Mapping[str, str]
    """Key of the rules text that is no option -> its one value in every edition, in words."""

    @property
    def default_edition(self) -> str:
        return next(iter(self.editions))

    def option(self, key: str) -> Option | None:
        return next((option for option in self.options if option.key == key), None)
