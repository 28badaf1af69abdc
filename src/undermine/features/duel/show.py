"""The Duel as data: colours, markers, keys, what is left of them, and whose light is where.

Works on states and views alike, for all of it is open.
"""

from __future__ import annotations

from typing import Final

from undermine.core.piece import cell_of, kind_of, number_of
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.features.duel.rules.claims import Claims
from undermine.features.duel.rules.keys import Keys
from undermine.features.duel.rules.mine import COLOURS
from undermine.features.duel.rules.pyramid import Pyramid
from undermine.features.duel.rules.rounds import Duel
from undermine.features.duel.rules.trolls import Trolls
from undermine.views.shape import Parts, Reached, SeatView
from undermine.views.show import Line, Show, spot, xy
from undermine.views.view import View

GOLD: Final = "gold"
TROLL: Final = "troll"


class Rivals(Show):
    def keeps_goals(self) -> bool:
        return True

    def view(self, view: View, parts: Parts) -> None:
        rules = view.rules
        parts["markers"] = [{"at": xy(rules, cell), "on": what, "seat": seat} for cell, what, seat in markers(view)]
        parts["keys"] = [{"at": xy(rules, cell), "seat": seat} for cell, seat in keys(view)]
        parts["markers_left"] = markers_left(view)
        parts["keys_left"] = keys_left(view)
        parts["goals_left"] = len(view.lying(rules.find(Pyramid).stock))

    def seat(self, view: View, seat: int, shown: SeatView) -> None:
        gold = int(view.gold[seat])
        shown["colour"] = colours(view.rules)[seat]
        shown["values"] = [value for value in range(7, 0, -1) for _ in range(gold >> 8 * value & 255)]

    def tile(self, view: View, tile: int, laid: Reached) -> None:
        """The sides that each seat has reached, for seats see the tunnels differently."""
        reach = [int(view.arena.walks(seat, tile)) for seat in range(int(view.seats))]
        laid["reach"] = ["".join(side for d, side in enumerate("NESW") if bits >> d & 1) for bits in reach]

    def trace(self, state: State, line: Line) -> None:
        rules, arena = state.rules, state.arena
        seats = colours(rules)
        line["roles"] = seats
        line["starts"] = [
            {**spot(rules, int(arena.cell[tile + 1])), "colour": rules.tile_names[int(code) >> 1].rpartition("-")[2]}
            for tile, code in enumerate(rules.start_codes)
        ]
        line["markers"] = [
            {**spot(rules, cell), "on": what, "colour": seats[seat]} for cell, what, seat in markers(state)
        ]
        line["keys"] = [spot(rules, cell) for cell, _ in keys(state)]
        line["markers_left"] = markers_left(state)
        line["keys_left"] = keys_left(state)
        line["goal_deck"] = [rules.goal_names[kind] for kind in state.lying(rules.find(Pyramid).stock)]
        line["order"] = [spot(rules, int(cell)) for cell in state.trail]


def colours(rules: Rules) -> list[str]:
    """Seat -> its colour."""
    return [COLOURS[int(colour)] for colour in rules.find(Duel).mine.colours]


def markers(state: State) -> list[tuple[int, str, int]]:
    """Cell, what the marker lies on, whose it is; in the order laid."""
    on = {int(state.rules.find(Claims).piece): GOLD, int(state.rules.find(Trolls).piece): TROLL}
    there = [(int(kind_of(piece)), piece) for piece in state.pieces]
    return [(int(cell_of(piece)), on[kind], int(number_of(piece))) for kind, piece in there if kind in on]


def keys(state: State) -> list[tuple[int, int]]:
    """Cell of the door, and who opened it."""
    kind = state.rules.find(Keys).piece
    return [(int(cell_of(piece)), int(number_of(piece))) for piece in state.pieces if kind_of(piece) == kind]


def markers_left(state: State) -> int:
    return int(state.rules.find(Claims).left(state))


def keys_left(state: State) -> int:
    return int(state.rules.find(Keys).tokens) - len(keys(state))


SHOW: Final = Rivals()
