"""Swap Hands on the drawing board.

Owns the option; which value an edition has is said in the box.
"""

from __future__ import annotations

from typing import Final

from undermine.features.hands.rules import BOTH, OTHER_ONLY
from undermine.games.option import choice

DRAW: Final = choice("swapHandsDraw", "who draws after hands were swapped", OTHER_ONLY, BOTH)
