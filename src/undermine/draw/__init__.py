"""Cards, hands and boards as SVG and as terminal text: plain data in, text out.

Nothing here knows rules or sees a game; an adapter turns what a seat may know into a `Scene`. Colours for a terminal
are in `terminal`, which alone needs a library and is imported by its own name.
"""

from undermine.draw.board import board_svg
from undermine.draw.path_card import path_card
from undermine.draw.scene import Face, Laid, Picture, Scene, named_face
from undermine.draw.sheet import Symbol, card_svg, hand_svg, sprite, symbol_of
from undermine.draw.style import style

__all__ = [
    "Face",
    "Laid",
    "Picture",
    "Scene",
    "Symbol",
    "board_svg",
    "card_svg",
    "hand_svg",
    "named_face",
    "path_card",
    "sprite",
    "style",
    "symbol_of",
]
