"""Markers and keys on the table: which lie where, and how many are left.

Owns the way from pieces to what people call them.  Works on states and views alike, for all of it is open.
"""

from __future__ import annotations

from typing import Final

from undermine.core.state import PIECE, State

ON: Final = {"claim": "gold", "bribe": "troll"}
"""Kind of piece that is a marker -> what it lies on."""
KEY: Final = "key"


def markers(state: State) -> list[tuple[int, str, int]]:
    """Cell, what the marker lies on, whose it is; in the order laid."""
    names = state.rules.piece_names
    return [(cell, ON[names[kind]], seat) for kind, cell, seat in _pieces(state) if names[kind] in ON]


def keys(state: State) -> list[tuple[int, int]]:
    """Cell of the door, and who opened it."""
    names = state.rules.piece_names
    return [(cell, seat) for kind, cell, seat in _pieces(state) if names[kind] == KEY]


def is_supply(name: str) -> bool:
    """Whether a kind of piece is a marker or a key."""
    return name in ON or name == KEY


def markers_left(state: State) -> int:
    return state.rules.supply["markers"] - len(markers(state))


def keys_left(state: State) -> int:
    return state.rules.supply["keys"] - len(keys(state))


def _pieces(state: State) -> list[tuple[int, int, int]]:
    rows = state.pieces
    return [(int(rows[i]), int(rows[i + 1]), int(rows[i + 2])) for i in range(0, len(rows), int(PIECE))]
