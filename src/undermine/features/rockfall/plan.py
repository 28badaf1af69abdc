"""Rockfalls on the drawing board.

Owns the option; which value an edition has is said in the boxes.
"""

from __future__ import annotations

from typing import Final

from undermine.games.option import flag

MUST_REMOVE: Final = flag("rockfallMustRemove", "a rockfall must take a card away")
