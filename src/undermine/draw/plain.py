"""Plain drawings for what no feature draws: a tag with the name on it.

Owns how such a thing looks, so that a house rule can be played before anybody has drawn for it.  Never guesses what it
may be.
"""

from html import escape
from typing import Final

from undermine.draw.art import DIG, Action, Mark, Piece, Shown
from undermine.draw.geometry import num

NOTHING: Final = "?"


def tag(name: str, x: float, y: float, width: float) -> str:
    """A slip of paper with a name, its middle at (x, y)."""
    left, half = num(x - width / 2), width / 6 + 4
    # Made smaller as a whole, because pages forbid styles in attributes.
    fit = num(min(1.0, (width - 6) / (8 * max(1, len(name)))))
    return (
        f'<path class="u-slip" d="M{left} {num(y - half)}h{num(width)}v{num(2 * half)}h-{num(width)}z"/>'
        f'<text class="u-caption" transform="translate({num(x)} {num(y)}) scale({fit})" y="5">{escape(name)}</text>'
    )


def plain_sign(name: str) -> str:
    """One character for a terminal: how the name begins."""
    return name[:1].upper() or NOTHING


def plain_action(name: str) -> Action:
    def picture(_: Shown) -> str:
        return tag(name, 50, 62, 76)

    return Action(DIG, picture)


def plain_mark(word: str) -> Mark:
    return Mark(lambda _, x, y: tag(word, x, y, 40), plain_sign(word))


def plain_piece(name: str) -> Piece:
    return Piece(tag(name, 50, 70, 84), sign=plain_sign(name))
