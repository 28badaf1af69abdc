"""What the store finds tables by.

Owns the two plain shapes: Facts go in with every entry, Rows come out.  Neither holds anything of a game.
"""

from __future__ import annotations

from dataclasses import dataclass


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
