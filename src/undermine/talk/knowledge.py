"""What a seat knows and believes at a moment, as far as talk goes.

Owns the form in which minds tell it to speakers.  Everything in it comes from the seat's own view, its own beliefs and
what is public; so a speaker that reads nothing else tells nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Move:
    """Something that somebody did, as others may speak of it."""

    actor: int
    whom: int = -1
    """To whom, if to somebody."""
    reason: str = ""
    """What to hold against him, in the words of accusations; empty if there is nothing."""
    weight: float = 0.0
    """How much it speaks against him (more than 0) or for him (less)."""
    is_help: bool = False
    """It helped whomever it was done to."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a round went, when everybody has seen it."""

    traitors: tuple[bool, ...]
    """Who was one."""
    has_won: bool
    """Whether the seat's own side won."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    seat: int
    round: int
    is_traitor: bool
    """Whether this seat works against what the others must believe that it works for."""
    guilt: tuple[float, ...]
    """Seat -> how likely it is a traitor, as this seat believes."""
    looks: tuple[float, ...]
    """Seat -> the same as everybody may think who knows nothing of his own; for this seat too."""
    treasure: str
    """What goals are looked for: gold, or the exit."""
    sights: tuple[str, ...]
    """Goal -> what it shows, as far as this seat knows; empty if it does not."""
    is_open: tuple[bool, ...]
    """Goal -> whether everybody sees it."""
    hopes: tuple[float, ...]
    """Goal -> how likely the treasure lies there, as this seat believes."""
    far: tuple[float, ...]
    """Goal -> about how many cards there are still to lay."""
    looked: tuple[frozenset[int], ...]
    """Seat -> the goals that it was seen to look at, and that still lie as they lay then."""
    troubles: tuple[str, ...] = ()
    """What keeps this seat from digging, in the words of pleas."""
    moves: tuple[Move, ...] = ()
    """What everybody did in this round, the newest last."""
    shown: frozenset[int] = frozenset()
    """The seats whose dwarf card lies face up: of them nobody needs to be told anything."""
    pose: str = ""
    """The side of which this seat says that it is, in one of the words that may be said; empty: it says none."""
    ending: Ending | None = None
    """A round has just ended: everything else here is as it was then."""
    is_last: bool = False
    """… and with it the game."""
