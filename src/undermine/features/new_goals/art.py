"""How the new goals look: bags of gold, a dragon, the giant spider."""

from __future__ import annotations

import random
from typing import Final

from undermine.draw.art import Art, Mark
from undermine.draw.geometry import num, shape
from undermine.draw.gold import nugget
from undermine.draw.marks import around, web


def _spider(r: random.Random, x: float, y: float) -> str:
    legs = "".join(
        f"M{num(x)} {num(y)}l{sx * 9} {-4 + 5 * i}l{sx * 8} {-7 + 5 * i}" for sx in (-1, 1) for i in range(4)
    )
    body = around(x, y, (-5, -9), (5, -9), (8, 0), (8, 8), (0, 14), (-8, 8), (-8, 0))
    return (
        web(r, x, y)
        + f'<path class="u-web0" d="{legs}"/>'
        + shape("u-outline", *body)
        + shape("u-eye", *around(x, y, (-4, -6), (-1, -4), (-4, -2), both=True))
    )


def _dragon(_: random.Random, x: float, y: float) -> str:
    head = ((-13, -9), (13, -9), (16, -1), (9, 7), (8, 17), (-8, 17), (-9, 7), (-16, -1))
    return (
        shape("u-outline", *around(x, y, *((dx * 1.3, dy * 1.22) for dx, dy in head)))
        + shape("u-pale", *around(x, y, (-5, -8), (-19, -24), (-13, -4), both=True))
        + shape("u-scale0", *around(x, y, *head))
        + shape("u-scale1", *around(x, y, (2, -9), (13, -9), (16, -1), (9, 7), (8, 17), (0, 17), (3, 4)))
        + shape("u-troll2", *around(x, y, (-12, -4), (-3, 0), (-10, 2), both=True))
        + shape("u-outline", *around(x, y, (-5, 9), (-1.6, 9), (-3, 12.6), both=True))
        + shape("u-tooth", *around(x, y, (-8, 15), (-6, 21), (-4, 15), both=True))
    )


def _bag(x: float, y: float, value: int) -> str:
    outline = shape("u-outline", *around(x, y, (-11, -14), (11, -14), (18, 4), (13, 17), (-13, 17), (-18, 4)))
    coins = "".join(nugget(x + dx, y + 5, 6 if value > 1 else 7.4) for dx in ((0,) if value == 1 else (-6, 6)))
    body = shape("u-grip", *around(x, y, (-9, -6), (9, -6), (14, 5), (11, 14), (-11, 14), (-14, 5)))
    return outline + body + shape("u-brass", *around(x, y, (-8, -11), (8, -11), (10, -6), (-10, -6))) + coins


ART: Final = Art(
    marks={
        "bag1": Mark(lambda _, x, y: _bag(x, y, 1), "1"),
        "bag2": Mark(lambda _, x, y: _bag(x, y, 2), "2"),
        "dragon": Mark(_dragon, "&"),
        "spider": Mark(_spider, "*"),
    }
)
