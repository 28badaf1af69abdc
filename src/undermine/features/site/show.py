"""Sites as data: what lies where, and whether somebody was there in this round."""

from __future__ import annotations

from typing import Final

from undermine.core.piece import cell_of, kind_of
from undermine.core.state import State
from undermine.core.tile import DOWN
from undermine.features.site.rules import Site
from undermine.views.shape import Parts
from undermine.views.show import Line, Show, spot, xy
from undermine.views.view import View


class Sites(Show):
    def pieces(self) -> str:
        return "sites"

    def view(self, view: View, parts: Parts) -> None:
        parts["sites"] = [{"kind": kind, "at": xy(view.rules, cell), "used": used} for kind, cell, used in _lying(view)]

    def trace(self, state: State, line: Line) -> None:
        line["sites"] = [{"kind": kind, **spot(state.rules, cell), "used": used} for kind, cell, used in _lying(state)]


def _lying(state: State) -> list[tuple[str, int, bool]]:
    kinds, arena = state.rules.pieces, state.arena
    there = [(kinds[kind_of(piece)], int(cell_of(piece))) for piece in state.pieces]
    return [
        (kind.name, cell, bool(arena.code[arena.tile_at(cell)] != DOWN))
        for kind, cell in there
        if isinstance(kind.owner, Site)
    ]


SHOW: Final = Sites()
