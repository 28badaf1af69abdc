"""How the tracker looks."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import LOOK, Action, Art
from undermine.draw.icons import cut, moved


def _footprint(x: float, y: float, css: str) -> str:
    """A boot print: sole and heel, with the gap of the arch between them."""
    sole = cut(css, "-4 -11 2 -12 6 -7 5 1 -5 2 -6 -5", "-4.6 5 4.6 4.4 4 10 0 12 -4 10.6")
    return moved(sole, f"translate({x} {y}) rotate(34)")


TRACKER: Final = (
    _footprint(11, 53, "u-pale2")
    + _footprint(27, 46, "u-pale2")
    + _footprint(24, 27, "u-pale")
    + _footprint(40, 19, "u-pale")
    + cut("u-brass", "46 2 63 2 63 19 58 14 50 22 43 15 51 7")
)

ART: Final = Art(
    icons={"tracker": TRACKER},
    actions={"tracker": Action(LOOK)},
)
