"""How goals look when they are turned up: gold, or only rock."""

from __future__ import annotations

import random
from typing import Final

from undermine.draw.art import Art, Mark
from undermine.draw.gold import hoard
from undermine.draw.rock import boulder


def _stone(r: random.Random, x: float, y: float) -> str:
    return "".join(boulder(r, x + dx, y + dy, size) for dx, dy, size in ((-8, -3, 9), (8, -4, 8.5), (0, 6, 11)))


ART: Final = Art(marks={"gold": Mark(lambda _, x, y: hoard(x, y), "★"), "stone": Mark(_stone, "●")})
