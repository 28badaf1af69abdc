"""Toll collectors as data: where each stands and whose it is."""

from __future__ import annotations

from typing import Final

from undermine.core.piece import cell_of, kind_of, number_of
from undermine.core.state import State
from undermine.features.toll.rules import Toll
from undermine.views.shape import Parts
from undermine.views.show import Line, Show, spot, xy
from undermine.views.view import View


class Collectors(Show):
    def pieces(self) -> str:
        return "collectors"

    def view(self, view: View, parts: Parts) -> None:
        parts["collectors"] = [{"at": xy(view.rules, cell), "owner": owner} for cell, owner in _standing(view)]

    def trace(self, state: State, line: Line) -> None:
        line["collectors"] = [{**spot(state.rules, cell), "owner": owner} for cell, owner in _standing(state)]


def _standing(state: State) -> list[tuple[int, int]]:
    kind = state.rules.find(Toll).piece
    return [(int(cell_of(piece)), int(number_of(piece))) for piece in state.pieces if kind_of(piece) == kind]


SHOW: Final = Collectors()
