"""The dwarfs that bots play: each with a name, a face and a temper that are the same in every game.

Owns who they are, and how they are named together with a level (`mica:sly`).  A temper is a handful of figures by which
minds and speakers differ; it never decides anything itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

MARK: Final = ":"  # between a character and a level
PEOPLE_FACES: Final = 12
"""The first faces are for people; those of characters follow (`draw/dwarfs.py`)."""

GENTLE: Final = "gentle"
SEASONED: Final = "seasoned"
SLY: Final = "sly"
LEVELS: Final = (GENTLE, SEASONED, SLY)
"""From the one for children and beginners to the strongest."""


@dataclass(frozen=True, slots=True)
class Temper:
    """How somebody is in company and at play."""

    name: str
    talk: float
    """How readily it speaks, 0 to 1."""
    candour: float
    """How much of what it has seen it tells its friends, 0 to 1."""
    guile: float
    """How readily it lies as a traitor, 0 to 1."""
    nerve: float
    """How likely somebody must be a traitor before it says so."""
    faith: float
    """How far it takes others at their word, 0 to 1."""
    bold: float
    """How early it strikes as a traitor: -1 late, 1 at once."""


PLAIN: Final = Temper("plain", talk=0.5, candour=0.8, guile=0.6, nerve=0.75, faith=0.6, bold=0.0)
"""Nobody in particular: for measurements, and for who plays in somebody's place."""
TEMPERS: Final = {
    temper.name: temper
    for temper in (
        Temper("hothead", talk=0.8, candour=0.9, guile=0.5, nerve=0.6, faith=0.5, bold=0.6),
        Temper("quiet", talk=0.2, candour=0.6, guile=0.3, nerve=0.85, faith=0.6, bold=-0.2),
        Temper("schemer", talk=0.6, candour=0.6, guile=0.95, nerve=0.7, faith=0.35, bold=-0.5),
        Temper("trusting", talk=0.6, candour=1.0, guile=0.2, nerve=0.9, faith=0.95, bold=0.0),
        Temper("wary", talk=0.45, candour=0.7, guile=0.6, nerve=0.65, faith=0.15, bold=0.1),
        Temper("cheerful", talk=0.9, candour=0.95, guile=0.6, nerve=0.8, faith=0.7, bold=0.2),
    )
}


class Character(NamedTuple):
    name: str
    face: int
    temper: Temper

    @property
    def key(self) -> str:
        """How it is called in texts that programs read."""
        return self.name.lower()


_CAST: Final = (
    ("Flint", "hothead"),
    ("Grit", "trusting"),
    ("Mica", "cheerful"),
    ("Slate", "wary"),
    ("Ember", "hothead"),
    ("Garnet", "schemer"),
    ("Cobalt", "schemer"),
    ("Onyx", "quiet"),
    ("Quartz", "quiet"),
    ("Basalt", "cheerful"),
    ("Topaz", "trusting"),
    ("Opal", "wary"),
)
"""Stones and metals, which need no translation; as many as a table has seats."""
CHARACTERS: Final = {
    name.lower(): Character(name, PEOPLE_FACES + number, TEMPERS[temper]) for number, (name, temper) in enumerate(_CAST)
}


def read_player(text: str) -> tuple[str, str]:
    """Character and level of a bot's name; either may be empty.

    >>> read_player("mica:sly"), read_player("mica"), read_player("sly")
    (('mica', 'sly'), ('mica', ''), ('', 'sly'))
    """
    first, mark, rest = text.partition(MARK)
    if mark:
        return first, rest
    return (first, "") if first in CHARACTERS else ("", first)


def write_player(character: str, level: str) -> str:
    """The name of a bot.

    >>> write_player("mica", "sly"), write_player("", "miner")
    ('mica:sly', 'miner')
    """
    return f"{character}{MARK}{level}" if character else level


def temper_of(character: str) -> Temper:
    """The temper of a character; plain if it is nobody in particular."""
    return CHARACTERS[character].temper if character in CHARACTERS else PLAIN


def free_characters(first: int, taken: Iterable[str]) -> Iterator[Character]:
    """Those whose names nobody has, beginning with a number."""
    names = {name.casefold() for name in taken}
    cast = tuple(CHARACTERS.values())
    for number in range(len(cast)):
        character = cast[(first + number) % len(cast)]
        if character.name.casefold() not in names:
            yield character
