"""The direction of play as data."""

from __future__ import annotations

from typing import Final

from undermine.core.state import State
from undermine.features.direction.rules import Direction
from undermine.views.show import Line, Show


class Turning(Show):
    def trace(self, state: State, line: Line) -> None:
        line["direction"] = int(state.notes[state.rules.find(Direction).which])


SHOW: Final = Turning()
