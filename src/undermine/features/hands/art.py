"""How the swap of hands looks."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import DIG, Action, Art
from undermine.draw.icons import cut, line, moved


def _small_card(css: str, x: float, y: float, angle: float) -> str:
    return moved(cut(css, f"{x} {y} {x + 18} {y} {x + 18} {y + 28} {x} {y + 28}"), f"rotate({angle} {x + 10} {y + 36})")


SWAP_HANDS: Final = (
    _small_card("u-pale2", 8, 8, -14)
    + _small_card("u-pale", 8, 8, 4)
    + _small_card("u-brass2", 37, 28, -8)
    + _small_card("u-brass", 37, 28, 10)
    + line("u-pale-line", "M36 12H54V22M49 17L54 23L59 17M28 54H10V46M5 51L10 45L15 51")
)

ART: Final = Art(
    icons={"swap-hands": SWAP_HANDS},
    short={"swap-hands": "⇄ hands"},
    actions={"swap-hands": Action(DIG)},
)
