"""Cards, hands and boards as SVG and as terminal text: plain data in, text out.

Nothing here knows rules or sees a game; an adapter turns what a seat may know into a `Scene`.
"""

from undermine.draw.board import board_svg
from undermine.draw.path_card import path_card
from undermine.draw.scene import Face, Laid, Picture, Scene, named_face
from undermine.draw.sheet import Symbol, card_svg, hand_svg, sprite, symbol_of
from undermine.draw.style import style
from undermine.draw.terminal import board_text, hand_text

__all__ = [
    "Face",
    "Laid",
    "Picture",
    "Scene",
    "Symbol",
    "board_svg",
    "board_text",
    "card_svg",
    "hand_svg",
    "hand_text",
    "named_face",
    "path_card",
    "sprite",
    "style",
    "symbol_of",
]
