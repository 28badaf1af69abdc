"""Tiles as tables: which sides are open, which are joined inside the card, and who may start a walk there.

Owns the oriented codes of one rule set.  Never knows where a tile lies or which card shows it.
A code is 2 * number + turned; sides are the bits N1 E2 S4 W8.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

DOWN: Final[i64] = 0  # the code of every face-down card: fits anything, leads nowhere
WILD: Final[i64] = 16  # its sides
EVERY: Final[i64] = 0xFFFF  # all 16 patterns of open sides
TURNED: Final[i64] = 16  # first bit of what fits a card when it is turned
NEVER: Final[i64] = 62  # a bit that no fit has: the turned form of a card that a half turn does not change
CODES: Final[i64] = 256
PLACE: Final[i64] = 1  # a tile bears: light that leaps to others, …
MARK_A: Final[i64] = 2  # … and up to three kinds of things that the modules of a game look for
MARK_B: Final[i64] = 4
MARK_C: Final[i64] = 8

Gate: TypeAlias = tuple[int, int, int]  # sides of two segments that it joins, and bits of the walkers who pass


def turned(sides: int) -> int:
    """The same sides after a half turn.

    >>> turned(0b0011), turned(0b0101)
    (12, 5)
    """
    return (sides & 3) << 2 | sides >> 2


def _agree() -> list[int]:
    """d << 5 | sides of the neighbour in direction d -> set of the patterns that match it."""
    table: list[int] = []
    for d in range(4):
        for sides in range(32):
            want = sides >> (d ^ 2) & 1
            fit = sum([1 << pattern for pattern in range(16) if (pattern >> d & 1) == want])
            table.append(0xFFFF if sides & int(WILD) else fit)
    return table


AGREE: Final[vec[i64]] = vec[i64](_agree())


class Tiles:
    """The tiles of one rule set, for its walkers (those who see the tunnels differently: doors, keys, trolls)."""

    walkers: i64
    kept: i64  # walkers whose light an arena keeps at all times; the others are asked for when it matters
    count: i64
    sides: vec[i64]  # code -> open sides
    link: vec[i64]  # walker << 10 | code << 2 | d -> the sides lit by entering through d
    pattern: vec[i64]  # code -> its bit in a fit; NEVER if turning changes nothing
    shapes: vec[i64]  # upright code -> that bit, and from TURNED on the one of the turned form, if it has one
    source: vec[i64]  # code -> bits of the walkers whose light starts here
    groups: list[tuple[int, ...]]  # number -> sets of joined sides, as on the upright card
    opened: vec[i64]  # code -> code of the same card with its gates open, 0 if it has none
    joint: vec[i64]  # code -> the place that all tiles of this number are, however far apart they lie; 0 if none
    has_joints: bool
    bears: vec[
        i64
    ]  # code -> what rules look for on the table, so that an arena keeps such tiles in sight: PLACE, MARK_A, …

    def __init__(self, walkers: i64, kept: i64 = 0) -> None:
        self.walkers = walkers
        self.kept = kept or walkers
        self.count = 1
        self.sides = vec[i64]([WILD, WILD] + [0] * 254)
        self.link = vec[i64]([0] * (1024 * walkers))
        self.pattern = vec[i64]([NEVER] * 256)
        self.shapes = vec[i64]([0] * 256)
        self.source = vec[i64]([0] * 256)
        self.groups = [()]
        self.opened = vec[i64]([0] * 256)
        self.joint = vec[i64]([0] * 256)
        self.has_joints = False
        self.bears = vec[i64]([0] * 256)

    def add_mute(self) -> int:
        """A tile that fits anything and leads nowhere, like a face-down card, but lies face up.  Its number."""
        number = self.add(())
        self.sides[2 * number] = self.sides[2 * number + 1] = WILD
        self.pattern[2 * number] = self.pattern[2 * number + 1] = NEVER
        self.shapes[2 * number] = 0
        return number

    def add(
        self, groups: tuple[int, ...], source: int = 0, walls: int = 0, gates: tuple[Gate, ...] = (), mark: int = 0
    ) -> int:
        """A new tile: light of the walkers in `source` starts on it, walkers in `walls` may enter but not pass.

        A dead end is a group per side; gates join groups for those who pass them; `mark` are sides that differ from
        the others by what lies there.  Returns the tile's number.
        """
        number = int(self.count)
        if 2 * number + 1 >= CODES:
            raise ValueError(f"a rule set has room for {int(CODES) // 2 - 1} different tiles")
        self.count += 1
        self.groups.append(groups)
        for turn in range(2):
            code = 2 * number + turn
            ways = [turned(group) for group in groups] if turn else list(groups)
            self.sides[code] = sum(ways)
            self.source[code] = source
            for w in range(int(self.walkers)):
                for group in _passed(ways, gates, turn, w):
                    for d in range(4):
                        if group >> d & 1:
                            self.link[w << 10 | code << 2 | d] = 1 << d if walls >> w & 1 else group
        self.pattern[2 * number] = sum(groups)
        self.shapes[2 * number] = 1 << sum(groups)
        if set(groups) != {turned(group) for group in groups} or turned(mark) != mark:
            self.let_turn(number)
        return number

    def let_turn(self, number: int) -> None:
        """A half turn changes a tile, were it only by what lies on it."""
        sides = turned(int(self.pattern[2 * number]))
        self.pattern[2 * number + 1] = sides
        self.shapes[2 * number] |= 1 << sides + int(TURNED)

    def join_gates(self, number: int, other: int) -> None:
        """A tile is another one as soon as its gates are open."""
        for turn in range(2):
            self.opened[2 * number + turn] = 2 * other + turn

    def join_places(self, number: int, place: int) -> None:
        """Light that comes to a tile of this place comes to all of them."""
        self.joint[2 * number] = self.joint[2 * number + 1] = place
        for code in (2 * number, 2 * number + 1):
            self.bears[code] |= PLACE
        self.has_joints = True


def _passed(ways: list[int], gates: tuple[Gate, ...], turn: int, walker: int) -> list[int]:
    """The sets of sides that are one for a walker: those joined freely, and through gates that he passes."""
    sets = ways
    for one, two, passers in gates:
        if passers >> walker & 1:
            ends = turned(one) | turned(two) if turn else one | two
            joined = sum([way for way in sets if way & ends])
            sets = [way for way in sets if not way & ends] + [joined]
    return sets
