"""What a card does to the seat that it lies before, as a bit beside the card.

Owns which bits bar somebody from what, so that whoever lays paths or shares gold asks for all conditions at once.
Never knows a card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BARS_PATHS: Final[i64] = 0x00FF  # conditions under which a seat may not lay paths
BARS_GOLD: Final[i64] = 0x0FF0  # conditions under which a seat gets no gold
BITS: Final = range(15)


def new_bit(taken: list[int], bars_paths: bool, bars_gold: bool) -> int:
    """A bit that bars from this and from nothing else, besides those that are taken."""
    for i in BITS:
        bit = 1 << i
        if bit not in taken and bool(bit & BARS_PATHS) == bars_paths and bool(bit & BARS_GOLD) == bars_gold:
            return bit
    raise AssertionError("too many conditions of this kind")
