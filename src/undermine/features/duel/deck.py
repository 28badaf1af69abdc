"""Rows of the Duel's deck as the rules want them, and what must hold for them (docs/rules/duel.md, section 12).

Owns what the marks of this box mean: ladders, doors, trolls and gold, each in its place.
"""

from __future__ import annotations

from undermine.core.card_row import CardRow, groups_of
from undermine.core.grid import SIDE_NAMES
from undermine.features.duel.rules.mine import COLOURS, DOOR, TROLL, Barrier, Shaft
from undermine.features.duel.rules.own_paths import Start
from undermine.games.deck import load


def start_of(colour: int, cell: tuple[int, int]) -> Start:
    row = load("duel").row(f"D-start-{COLOURS[colour]}")
    return row.id, groups_of(row), cell, colour


def shafts(family: str) -> tuple[Shaft, ...]:
    return tuple(shaft_of(row) for row in load("duel").rows(family))


def ladders() -> tuple[Shaft, ...]:
    return tuple(shaft for shaft in shafts("path") if shaft.ladder >= 0)


def shaft_of(row: CardRow) -> Shaft:
    """A row of the deck as segments, gates and contents."""
    segments = list(groups_of(row))
    barrier: Barrier | None = None
    gold = spot = 0
    ladder = -1
    for mark in row.marks:
        word, _, place = mark.partition("@")
        if word == TROLL or word.startswith(DOOR):
            # Without a place it stands in the middle of a curve, between its two arms.
            arm = bits(place or row.groups[0][0])
            group = next(sides for sides in segments if sides & arm)
            segments[segments.index(group) : segments.index(group) + 1] = [group & ~arm, arm]
            kind = TROLL if word == TROLL else DOOR
            barrier = (kind, COLOURS.index(word.removeprefix("door-")) if kind == DOOR else 0, group & ~arm, arm)
        elif word.startswith("ladder-"):
            ladder = COLOURS.index(word.removeprefix("ladder-"))
    for mark in row.marks:
        word, _, place = mark.partition("@")
        if word.startswith("gold") and word != "gold0":
            gold = int(word.removeprefix("gold"))
            spot = next(sides for sides in segments if sides & bits(place)) if place else segments[0]
    return Shaft(row.id, row.count, tuple(segments), barrier, gold, spot, ladder)


def bits(sides: str) -> int:
    return sum(1 << SIDE_NAMES.index(side) for side in sides)


def faults(row: CardRow) -> list[str]:
    """What is wrong with the marks of a row; empty if nothing is."""
    marks = [mark.partition("@") for mark in row.marks]
    return [
        f"{word}{at}{place}: nothing lies behind a stub"
        for word, at, place in marks
        if word.startswith((DOOR, TROLL)) and place in row.stubs
    ]
