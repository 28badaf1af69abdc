"""What is printed on cards of the Dark Cave: the exit, dens, veins, tunnels."""

from __future__ import annotations

import random
from typing import Final

from undermine.draw.art import IN_MIDDLE, Mark
from undermine.draw.geometry import num, shape
from undermine.draw.marks import around, ladder, web
from undermine.draw.rock import boulders


def _exit(_: random.Random, x: float, y: float) -> str:
    """The way out: daylight falls into the shaft."""
    daylight = f'<circle cx="{num(x)}" cy="{num(y - 22)}" r="26" fill="url(#lamp-glow)"/>'
    return ladder(x, y - 6) + daylight


def _den(r: random.Random, x: float, y: float) -> str:
    """A hole broken into the wall, ringed with stones, and somebody in it."""
    ring = (
        (-17, 9, 5.6),
        (-15.5, -1, 5.2),
        (-9.5, -9.5, 5),
        (0, -13, 5.4),
        (9.5, -9.5, 5),
        (15.5, -1, 5.4),
        (17, 9, 5.6),
    )
    return (
        shape("u-outline", *around(x, y, (-18, 14), (-16, -6), (-6, -14), (6, -14), (16, -6), (18, 14)))
        + boulders(r, [(x + dx, y + dy, size) for dx, dy, size in ring])
        + shape("u-den", *around(x, y, (-13, 14), (-11, -2), (-4, -9), (4, -9), (11, -2), (13, 14)))
        + shape("u-eye", *around(x, y, (-9, -1), (-1.6, 2.4), (-8, 4.6), both=True))
        + f'<path class="u-tooth" d="M{num(x - 6)} {num(y + 8)}l2.4 4l2.4 -4l2 4l2.4 -4l2.4 4z"/>'
    )


def _vein(_: random.Random, x: float, y: float) -> str:
    """Gold that shines in both walls, and the hollow where a nugget lies as long as nobody has taken it."""
    lines = "".join(
        f"M{num(x + a * 10)} {num(y + b * 10)}l{a * 7} {b * 2}l{a * 2} {b * 8}l{a * 8} {b * 2}"
        for a in (-1, 1)
        for b in (-1, 1)
    )
    return (
        f'<path class="u-vein0" d="{lines}"/><path class="u-vein1" d="{lines}"/>'
        + shape("u-outline", *around(x, y, (-11, 0), (-6, -7), (6, -7), (11, 0), (6, 7), (-6, 7)))
        + shape("u-vein2", *around(x, y, (-8, 0), (-4, -4.6), (4, -4.6), (8, 0), (4, 4.6), (-4, 4.6)))
    )


def _tunnel(_: random.Random, x: float, y: float) -> str:
    """A low passage from one tunnel of the card to the other: a black mouth in a timber frame."""
    return (
        shape("u-outline", *around(x, y, (-16, 15), (-16, -15), (16, -15), (16, 15)))
        + shape("u-pale2", *around(x, y, (-13, 12), (-13, -12), (13, -12), (13, 12)))
        + shape("u-wood0", *around(x, y, (-10.5, 12), (-10.5, -8), (10.5, -8), (10.5, 12)))
        + shape("u-den", *around(x, y, (-8, 12), (-8, -5), (8, -5), (8, 12)))
    )


MARKS: Final = {
    "exit": Mark(_exit, "H", needs_room=True),
    "den": Mark(_den, "Ω", needs_room=True),
    "vein": Mark(_vein, "≈", needs_room=True),
    "web": Mark(web, "#"),
    "tunnel": Mark(_tunnel, "∏", IN_MIDDLE),
    "bridge": Mark(None),
}
