"""The tokens of the Duel: a marker in each of the two colours, and the key that lies on a door.

Owns their shapes on a square of 64.  The colours differ in shape as their doors do: blue is round with a banded rim,
green is a gabled diamond with a brace; each shows a dwarf's head.  It never knows where a token lies.
"""

from typing import Final

from undermine.draw.geometry import placed
from undermine.draw.icons import ICONS, cut, dot

_BEARD: Final = cut("u-pale", "16 37 48 37 46 50 32 61 18 50") + cut("u-pale2", "32 40 48 37 46 50 32 61")
_FACE: Final = cut("u-grip", "18 33 46 33 46 41 32 44 18 41") + cut(
    "u-ink", "22 35 27 35 27 39 22 39", "37 35 42 35 42 39 37 39"
)
_CAP: Final = cut("u-ink", "12 35 21 14 35 2 55 11 45 15 52 35") + cut(
    "u-brass", "16 30 23.6 16 35 6 46 10.6 41 15 47 30"
)
_DWARF: Final = _BEARD + _FACE + _CAP + cut("u-pale", "13 29 51 29 51 35 13 35")

_DIAMOND: Final = "32 0 62 27 62 37 32 64 2 37 2 27"
_INNER: Final = "32 6 57 28.6 57 35.4 32 58 7 35.4 7 28.6"

BOX: Final = "0 0 64 64"
TOKENS: Final[dict[str, str]] = {
    "token-blue": dot("u-ink", 32, 32, 32)
    + dot("u-blue0", 32, 32, 28)
    + '<path class="u-blue1" d="M6 20h52l2 5H4zM5 44h54l-3 5H8z"/>'
    + placed(_DWARF, 32, 31, 0.86),
    "token-green": cut("u-ink", _DIAMOND)
    + cut("u-green0", _INNER)
    + '<path class="u-brace" d="M20 17v30M44 17v30"/>'
    + placed(_DWARF, 32, 31, 0.76),
    "token-key": cut("u-ink", "12 2 52 2 62 12 62 52 52 62 12 62 2 52 2 12")
    + cut("u-paper", "14 6 50 6 58 14 58 50 50 58 14 58 6 50 6 14")
    + placed(ICONS["key"], 32, 30, 0.72),
    "token-spare": dot("u-ink", 32, 32, 32) + dot("u-pale2", 32, 32, 28) + placed(_DWARF, 32, 31, 0.86),
}
"""Symbol -> drawing; `token-spare` is a marker that nobody has laid yet."""
