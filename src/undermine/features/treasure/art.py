"""How crystals look."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import IN_ROCK, Art, Mark
from undermine.draw.crystal import crystal

ART: Final = Art(marks={"crystal": Mark(lambda _, x, y: crystal(x, y + 7), "◆", IN_ROCK)})
