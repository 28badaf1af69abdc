"""What the store finds tables by.

Owns the plain shapes: Facts go in with every entry, Rows and Scores come out.  Neither holds anything of a game.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Score:
    """A result in the list of a day.  The first one of a guest counts; later ones are not written."""

    day: str
    guest: str
    name: str
    points: int
    at: float


@dataclass(frozen=True, slots=True)
class Facts:
    """How a table stands after an entry; written in the same transaction as the entry."""

    running: bool
    due: float | None
    """When the table must go on by itself; only a running table can."""
    listed: bool
    over: bool
    """Nothing will happen at this table any more, so it is no longer shown among the open ones."""
    places: tuple[str, ...]
    """The guest of each seat, "" where no person sits."""
    score: Score | None = None
    """A result that counts, once the table has one."""
    rules: str = ""
    """What is played; a host may change it before the first game."""


@dataclass(frozen=True, slots=True)
class Row:
    """A table in a list."""

    id: str
    code: str
    rules: str
    opened_at: float
    touched_at: float
    sequence: int
    running: bool
    listed: bool
