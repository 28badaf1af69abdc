"""Cards that are divided into fields: how a deck row says so, and what must hold (CAVE-43, CAVE-44, CAVE-A11).

Owns the words `fields`, `ports` and `links` of a row.  Never knows what a figure does on a field.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from undermine.core.card_row import CardRow
from undermine.core.place import NAMES
from undermine.features.cave.rules.fields import MARKS, Shape

LEVELS: Final = {"I": 1, "II": 2, "III": 3}
"""Pile -> how many fields lie between two sides, both ends counted."""
SIDES: Final = "NESW"


def shape_of(row: CardRow) -> Shape:
    """The fields of a row; ValueError says in one line what cannot be read."""
    marks: dict[str, int] = {}
    for text in row.fields:
        name, *words = text.split()
        if len(name) != 1 or name not in NAMES:
            raise ValueError(f"fields: {name!r} is no field; there are: {' '.join(NAMES)}")
        if name in marks:
            raise ValueError(f"fields: {name} is listed twice")
        for word in words:
            if word not in MARKS:
                raise ValueError(f"fields: unknown {word!r}; there are: {', '.join(MARKS)}")
        marks[name] = sum(int(MARKS[word]) for word in set(words))
    ports: dict[str, str] = {}
    for text in row.ports:
        side, name = _pair(text, "ports", "a side and a field, such as N n")
        if side not in SIDES or side in ports or name not in marks:
            raise ValueError(f"ports: {text!r} is not a side that has no port yet and a field of the card")
        ports[side] = name
    links: list[tuple[str, str]] = []
    for text in row.links:
        one, two = _pair(text, "links", "two fields, such as n c")
        if one not in marks or two not in marks or one == two:
            raise ValueError(f"links: {text!r} does not join two fields of the card")
        links.append((one, two))
    return marks, ports, links


def faults(row: CardRow) -> list[str]:
    """What is wrong with the fields of a row; empty if nothing is."""
    if not row.fields:
        return ["no fields; every card of this box has some"]
    try:
        marks, ports, links = shape_of(row)
    except ValueError as error:
        return [str(error)]
    found: list[str] = []
    if "".join(side for side in SIDES if side in ports) != row.sides:
        found.append(f"ports: the card is open on {row.sides}, its ports are on {''.join(ports)}")
    dug = {name for name, mark in marks.items() if mark & int(MARKS["tunnel"])}
    steps = {pair: _distance(pair, links, dug) for pair in combinations(dict.fromkeys(ports.values()), 2)}
    level = LEVELS.get(row.pile, 1 if row.family == "start" else 3)
    for one, two in combinations(ports, 2):
        a, b = ports[one], ports[two]
        length = 1 if a == b else steps.get((a, b), steps.get((b, a), 0))
        together = any(one in group and two in group for group in row.groups)
        if together and length != level:
            found.append(f"from {one} to {two} there are {length} fields; a card of this level has {level} (CAVE-44)")
        if not together and length:
            found.append(f"{one} and {two} are in different groups, but a way leads from one to the other")
    for word in row.marks:
        bearing = [name for name, mark in marks.items() if word in MARKS and mark & int(MARKS[word])]
        if word in MARKS and not bearing:
            found.append(f"no field bears the mark {word}")
        if word in ("den", "ladder", "vein", "exit") and len(bearing) > 1:
            found.append(f"more than one field bears the mark {word} (CAVE-49)")
    if row.family == "goal" and not ({"N", "S"} & set(ports) and {"E", "W"} & set(ports)):
        found.append("a goal is open on N or S and on E or W, so that it can be entered from any side (CAVE-A11)")
    return found


def _distance(pair: tuple[str, str], links: Iterable[tuple[str, str]], dug: set[str]) -> int:
    """How many fields the shortest way between two of them has, both counted; 0 if there is none (CAVE-44)."""
    reached, count = {pair[0]}, 1
    while pair[1] not in reached:
        wider = reached | {b for a, b in _both(links) if a in reached and b not in dug}
        if wider == reached:
            return 0
        reached, count = wider, count + 1
    return count


def _both(links: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    return [pair for one, two in links for pair in ((one, two), (two, one))]


def _pair(text: str, key: str, wanted: str) -> tuple[str, str]:
    words = text.split()
    if len(words) != 2:
        raise ValueError(f"{key}: {text!r} is not {wanted}")
    return words[0], words[1]
