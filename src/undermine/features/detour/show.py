"""The path cards that players placed, in their order, as data: the last of them is the one that a Detour moves."""

from __future__ import annotations

from typing import Final

from undermine.core.state import State
from undermine.views.show import Line, Show, spot


class Placed(Show):
    def trace(self, state: State, line: Line) -> None:
        line["placed"] = [spot(state.rules, int(cell)) for cell in state.trail]


SHOW: Final = Placed()
