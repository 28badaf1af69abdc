"""How treasure chests look: closed under a card, open beside it, and as a mark."""

from __future__ import annotations

import random
from typing import Final

from undermine.draw.art import Art, Mark, Piece
from undermine.draw.geometry import num, placed
from undermine.draw.icons import cut
from undermine.draw.pieces import lamplight
from undermine.draw.rock import FRAME, rock_use

CHEST: Final = (
    cut("u-grip", "4 28 60 28 60 58 4 58")
    + cut("u-grip2", "34 28 60 28 60 58 34 58")
    + cut("u-grip", "4 26 10 10 54 10 60 26")
    + cut("u-brass", "2 25 62 25 62 32 2 32")
    + cut("u-pale", "26 24 38 24 38 42 26 42")
    + cut("u-ink", "30 29 34 29 35 37 29 37")
)


def _closed() -> str:
    """A path card of its own lies face down on it; its back says what is below."""
    back = rock_use(6) + FRAME + cut("u-door0", "50 14 90 44 90 96 50 126 10 96 10 44")
    lines = '<path class="u-frame2" stroke="#c9a25a" d="M50 19L85 46V94L50 121L15 94V46Z"/>'
    return back + lines + lamplight(50, 66, 36) + placed(CHEST, 50, 68, 0.92)


def _opened() -> str:
    """In the corner of the card that was turned up: the lid is open, and nothing is left in it."""
    chest = (
        cut("u-grip2", "6 30 12 4 54 4 60 30")
        + cut("u-ink", "11 28 16 9 50 9 55 28")
        + cut("u-grip", "4 34 60 34 60 60 4 60")
        + cut("u-grip2", "34 34 60 34 60 60 34 60")
        + cut("u-brass", "2 30 62 30 62 37 2 37")
    )
    return cut("u-outline", "60 2 98 2 98 42 60 42") + placed(chest, 79, 22, 0.5)


def _mark(_: random.Random, x: float, y: float) -> str:
    outline = f'<path class="u-outline" d="M{num(x - 21)} {num(y - 12)}l6 -9h30l6 9v30h-42z"/>'
    return outline + placed(CHEST, x, y - 0.5, 0.61)


ART: Final = Art(
    icons={"chest": CHEST},
    marks={"chest": Mark(_mark, "▣")},
    pieces={"chest": Piece(_closed(), _opened(), icon="chest", sign="▣")},
)
