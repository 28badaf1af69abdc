"""Who sits where, for sentences: names, and whether a seat is the reader's own.

Owns the names at one table as one reader sees them.  Never knows what a seat holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class People:
    """The names of all seats in order, and the reader's seat (or one that nobody has, for a spectator)."""

    names: Sequence[str]
    me: int

    def name(self, seat: int) -> str:
        return self.names[seat]

    def who(self, seat: int) -> str:
        """The word by which a sentence chooses its person: `you` or `other`."""
        return "you" if seat == self.me else "other"

    def pair(self, actor: int, target: int) -> str:
        """The same for somebody who does something to somebody: `you-other`, `other-you`, `other-self`."""
        return f"{self.who(actor)}-{'self' if actor == target else self.who(target)}"
