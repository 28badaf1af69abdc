"""Tiles as tables: which sides are open, which are joined inside the card, and who may start a walk there.

Owns the oriented codes of one rule set.  Never knows where a tile lies or which card shows it.
A code is 2 * number + turned; sides are the bits N1 E2 S4 W8.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DOWN: Final[i64] = 0  # the code of every face-down card: fits anything, leads nowhere
WILD: Final[i64] = 16  # its sides
EVERY: Final[i64] = 0xFFFF  # all 16 patterns of open sides
NEVER: Final[i64] = 62  # a bit that no fit has: the turned form of a card that a half turn does not change
CODES: Final[i64] = 256


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
    source: vec[i64]  # code -> bits of the walkers whose light starts here
    groups: list[tuple[int, ...]]  # number -> sets of joined sides, as on the upright card

    def __init__(self, walkers: i64, kept: i64 = 0) -> None:
        self.walkers = walkers
        self.kept = kept or walkers
        self.count = 1
        self.sides = vec[i64]([WILD, WILD] + [0] * 254)
        self.link = vec[i64]([0] * (1024 * walkers))
        self.pattern = vec[i64]([NEVER] * 256)
        self.source = vec[i64]([0] * 256)
        self.groups = [()]

    def add_mute(self) -> int:
        """A tile that fits anything and leads nowhere, like a face-down card, but lies face up.  Its number."""
        number = self.add(())
        self.sides[2 * number] = self.sides[2 * number + 1] = WILD
        self.pattern[2 * number] = self.pattern[2 * number + 1] = NEVER
        return number

    def add(self, groups: tuple[int, ...], source: int = 0, walls: int = 0) -> int:
        """A new tile: light of the walkers in `source` starts on it, walkers in `walls` may enter but not pass.

        A dead end is a group per side.  Returns the tile's number.
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
            for d in range(4):
                for group in ways:
                    if group >> d & 1:
                        for w in range(int(self.walkers)):
                            self.link[w << 10 | code << 2 | d] = 1 << d if walls >> w & 1 else group
        self.pattern[2 * number] = sum(groups)
        if set(groups) != {turned(group) for group in groups}:
            self.pattern[2 * number + 1] = turned(sum(groups))
        return number
