"""Chests as data: where they lie, what is on them and in them as far as somebody knows, and whether maps are banned."""

from __future__ import annotations

from typing import Final

from undermine.core.piece import cell_of, content_of, face_of, kind_of, number_of
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.features.chests.rules import Chests
from undermine.views.shape import Parts
from undermine.views.show import Line, Show, spot, xy
from undermine.views.view import View


class Lying(Show):
    def pieces(self) -> str:
        return "chests"

    def view(self, view: View, parts: Parts) -> None:
        rules = view.rules
        parts["chests"] = [
            {
                "at": xy(rules, int(cell_of(piece))),
                "opened": bool(number_of(piece)),
                "card": _card(rules, piece) if face_of(piece) else None,
                "chest": _chest(rules, piece) if content_of(piece) else None,
            }
            for piece in _chests(view)
        ]

    def trace(self, state: State, line: Line) -> None:
        """Those that nobody has opened."""
        rules = state.rules
        line["chests"] = [
            {**spot(rules, int(cell_of(piece))), "card": _card(rules, piece), "chest": _chest(rules, piece)}
            for piece in _chests(state)
            if not number_of(piece)
        ]
        line["map_ban"] = bool(state.notes[rules.find(Chests).ban])


def _chests(state: State) -> list[int]:
    kind = state.rules.find(Chests).piece
    return [int(piece) for piece in state.pieces if kind_of(piece) == kind]


def _card(rules: Rules, piece: int) -> str:
    return rules.tile_names[face_of(piece) >> 1]


def _chest(rules: Rules, piece: int) -> str:
    return rules.content_names[content_of(piece)]


SHOW: Final = Lying()
