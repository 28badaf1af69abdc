"""What lies on the table when a round begins: cells in the rules text, and how a thing that lies there is told of.

Owns the spelling of cells and the description by which a feature says where it lies.  Which layouts can be played is
the business of games/layout.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from undermine.games.option import Option, RulesError

Cell: TypeAlias = tuple[int, int]
Cells: TypeAlias = tuple[Cell, ...]

_NUMBER: Final = r"(0|-?[1-9]\d{0,5})"
_CELL: Final = rf"{_NUMBER}:{_NUMBER}"
CELLS: Final = rf"{_CELL}(/{_CELL})*"
"""Cells in the rules text, as a pattern: each has one spelling."""


@dataclass(frozen=True, slots=True)
class Lying:
    """Something that lies on the table when a round begins."""

    words: str
    cells: Cells
    key: str = ""
    """The option that says where; none if nothing can move it."""
    is_sought: bool = True
    """Something happens to who comes there."""
    bars: bool = False
    """It lies there for the whole round, and nobody can count on a tunnel through it."""
    is_one: bool = False
    """All its cells are one place: who comes to one of them has come to it."""


def cells_option(key: str, about: str) -> Option:
    """The option that says where something lies."""
    return Option(key, CELLS, "cells as X:Y with / between them, such as 4:2", about)


def read_cells(key: str, value: str) -> Cells:
    """Cells such as 4:2/5:2, each once.

    >>> read_cells("costumeCell", "4:2/5:-2")
    ((4, 2), (5, -2))
    """
    cells = tuple((int(x), int(y)) for x, _, y in (cell.partition(":") for cell in value.split("/")))
    for cell in cells:
        if cells.count(cell) > 1:
            raise RulesError(f"{key}: {name_of(cell)} is named twice")
    return cells


def name_of(cell: Cell) -> str:
    return f"{cell[0]}:{cell[1]}"


def beside(cell: Cell) -> Cells:
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)
