"""What stands in a tunnel: doors, ladders, crystals, gold, trolls, dens, webs, chests.

Owns the map from the mark words of the deck data to drawings, and where on the card each stands. Every pair that means
different things differs in shape, not only in colour. It never says what a mark does.
"""

import math
import random
from collections.abc import Callable
from typing import Final, TypeAlias

from undermine.draw.centreline import ROUND, WIDE, corner_course, is_curve
from undermine.draw.geometry import DEPTH, EDGE, MIDDLE, OUTWARD, Point, Polygon, num, placed, shape
from undermine.draw.gold import hoard, nugget, nuggets
from undermine.draw.icons import ICONS, web_lines
from undermine.draw.rock import boulder, boulders
from undermine.draw.scene import BACK, CENTRE, Face, split_mark

Drawn: TypeAlias = Callable[[random.Random, float, float], str]

ROOMS: Final = frozenset(
    {"start", "start-blue", "start-green", "ladder", "ladder-blue", "ladder-green", "exit", "den", "vein"}
)
"""Marks that need a chamber around them."""

UNDRAWN: Final = frozenset({"", "bridge", "gold0"})
"""Words that tell something the picture shows by itself: the groups of a bridge, a goal without gold."""


def spot(face: Face, place: str) -> Point:
    """Where a mark stands: in the middle of the tunnels, in the middle of one curve, or inside one arm."""
    hugging = bool(face.stubs) or len(face.groups) > 1
    if place == CENTRE:
        curve = next((g for g in face.groups if is_curve(g)), "")
        return corner_course(curve[0], curve[1], ROUND if hugging else WIDE)[20] if curve else MIDDLE
    if len(place) == 2 and BACK[place[0]] != place[1]:
        return corner_course(place[0], place[1], ROUND if hugging else WIDE)[20]
    if len(place) == 2:
        under_the_bridge = set(face.groups) == {"NS", "EW"} and place == "EW"
        return (14, 70) if under_the_bridge else MIDDLE
    (x, y), (dx, dy) = EDGE[place], OUTWARD[place]
    # In a stub and on a curve the mark keeps to the edge: further in lie the rubble, or what stands in the middle.
    shallow = place in face.stubs or any(place in g and is_curve(g) for g in face.groups)
    inward = 16 if shallow else 26 if dx else 32
    return x - dx * inward, y - dy * inward


def _rock_corner(face: Face) -> Point:
    """The quarter of the card with the most rock; beside a single stub, the rock behind it."""
    if not face.groups and len(face.stubs) == 1:
        return {"N": (50, 94), "S": (50, 48), "E": (28, 76), "W": (72, 76)}[face.stubs[0]]
    quarter = min(("NE", "SE", "NW", "SW"), key=lambda q: sum(s in face.open_sides for s in q))
    return (80 if "E" in quarter else 20, 113 if "S" in quarter else 28)


def mark(face: Face, text: str, r: random.Random) -> str:
    """The drawing of one mark of this face, as it lies."""
    word, place = split_mark(text)
    if word in UNDRAWN:
        return ""
    if word not in MARKS:
        raise ValueError(f"unknown mark {word!r} on card {face.id!r}; known marks: {', '.join(sorted(MARKS))}")
    bearing = next((stand for stand in face.stands if word in stand.bears), None)
    if bearing is not None:
        if "start" in face.marks:
            return ""  # it has its own ladder
        x, y = bearing.x, bearing.y
    elif word == "crystal":
        x, y = _rock_corner(face)
    else:
        x, y = MIDDLE if word == "tunnel" else spot(face, place)
    return MARKS[word](r, round(x + DEPTH[0] / 2, 1), round(y + DEPTH[1] / 2, 1))


def _door_blue(_: random.Random, x: float, y: float) -> str:
    """Round-headed, banded across, with a round window."""

    def arch(half: float, foot: float, spring: float, rise: float) -> str:
        left, right = num(x - half), num(x + half)
        top = f"C{left} {num(y - rise)} {right} {num(y - rise)} {right} {num(y - spring)}"
        return f"M{left} {num(y + foot)}V{num(y - spring)}{top}V{num(y + foot)}Z"

    left = num(x - 13)
    return (
        f'<path class="u-outline" d="{arch(17, 17, 5, 28)}"/><path class="u-blue0" d="{arch(13, 15, 4, 22)}"/>'
        f'<path class="u-blue1" d="M{left} {num(y + 1)}h26v3.4h-26zM{left} {num(y + 8.4)}h26v3.4h-26z"/>'
        f'<circle class="u-window" cx="{num(x)}" cy="{num(y - 7)}" r="5"/>'
        f'<path class="u-bar" d="M{num(x - 5)} {num(y - 7)}h10M{num(x)} {num(y - 12)}v10"/>'
    )


def _door_green(_: random.Random, x: float, y: float) -> str:
    """Pointed like a gable, upright planks with a brace, and a diamond window."""
    return (
        shape("u-outline", [(x - 17, y + 17), (x - 17, y - 7.6), (x, y - 27), (x + 17, y - 7.6), (x + 17, y + 17)])
        + shape("u-green0", [(x - 13, y + 15), (x - 13, y - 6), (x, y - 21), (x + 13, y - 6), (x + 13, y + 15)])
        + f'<path class="u-brace" d="M{num(x - 6.5)} {num(y - 13)}v28M{num(x + 6.5)} {num(y - 13)}v28"/>'
        + shape(
            "u-green1",
            [(x - 13, y + 11), (x + 10, y - 2), (x + 13, y - 2), (x + 13, y + 1.6), (x - 10, y + 15), (x - 13, y + 15)],
        )
        + shape("u-window", [(x, y - 15), (x + 4.6, y - 9.6), (x, y - 4.2), (x - 4.6, y - 9.6)])
    )


def _ladder(x: float, y: float, css: str = "u-ladder", *, height: float = 46, width: float = 15, head: str = "") -> str:
    """A ladder in a dark shaft: pale wood on black, so that it never melts into the floor.

    The head of the shaft may be round or a gable, as the doors of the two colours are.
    """
    t, b, q, w = y - height * 0.6, y + height * 0.4, width / 2 + 6, width / 2
    shaft: Polygon = [(x - q + 4, t - 4), (x + q - 4, t - 4), (x + q, t + 2), (x + q, b + 1)]
    shaft += [(x + q - 4, b + 6), (x - q + 4, b + 6), (x - q, b + 1), (x - q, t + 2)]
    rails = f"M{num(x - w)} {num(t)}V{num(b + 2)}M{num(x + w)} {num(t)}V{num(b + 2)}"
    rungs = "".join(f"M{num(x - w)} {num(t + 5 + i * 8)}h{num(width)}" for i in range(int((height - 6) / 8) + 1))
    light: Polygon = [(x - w, t - 3), (x + w, t - 3), (x + w + 5, t + height + 4), (x - w - 5, t + height + 4)]
    crest = ""
    if head:
        gable = (
            f"L{num(x)} {num(t - 14)}L"
            if head == "gable"
            else f"C{num(x - q)} {num(t - 15)} {num(x + q)} {num(t - 15)} "
        )
        crest = f'<path class="u-shaft" d="M{num(x - q)} {num(t + 2)}{gable}{num(x + q)} {num(t + 2)}"/>'
    well = shape("u-shaft", shaft) + crest
    return well + shape("u-shaft-light", light) + f'<path class="{css}" d="{rails}{rungs}"/>'


def _lamp(x: float, y: float) -> str:
    glow = f'<circle cx="{num(x)}" cy="{num(y + 2)}" r="30" fill="url(#lamp-glow)"/>'
    return glow + placed(ICONS["lantern"], x, y - 2.6, 0.66)


def _start(_: random.Random, x: float, y: float) -> str:
    return _ladder(x, y - 6, height=56, width=17) + _lamp(x + 25, y - 38)


def _exit(_: random.Random, x: float, y: float) -> str:
    """The way out: daylight falls into the shaft."""
    daylight = f'<circle cx="{num(x)}" cy="{num(y - 22)}" r="26" fill="url(#lamp-glow)"/>'
    return _ladder(x, y - 6) + daylight


def _plain_ladder(_: random.Random, x: float, y: float) -> str:
    return _ladder(x, y - 6)


def _ladder_blue(_: random.Random, x: float, y: float) -> str:
    return (
        _ladder(x, y - 4, "u-ladder-blue", head="round")
        + f'<circle class="u-blue0" cx="{num(x)}" cy="{num(y + 22)}" r="5.4"/>'
    )


def _ladder_green(_: random.Random, x: float, y: float) -> str:
    foot: Polygon = [(x, y + 16), (x + 5.8, y + 22), (x, y + 28), (x - 5.8, y + 22)]
    return _ladder(x, y - 4, "u-ladder-green", head="gable") + shape("u-green0", foot)


def crystal(x: float, y: float, scale: float = 1.15) -> str:
    out = f'<circle fill="url(#crystal-glow)" cx="{num(x)}" cy="{num(y - 6)}" r="{num(24 * scale)}"/>'
    for angle, ln, w in ((-2.5, 16, 3.4), (-0.62, 16, 3.4), (-1.95, 21, 4.0), (-1.15, 25, 4.6)):
        c, s = math.cos(angle) * scale, math.sin(angle) * scale
        blade = [(0, -w), (ln * 0.72, -w), (ln, 0), (ln * 0.72, w), (0, w)]
        shade = [(0, 0), (ln, 0), (ln * 0.72, w), (0, w)]
        for css, points in (("u-crystal0", blade), ("u-crystal1", shade)):
            out += shape(css, [(x + c * u - s * v, y + s * u + c * v) for u, v in points])
    return out


def _around(x: float, y: float, *corners: Point, both: bool = False) -> list[Polygon]:
    """A polygon given by offsets from (x, y), and its mirror image when there are two of it."""
    one: Polygon = [(x + dx, y + dy) for dx, dy in corners]
    return [one, [(x - dx, y + dy) for dx, dy in corners]] if both else [one]


def _troll(_: random.Random, x: float, y: float) -> str:
    return (
        shape("u-outline", *_around(x, y, (-17, 17), (-15, -2), (-8, -15), (8, -15), (15, -2), (17, 17)))
        + shape("u-troll0", *_around(x, y, (-13, 16), (-14, -1), (-7, -13), (7, -13), (14, -1), (13, 16)))
        + shape("u-troll1", *_around(x, y, (-14, -1), (-22, -10), (-11, -8), both=True))
        + shape("u-troll2", *_around(x, y, (-10, -5), (-2, -2), (-9, 0), both=True))
        + shape("u-troll3", *_around(x, y, (-10, 8), (10, 8), (8, 14), (-8, 14)))
        + shape("u-tooth", *_around(x, y, (-8, 9), (-5, 1.5), (-3, 9), both=True))
    )


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
        shape("u-outline", *_around(x, y, (-18, 14), (-16, -6), (-6, -14), (6, -14), (16, -6), (18, 14)))
        + boulders(r, [(x + dx, y + dy, size) for dx, dy, size in ring])
        + shape("u-den", *_around(x, y, (-13, 14), (-11, -2), (-4, -9), (4, -9), (11, -2), (13, 14)))
        + shape("u-eye", *_around(x, y, (-9, -1), (-1.6, 2.4), (-8, 4.6), both=True))
        + f'<path class="u-tooth" d="M{num(x - 6)} {num(y + 8)}l2.4 4l2.4 -4l2 4l2.4 -4l2.4 4z"/>'
    )


def _web(_: random.Random, x: float, y: float) -> str:
    lines = web_lines(x, y)
    return f'<path class="u-web0" d="{lines}"/><path class="u-web1" d="{lines}"/>'


def _spider(r: random.Random, x: float, y: float) -> str:
    legs = "".join(
        f"M{num(x)} {num(y)}l{sx * 9} {-4 + 5 * i}l{sx * 8} {-7 + 5 * i}" for sx in (-1, 1) for i in range(4)
    )
    body = _around(x, y, (-5, -9), (5, -9), (8, 0), (8, 8), (0, 14), (-8, 8), (-8, 0))
    return (
        _web(r, x, y)
        + f'<path class="u-web0" d="{legs}"/>'
        + shape("u-outline", *body)
        + shape("u-eye", *_around(x, y, (-4, -6), (-1, -4), (-4, -2), both=True))
    )


def _dragon(_: random.Random, x: float, y: float) -> str:
    head = ((-13, -9), (13, -9), (16, -1), (9, 7), (8, 17), (-8, 17), (-9, 7), (-16, -1))
    return (
        shape("u-outline", *_around(x, y, *((dx * 1.3, dy * 1.22) for dx, dy in head)))
        + shape("u-pale", *_around(x, y, (-5, -8), (-19, -24), (-13, -4), both=True))
        + shape("u-scale0", *_around(x, y, *head))
        + shape("u-scale1", *_around(x, y, (2, -9), (13, -9), (16, -1), (9, 7), (8, 17), (0, 17), (3, 4)))
        + shape("u-troll2", *_around(x, y, (-12, -4), (-3, 0), (-10, 2), both=True))
        + shape("u-outline", *_around(x, y, (-5, 9), (-1.6, 9), (-3, 12.6), both=True))
        + shape("u-tooth", *_around(x, y, (-8, 15), (-6, 21), (-4, 15), both=True))
    )


def _bag(x: float, y: float, value: int) -> str:
    outline = shape("u-outline", *_around(x, y, (-11, -14), (11, -14), (18, 4), (13, 17), (-13, 17), (-18, 4)))
    coins = "".join(nugget(x + dx, y + 5, 6 if value > 1 else 7.4) for dx in ((0,) if value == 1 else (-6, 6)))
    body = shape("u-grip", *_around(x, y, (-9, -6), (9, -6), (14, 5), (11, 14), (-11, 14), (-14, 5)))
    return outline + body + shape("u-brass", *_around(x, y, (-8, -11), (8, -11), (10, -6), (-10, -6))) + coins


def _stone(r: random.Random, x: float, y: float) -> str:
    return "".join(boulder(r, x + dx, y + dy, size) for dx, dy, size in ((-8, -3, 9), (8, -4, 8.5), (0, 6, 11)))


def _vein(_: random.Random, x: float, y: float) -> str:
    """Gold that shines in both walls, and the hollow where a nugget lies as long as nobody has taken it."""
    lines = "".join(
        f"M{num(x + a * 10)} {num(y + b * 10)}l{a * 7} {b * 2}l{a * 2} {b * 8}l{a * 8} {b * 2}"
        for a in (-1, 1)
        for b in (-1, 1)
    )
    return (
        f'<path class="u-vein0" d="{lines}"/><path class="u-vein1" d="{lines}"/>'
        + shape("u-outline", *_around(x, y, (-11, 0), (-6, -7), (6, -7), (11, 0), (6, 7), (-6, 7)))
        + shape("u-vein2", *_around(x, y, (-8, 0), (-4, -4.6), (4, -4.6), (8, 0), (4, 4.6), (-4, 4.6)))
    )


def _tunnel(_: random.Random, x: float, y: float) -> str:
    """A low passage from one tunnel of the card to the other: a black mouth in a timber frame."""
    return (
        shape("u-outline", *_around(x, y, (-16, 15), (-16, -15), (16, -15), (16, 15)))
        + shape("u-pale2", *_around(x, y, (-13, 12), (-13, -12), (13, -12), (13, 12)))
        + shape("u-wood0", *_around(x, y, (-10.5, 12), (-10.5, -8), (10.5, -8), (10.5, 12)))
        + shape("u-den", *_around(x, y, (-8, 12), (-8, -5), (8, -5), (8, 12)))
    )


def _chest(_: random.Random, x: float, y: float) -> str:
    outline = f'<path class="u-outline" d="M{num(x - 21)} {num(y - 12)}l6 -9h30l6 9v30h-42z"/>'
    return outline + placed(ICONS["chest"], x, y - 0.5, 0.61)


MARKS: Final[dict[str, Drawn]] = {
    "start": _start,
    "start-blue": _ladder_blue,
    "start-green": _ladder_green,
    "exit": _exit,
    "ladder": _plain_ladder,
    "ladder-blue": _ladder_blue,
    "ladder-green": _ladder_green,
    "door-blue": _door_blue,
    "door-green": _door_green,
    "crystal": lambda _, x, y: crystal(x, y + 7),
    "gold": lambda _, x, y: hoard(x, y),
    "gold1": lambda _, x, y: nuggets(x, y, 1),
    "gold2": lambda _, x, y: nuggets(x, y, 2),
    "gold3": lambda _, x, y: nuggets(x, y, 3),
    "stone": _stone,
    "vein": _vein,
    "troll": _troll,
    "den": _den,
    "web": _web,
    "chest": _chest,
    "tunnel": _tunnel,
    "bag1": lambda _, x, y: _bag(x, y, 1),
    "bag2": lambda _, x, y: _bag(x, y, 2),
    "dragon": _dragon,
    "spider": _spider,
}
