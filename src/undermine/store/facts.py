"""What the store finds tables by.

Owns the plain shapes: Facts go in with every entry, Rows, Scores and Results come out.  None holds anything of a
running game.
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
class Result:
    """How a finished game went for a person at it."""

    table: str
    game: int
    seat: int
    guest: str
    name: str
    at: float
    rules: str
    seats: int
    people: int
    gold: int
    won: bool
    rounds: str
    """As the server writes them; opaque here."""
    waits: bool
    """Whether it is to be rated."""

    @property
    def id(self) -> str:
        return f"{self.table}/{self.game}/{self.seat}"


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
    results: tuple[Result, ...] = ()
    """How the last game went for the people at it, once it is over; what people tell afterwards may still change it."""


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
