"""What is to be drawn, as plain data: a card's face, a card on the table, the whole table.

Owns the words for sides, half turns, marks and the names of plain path cards. It knows no rules: who is joined to
the start, which cells are open and what a seat has seen is decided elsewhere and arrives here as data.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from undermine.draw.geometry import HEIGHT, WIDTH

SIDES: Final = "NESW"
"""North is up, east is towards the goals. Groups are always spelled in this order."""

BACK: Final = {"N": "S", "S": "N", "E": "W", "W": "E"}

CENTRE: Final = "C"


def ordered(sides: Iterable[str]) -> str:
    """The sides as one word in the order N, E, S, W.

    >>> ordered("WSN")
    'NSW'
    """
    there = set(sides)
    return "".join(s for s in SIDES if s in there)


def turn(sides: str) -> str:
    """The same sides after the half turn.

    >>> turn("NE"), turn("NSW")
    ('SW', 'NES')
    """
    return ordered(BACK[s] for s in sides)


def split_mark(mark: str) -> tuple[str, str]:
    """A mark as word and place: an arm, a pair of arms, or C for the middle.

    >>> split_mark("door-green@S"), split_mark("den")
    (('door-green', 'S'), ('den', 'C'))
    """
    word, _, place = mark.partition("@")
    place = place or CENTRE
    if place != CENTRE and (set(place) - set(SIDES) or len(place) > 2):
        raise ValueError(f"mark {mark!r}: a place is one or two of the sides {SIDES}, or {CENTRE} for the middle")
    return word, place if place == CENTRE else ordered(place)


def _turn_mark(mark: str) -> str:
    word, place = split_mark(mark)
    return word if place == CENTRE else f"{word}@{turn(place)}"


@dataclass(frozen=True)
class Stand:
    """A field: its letter, its place on the card as it lies, and what it bears (`den`, `bridge`, …)."""

    field: str
    x: float
    y: float
    bears: tuple[str, ...] = ()

    def turned(self) -> "Stand":
        """The same field after the half turn; those named by a side are named by the other one."""
        side = self.field.upper()
        name = BACK[side].lower() if side in SIDES else self.field
        return Stand(name, WIDTH - self.x, HEIGHT - self.y, self.bears)


@dataclass(frozen=True)
class Face:
    """What is printed on a path, start or goal card, as in the deck data, in its upright position.

    `groups` are the arms joined inside the card, `stubs` the arms that end in rubble, `marks` words such as
    `ladder`, `door-blue` or `troll@W`. The id is also the seed of the drawing: the same card always looks the same.
    """

    id: str
    groups: tuple[str, ...]
    stubs: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    stands: tuple[Stand, ...] = ()  # where figures stand; marks that a field bears are drawn there

    def __post_init__(self) -> None:
        seen = "".join(self.groups) + "".join(self.stubs)
        if set(seen) - set(SIDES) or len(seen) != len(set(seen)) or any(len(s) != 1 for s in self.stubs):
            raise ValueError(
                f"card {self.id!r}: groups are words over {SIDES}, stubs single sides, and no side appears twice; "
                f"got groups {self.groups} and stubs {self.stubs}"
            )

    @property
    def parts(self) -> tuple[str, ...]:
        """Every group and every stub, each as its sides: what can be lit or dark by itself."""
        return tuple(sorted(ordered(g) for g in self.groups)) + tuple(ordered(self.stubs))

    @property
    def open_sides(self) -> str:
        return ordered("".join(self.groups) + "".join(self.stubs))

    def turned(self) -> "Face":
        """The face as it lies after the half turn."""
        return Face(
            self.id,
            tuple(turn(g) for g in self.groups),
            tuple(turn(s) for s in self.stubs),
            tuple(_turn_mark(m) for m in self.marks),
            tuple(stand.turned() for stand in self.stands),
        )

    def lies_alike(self) -> bool:
        """Whether the half turn changes nothing."""
        return self._outline() == self.turned()._outline()

    def _outline(self) -> tuple[list[str], str, list[tuple[str, str]], list[tuple[float, float, tuple[str, ...]]]]:
        return (
            sorted(ordered(g) for g in self.groups),
            ordered(self.stubs),
            sorted(split_mark(m) for m in self.marks),
            sorted((round(stand.x, 1), round(stand.y, 1), stand.bears) for stand in self.stands if stand.bears),
        )


@dataclass(frozen=True)
class Laid:
    """A card on the table; without a face it lies face down.

    `lit` holds the sides, as the card lies, that light has reached. `note` is a private pencil note on a face-down
    card (`gold` or `stone`), drawn as a slip of paper; `caption` is the caller's localised text on that slip.
    """

    x: int
    y: int
    face: Face | None
    turned: bool = False
    lit: frozenset[str] = frozenset()
    note: str = ""
    caption: str = ""
    piece: str = ""  # the name of what lies there, if the card is neither path nor goal

    def as_it_lies(self) -> Face | None:
        return self.face.turned() if self.face and self.turned else self.face


@dataclass(frozen=True)
class Standing:
    """Somebody on a field of a card, or something on its edge: then `field` is the side.

    `drawing` is on a grid 64 wide, whoever stands there 84 high; `sign` is the same in a few characters.
    """

    x: int
    y: int
    field: str
    sign: str
    drawing: str = ""
    at_edge: bool = False


@dataclass(frozen=True)
class Placed:
    """A piece on a cell where no card stands for it, by its name: on empty ground, or on a tunnel."""

    x: int
    y: int
    name: str


@dataclass(frozen=True)
class Scene:
    """The whole table: x grows to the right, y grows downwards."""

    laid: tuple[Laid, ...]
    open_cells: tuple[tuple[int, int], ...] = ()
    last: tuple[int, int] | None = None
    labels: bool = False
    placed: tuple[Placed, ...] = ()
    standing: tuple[Standing, ...] = ()

    def columns(self) -> range:
        """The used columns; one column for an empty table."""
        return _span([x for x, _ in self._used()])

    def rows(self) -> range:
        """The used rows; one row for an empty table."""
        return _span([y for _, y in self._used()])

    def _used(self) -> list[tuple[int, int]]:
        """Every cell with something to show; the last move may have left its cell empty."""
        cells = [(c.x, c.y) for c in self.laid] + list(self.open_cells) + [(each.x, each.y) for each in self.placed]
        return cells + ([self.last] if self.last else [])


@dataclass(frozen=True)
class Picture:
    """One drawing to be made: a face or a card's name, how it lies, how it is lit, and what is written on its plate."""

    card: Face | str
    turned: bool = False
    lit: frozenset[str] | None = None
    title: str = ""

    def as_it_lies(self) -> Face | str:
        return self.card.turned() if isinstance(self.card, Face) and self.turned else self.card


def _span(values: list[int]) -> range:
    return range(min(values), max(values) + 1) if values else range(1)


_PLAIN: Final = re.compile(r"^[A-Z0-9]+-(?P<dead>d-)?(?P<group>N?E?S?W?)(?:\+(?P<stubs>N?E?S?W?))?$")
_SPECIAL: Final = {
    "start": (("NESW",), ("start",)),
    "goal-gold": (("NESW",), ("gold",)),
    "bridge": (("NS", "EW"), ()),
}


def named_face(name: str) -> Face | None:
    """The face of a card whose name tells its shape (`B-NE`, `B-d-NES`, `D-NS+W`, `B-goal-stone-NE`); else None.

    >>> named_face("B-d-NE")
    Face(id='B-d-NE', groups=(), stubs=('N', 'E'), marks=(), stands=())
    """
    _, _, rest = name.partition("-")
    if rest in _SPECIAL:
        groups, marks = _SPECIAL[rest]
        return Face(name, groups, (), marks)
    stone = re.fullmatch(r"goal-stone-(N?E?S?W?)", rest)
    if stone and stone[1]:
        return Face(name, (stone[1],), (), ("stone",))
    plain = _PLAIN.match(name)
    if not plain or not plain["group"]:
        return None
    if plain["dead"]:
        return Face(name, (), tuple(plain["group"])) if plain["stubs"] is None else None
    return Face(name, (plain["group"],), tuple(plain["stubs"] or ()))
