"""How the tunnel party looks."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import Art, Piece
from undermine.draw.icons import cut, dot, line
from undermine.draw.pieces import DARK, lamplight
from undermine.draw.rock import FRAME, rock_use


def _mug(x: float, y: float) -> str:
    handle = line("u-pale-line", f"M{x + 12} {y + 4}H{x + 17}V{y + 13}H{x + 12}")
    body = cut("u-brass", f"{x} {y} {x + 12} {y} {x + 12} {y + 17} {x} {y + 17}")
    body += cut("u-brass2", f"{x + 7} {y} {x + 12} {y} {x + 12} {y + 17} {x + 7} {y + 17}")
    return (
        handle
        + body
        + cut("u-pale", f"{x - 2} {y - 5} {x + 5} {y - 8} {x + 14} {y - 5} {x + 14} {y + 3} {x - 2} {y + 3}")
    )


def _party() -> str:
    """A hall with flags on a line, a barrel that is open, mugs on the board, and music."""
    line_of_flags = line("u-ink-line", "M8 34L30 44L50 47L70 44L92 34")
    flags = cut("u-pale", "12 37 22 41 15 52", "56 47 66 45 62 58")
    flags += cut("u-red", "25 42 35 45 29 56", "69 44 79 40 76 53")
    flags += cut("u-brass", "39 46 50 47 45 60", "82 39 90 35 89 48")
    barrel = cut("u-grip", "14 84 20 76 44 76 50 84 50 108 44 116 20 116 14 108")
    barrel += cut("u-grip2", "36 76 44 76 50 84 50 108 44 116 36 116") + cut("u-ink", "20 76 44 76 42 71 22 71")
    barrel += cut("u-pale2", "14 86 50 86 50 91 14 91", "14 102 50 102 50 107 14 107")
    notes = line("u-pale-line", "M66 82V66L80 62V78") + dot("u-pale", 62.6, 82, 4.6) + dot("u-pale", 76.6, 78, 4.6)
    board = cut("u-grip", "6 114 94 114 94 124 6 124") + cut("u-grip2", "6 120 94 120 94 124 6 124")
    board += cut("u-grip2", "14 124 22 124 20 132 16 132", "78 124 86 124 84 132 80 132")
    return (
        rock_use(5)
        + FRAME
        + DARK
        + lamplight(52, 84, 44)
        + line_of_flags
        + flags
        + barrel
        + notes
        + board
        + _mug(57, 97)
        + _mug(77, 97)
    )


ART: Final = Art(pieces={"party": Piece(_party(), icon="swap-hands", sign="♪")})
