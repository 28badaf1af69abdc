"""Fields: the pieces of way that a card is divided into, from one to the next of which figures walk.

Owns the tables of one rule set: which fields an oriented tile has, which of them are one step apart, on which field a
figure stands that came in by a side, and what a field bears.  Never knows where a tile lies or who walks.
The first four fields are named by a side, so that a half turn changes their names; on a face-down card they stand for
the side by which somebody came in, for nobody knows what is inside.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.place import NAMES, WIDTH
from undermine.core.tile import CODES, turned

NO_FIELD: Final[i64] = -1

DEN: Final[i64] = 1
LADDER: Final[i64] = 2
VEIN: Final[i64] = 4
BRIDGE: Final[i64] = 8
TUNNEL: Final[i64] = 16
EXIT: Final[i64] = 32
KINDS: Final[i64] = 6  # bits of all marks
MARKS: Final = {"den": DEN, "ladder": LADDER, "vein": VEIN, "bridge": BRIDGE, "tunnel": TUNNEL, "exit": EXIT}

Shape: TypeAlias = tuple[dict[str, int], dict[str, str], list[tuple[str, str]]]
"""Field -> what it bears; side -> field behind it; pairs of fields one step apart; as on the upright card."""


class Fields:
    there: vec[i64]  # code -> bits of its fields
    links: vec[i64]  # code << 4 | field -> bits of the fields one step away on the card
    bears: vec[i64]  # code << 4 | field -> what is on it
    bearer: vec[i64]  # code << KINDS | mark -> the first field that bears it, NO_FIELD if none does
    ports: vec[i64]  # code << 2 | side -> the field behind it, NO_FIELD if it is a wall

    def __init__(self) -> None:
        self.there = vec[i64]([0] * CODES)
        self.links = vec[i64]([0] * (CODES << WIDTH))
        self.bears = vec[i64]([0] * (CODES << WIDTH))
        self.bearer = vec[i64]([-1] * (CODES << KINDS))
        self.ports = vec[i64]([-1] * (CODES << 2))

    def add(self, number: int, shape: Shape) -> bool:
        """The fields of a tile, both ways up.  Whether a half turn changes the card."""
        for turn in range(2):
            code = 2 * number + turn
            marks, ports, links = shape if turn == 0 else half_turn(shape)
            for name, mark in marks.items():
                field = NAMES.index(name)
                self.there[code] |= 1 << field
                self.bears[code << WIDTH | field] = mark
                for each in MARKS.values():
                    first = self.bearer[code << KINDS | each]
                    if mark & each and (first < 0 or field < first):
                        self.bearer[code << KINDS | each] = field
            for side, name in ports.items():
                self.ports[code << 2 | "NESW".index(side)] = NAMES.index(name)
            for one, two in links:
                self.links[code << WIDTH | NAMES.index(one)] |= 1 << NAMES.index(two)
                self.links[code << WIDTH | NAMES.index(two)] |= 1 << NAMES.index(one)
        return not _is_same(shape, half_turn(shape))

    def port(self, code: i64, side: i64) -> i64:
        return self.ports[code << 2 | side]


def half_turn(shape: Shape) -> Shape:
    """The same card the other way up; fields named by a side are named by the other one.

    >>> half_turn(({"n": 0, "c": 0}, {"N": "n"}, [("n", "c")]))
    ({'s': 0, 'c': 0}, {'S': 's'}, [('s', 'c')])
    """
    marks, ports, links = shape
    return (
        {_over(name): mark for name, mark in marks.items()},
        {_over(side): _over(name) for side, name in ports.items()},
        [(_over(one), _over(two)) for one, two in links],
    )


def _over(name: str) -> str:
    upper = name.upper()
    if upper not in ("N", "E", "S", "W"):
        return name
    other = "NESW"["NESW".index(upper) ^ 2]
    return other if name == upper else other.lower()


def _is_same(one: Shape, two: Shape) -> bool:
    """Whether two cards are alike but for the names of fields."""
    names = sorted(one[0])
    others = sorted(two[0])
    if len(names) != len(others) or set(one[1]) != set(two[1]):
        return False
    return _matches(one, two, names, others, {})


def _matches(one: Shape, two: Shape, names: list[str], others: list[str], so_far: dict[str, str]) -> bool:
    if len(so_far) == len(names):
        ports = {side: so_far[name] for side, name in one[1].items()}
        links = {frozenset((so_far[a], so_far[b])) for a, b in one[2]}
        return ports == two[1] and links == {frozenset(pair) for pair in two[2]}
    name = names[len(so_far)]
    for other in others:
        if other not in so_far.values() and one[0][name] == two[0][other]:
            so_far[name] = other
            if _matches(one, two, names, others, so_far):
                return True
            del so_far[name]
    return False


def sides_of(shape: Shape) -> int:
    """The open sides of a card, as bits."""
    return sum([1 << "NESW".index(side) for side in shape[1]])


def turned_sides(shape: Shape) -> int:
    return turned(sides_of(shape))
