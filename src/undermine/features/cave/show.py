"""The Dark Cave as data: figures, webs, veins, hand maxima, whose clan card is shown; for states and views alike.

Owns the way from figures, notes and pieces to what people call them.  All of it is open to everybody, but for whom a
dwarf works, which only the trace tells.
"""

from __future__ import annotations

from typing import Final

from undermine.core.piece import cell_of, kind_of, number_of
from undermine.core.place import FIELD, NAMES, WIDTH
from undermine.core.rules import Rules
from undermine.core.state import NOWHERE, State
from undermine.features.cave.rules.board import TOKENS
from undermine.features.cave.rules.fields import VEIN
from undermine.features.cave.rules.ways import board_of
from undermine.views.shape import CaveThings, DrawnVein, Parts, Place
from undermine.views.show import Line, Show, spot
from undermine.views.view import View

PILES: Final = ("", "I", "II", "III")
CLANS: Final = ("", "blue", "yellow")
GOLD: Final = 46  # nuggets in the box (CAVE-5)
EQUIPMENT: Final = ("boots", "axe")


class Cave(Show):
    def view(self, view: View, parts: Parts) -> None:
        """With what a picture of it needs."""
        parts["cave"] = {
            **cave_of(view),
            "backs": backs(view),
            "piles": piles(view),
            "top": next((back for back, count in piles(view).items() if count), None),
            "mover": mover(view),
        }

    def trace(self, state: State, line: Line) -> None:
        names = state.rules.role_names
        line |= cave_of(state)
        line["veins"] = [{**spot(state.rules, cell), "nuggets": number} for cell, number in _nuggets(state)]
        line["loyal"] = [names[role].endswith("-loyal") for role in state.roles]
        line["clan_aside"] = [names[role] for role in state.aside]


def cave_of(state: State) -> CaveThings:
    """Everything that lies and stands in the cave."""
    rules, board = state.rules, board_of(state.rules)
    seats = range(int(rules.seats))
    order = [int(state.notes[board.left + seat]) for seat in seats]
    return {
        "clan": [CLANS[state.notes[board.clan + seat]] or None for seat in seats],
        "figures": [
            {
                "seat": seat,
                **_place(rules, int(state.figures[seat])),
                "down": bool(state.notes[board.lying] >> seat & 1),
            }
            for seat in seats
            if state.figures[seat] != NOWHERE
        ],
        "out": sorted((seat for seat in seats if order[seat]), key=order.__getitem__),
        "nuggets": [int(state.purse[seat]) for seat in seats],
        "bank": GOLD - sum(map(int, state.purse)) - len(_nuggets(state)),
        "veins": veins(state),
        "monsters": [
            {
                "kind": rules.figure_names[figure],
                **_place(rules, int(state.figures[figure])),
                "owner": _owner(state, rules.figure_names[figure]),
            }
            for figure in range(len(seats), len(state.figures))
            if state.figures[figure] != NOWHERE
        ],
        "webs": [
            {
                **spot(rules, int(cell_of(web))),
                "side": "NESW"[number_of(web) >> 2],
                "rounds": int(number_of(web) & 3),
                "owner": _web_owner(state, int(board.token(web))),
                "token": TOKENS[board.token(web)],
            }
            for web in state.pieces
            if 0 <= board.token(web) < len(TOKENS)
        ],
        "hand_max": [int(state.notes[board.hand_max + seat]) for seat in seats],
        "equipment": [
            [name for name in (rules.names[card] for card in state.before(seat)) if _kind(name) in EQUIPMENT]
            for seat in seats
        ],
        "revealed": [seat for seat in seats if state.notes[board.shown] >> seat & 1],
        "budget": budget(state),
    }


def budget(state: State) -> int:
    """The moves left to the dwarf or monster that is moving, 0 if none is."""
    return int(state.top()[3]) & 15 if _is_moving(state) else 0


def mover(state: State) -> str | None:
    """The figure that a seat is asked to move."""
    return state.rules.figure_names[int(state.top()[2])] if _is_moving(state) else None


def backs(state: State) -> list[dict[str, int]]:
    """How many cards of each back the seats hold (CAVE-A62)."""
    first = board_of(state.rules).backs
    told = [int(state.notes[first + seat]) for seat in range(int(state.seats))]
    return [{"I": value % 10, "II": value // 10 % 10, "III": value // 100} for value in told]


def veins(state: State) -> list[DrawnVein]:
    """The veins with the fields on which their nuggets lie."""
    rules, arena, board = state.rules, state.arena, board_of(state.rules)
    found = [(cell, number, arena.code[arena.tile_at(cell)]) for cell, number in _nuggets(state)]
    return [
        {**_place(rules, cell << int(WIDTH) | int(board.field_with(code, VEIN))), "nuggets": number}
        for cell, number, code in found
    ]


def piles(state: State) -> dict[str, int]:
    """How many cards of each back the draw pile has; the lowest layer is drawn last (CAVE-36)."""
    layers = [int(number) for number in board_of(state.rules).layers]
    left = int(state.left)
    counts = dict.fromkeys(PILES[1:], 0)
    for i in range(0, len(layers), 2):
        here = min(left, layers[i + 1])
        counts[PILES[layers[i]]] += here
        left -= here
    return counts


def _is_moving(state: State) -> bool:
    return bool(state.depth and state.top()[0] == board_of(state.rules).move)


def _nuggets(state: State) -> list[tuple[int, int]]:
    """Cell of a vein, and how many nuggets lie there."""
    kind = board_of(state.rules).nugget
    return [(int(cell_of(piece)), int(number_of(piece))) for piece in state.pieces if kind_of(piece) == kind]


def _web_owner(state: State, token: int) -> int | None:
    """The token belongs to one card: A to the one of pile I, and so on."""
    holder = int(board_of(state.rules).holder(state, board_of(state.rules).snares, token))
    return holder >> 8 if holder != NOWHERE else None


def _owner(state: State, kind: str) -> int | None:
    """The seat before which the card of a monster lies."""
    for seat in range(int(state.seats)):
        if any(_kind(state.rules.names[card]) == kind for card in state.before(seat)):
            return seat
    return None


def _kind(name: str) -> str:
    return name.partition("-")[2]


def _place(rules: Rules, place: int) -> Place:
    return {**spot(rules, place >> int(WIDTH)), "field": NAMES[place & int(FIELD)]}


SHOW: Final = Cave()
