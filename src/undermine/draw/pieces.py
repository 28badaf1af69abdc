"""What stands on a cell besides cards.

Owns which pieces of a game have a picture, and the lamplight and the dark that several of them stand in; how each looks
is said by its feature. A piece that lies there like a card fills its cell; one that stands there leaves it clear. It
never knows whose they are.
"""

from collections.abc import Iterable
from typing import Final

from undermine.draw.art import Piece, pieces
from undermine.draw.geometry import num
from undermine.draw.icons import cut
from undermine.draw.plain import plain_piece

DARK: Final = cut("u-door0", "10 128 10 46 26 26 74 26 90 46 90 128")
"""A room hewn into the rock."""
OPEN: Final = "-open"


def lamplight(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="url(#lamp-glow)"/>'


def piece_of(name: str) -> Piece:
    """How a piece looks; plainly, if no feature draws it."""
    return pieces()[name] if name in pieces() else plain_piece(name)


def pieces_of(names: Iterable[str]) -> dict[str, str]:
    """The pictures of these pieces, as far as they have one; what has been opened looks otherwise."""
    shown = {name: piece_of(name) for name in names}
    out: dict[str, str] = {}
    for name, piece in shown.items():
        out |= {each: drawing for each, drawing in ((name, piece.drawing), (name + OPEN, piece.opened)) if drawing}
    return out
