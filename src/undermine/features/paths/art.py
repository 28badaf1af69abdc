"""How the start card looks: a ladder in a shaft, and a lamp beside it."""

from __future__ import annotations

import random
from typing import Final

from undermine.draw.art import Art, Mark
from undermine.draw.geometry import num, placed
from undermine.draw.icons import icons
from undermine.draw.marks import ladder


def _lamp(x: float, y: float) -> str:
    glow = f'<circle cx="{num(x)}" cy="{num(y + 2)}" r="30" fill="url(#lamp-glow)"/>'
    return glow + placed(icons()["lantern"], x, y - 2.6, 0.66)


def _start(_: random.Random, x: float, y: float) -> str:
    return ladder(x, y - 6, height=56, width=17) + _lamp(x + 25, y - 38)


ART: Final = Art(marks={"start": Mark(_start, "H", needs_room=True)})
