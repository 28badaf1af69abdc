"""How ladders look."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import Art, Mark
from undermine.draw.marks import ladder

ART: Final = Art(marks={"ladder": Mark(lambda _, x, y: ladder(x, y - 6), "H", needs_room=True)})
