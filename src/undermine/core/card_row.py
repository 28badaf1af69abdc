"""One kind of card as its deck file has it: its shape, what is printed on it, how many there are, and where from.

Owns the row that plans make modules of and that Rules keeps for each card: for pictures, for words, for who judges a
card by its look.  No rule asks for it while a game runs, so this file stays interpreted (`native.EXCLUDED`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from undermine.core.grid import SIDE_NAMES

_HALF_TURN: Final = str.maketrans("NESW", "SWNE")


@dataclass(frozen=True, slots=True)
class CardRow:
    """One kind of card: its shape, how many there are, and where we know it from."""

    id: str
    family: str
    count: int
    groups: tuple[str, ...]
    stubs: tuple[str, ...]
    marks: tuple[str, ...]
    confidence: str
    source: str
    pile: str = ""
    """The back of the card, where there are several: I, II or III."""
    fields: tuple[str, ...] = ()
    """The fields that the card is divided into, each with what it bears; how they are joined."""
    ports: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    called: str = ""
    """What people call it by, as the key of its texts ends; empty if by its shape."""
    shows: str = ""
    """What a goal is when it lies face up, as sentences tell goals apart."""

    @property
    def sides(self) -> str:
        """The open sides, joined or not, in the order N E S W.

        >>> replace(NOTHING, groups=("NS",), stubs=("E",)).sides
        'NES'
        """
        return in_order("".join((*self.groups, *self.stubs)))

    def turned(self) -> CardRow:
        """The same card after a half turn: N and S change places, E and W too.

        >>> replace(NOTHING, groups=("NE",)).turned().groups
        ('SW',)
        """
        return replace(
            self,
            groups=tuple(in_order(group.translate(_HALF_TURN)) for group in self.groups),
            stubs=tuple(stub.translate(_HALF_TURN) for stub in self.stubs),
            marks=tuple(_turned_mark(mark) for mark in self.marks),
        )


def groups_of(row: CardRow) -> tuple[int, ...]:
    """The sets of joined sides as bits N1 E2 S4 W8; a stub is a set of its own."""
    return tuple(sum(1 << SIDE_NAMES.index(side) for side in group) for group in (*row.groups, *row.stubs))


def in_order(sides: str) -> str:
    """The letters of `sides` in the order N E S W, each once; others are dropped."""
    return "".join(side for side in SIDE_NAMES if side in sides)


def _turned_mark(mark: str) -> str:
    word, at, place = mark.partition("@")
    return word + at + in_order(place.translate(_HALF_TURN))


NOTHING: Final = CardRow("", "", 0, (), (), (), "", "")
"""The row of a card that no deck has."""
