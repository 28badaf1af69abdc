"""Where figures stand on a card that is divided into fields.

Owns the way from the fields of a tile to points of its drawing.  Never knows who stands there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undermine.core.place import NAMES, WIDTH
from undermine.core.rules import Rules
from undermine.draw.centreline import ROUND, WIDE, corner_course, is_curve
from undermine.draw.geometry import EDGE, MIDDLE, OUTWARD, Point
from undermine.draw.scene import SIDES, Stand
from undermine.features.cave.rules.fields import MARKS
from undermine.features.cave.rules.ways import board_of

UNDER: Final[Point] = (17, 70)
"""Beside the planks of a bridge, on the way below it."""
BEFORE: Final = {2: (25, 34), 3: (15, 20)}
"""How far inside its edge the field behind a side lies, across and along, on a card where so many fields make a way."""
BENDS: Final = {2: (8, 32), 3: (5, 35)}
"""The same on a curve of 40 cuts: from its first and from its second side."""


def stands_of(rules: Rules, number: int) -> tuple[Stand, ...]:
    """The fields of a tile as it lies upright; none in games without figures."""
    if not rules.figure_names:
        return ()
    fields = board_of(rules).fields
    if not fields.there[2 * number]:
        return ()
    code = 2 * number
    ports = {side: int(fields.port(code, d)) for d, side in enumerate(SIDES) if fields.port(code, d) >= 0}
    groups = ["".join(side for d, side in enumerate(SIDES) if g >> d & 1) for g in rules.tiles.groups[number]]
    places: dict[int, Point] = {}
    for group in groups:
        places |= _group(group, {side: ports[side] for side in group}, fields_beside(rules, code, ports, group), groups)
    out: list[Stand] = []
    for field in range(len(NAMES)):
        if not fields.there[code] >> field & 1:
            continue
        bears = int(fields.bears[code << int(WIDTH) | field])
        x, y = places.get(field, MIDDLE)
        out.append(Stand(NAMES[field], x, y, tuple(word for word, bit in MARKS.items() if bears & int(bit))))
    return tuple(out)


def fields_beside(rules: Rules, code: int, ports: Mapping[str, int], group: str) -> list[int]:
    """The fields of a group that no side leads to: its middle.  A tunnel belongs to two groups and to neither."""
    fields = board_of(rules).fields
    inner: list[int] = []
    for side in group:
        links = int(fields.links[code << int(WIDTH) | ports[side]])
        for field in range(len(NAMES)):
            is_dug = fields.bears[code << int(WIDTH) | field] & MARKS["tunnel"]
            if links >> field & 1 and field not in ports.values() and not is_dug and field not in inner:
                inner.append(field)
    return inner


def _group(group: str, ports: Mapping[str, int], inner: list[int], groups: list[str]) -> dict[int, Point]:
    places = dict.fromkeys(inner, _middle(group, groups, has_ends=True))
    if len(set(ports.values())) == 1:
        return {next(iter(ports.values())): _middle(group, groups, has_ends=False)}
    length = 3 if inner else 2
    for side, field in ports.items():
        if is_curve(group):
            first, last = BENDS[length]
            course = corner_course(group[0], group[1], ROUND if len(groups) > 1 else WIDE)
            places[field] = course[first if side == group[0] else last]
        else:
            (x, y), (dx, dy) = EDGE[side], OUTWARD[side]
            across, along = BEFORE[length]
            if _is_bridge(groups) and dx:
                across = 10 if length == 3 else 15
            places[field] = (x - dx * across, y - dy * along)
    return places


def _middle(group: str, groups: list[str], *, has_ends: bool) -> Point:
    if is_curve(group):
        return corner_course(group[0], group[1], ROUND if len(groups) > 1 else WIDE)[20]
    if _is_bridge(groups) and group == "EW":
        return (UNDER[0] + 11, UNDER[1]) if has_ends else UNDER
    return MIDDLE


def _is_bridge(groups: list[str]) -> bool:
    return set(groups) == {"NS", "EW"}
