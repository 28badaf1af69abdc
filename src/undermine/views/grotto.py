"""The cave as plain data: figures, webs, veins, hand maxima, whose clan card is shown; for states and views alike.

Owns the way from figures, notes and pieces to what people call them.  All of it is open to everybody.
"""

from __future__ import annotations

from typing import Final

from undermine.core.fields import FIELD, NAMES, VEIN, WIDTH
from undermine.core.rules import Rules
from undermine.core.state import NOWHERE, PIECE, State
from undermine.games.passages import field_with
from undermine.views.shape import DrawnVein, Grotto, Place, Spot, Vein

PILES: Final = ("", "I", "II", "III")
CLANS: Final = ("", "blue", "yellow")
GOLD: Final = 46  # nuggets in the box (CAVE-5)
NUGGET: Final = "nugget"
WEB: Final = "web-"
EQUIPMENT: Final = ("boots", "axe")


def has_grotto(rules: Rules) -> bool:
    """Whether figures walk over fields in this game."""
    return bool(rules.figure_names)


def is_in_grotto(name: str) -> bool:
    """Whether a kind of piece is told here."""
    return name == NUGGET or name.startswith(WEB)


def grotto(state: State) -> Grotto:
    """Everything that lies and stands in the cave."""
    rules = state.rules
    seats = range(int(rules.seats))
    lying = _note(state, "paralysed")
    shown = _note(state, "clan-cards-shown")
    order = [_note(state, f"left-{seat}") for seat in seats]
    veins: list[Vein] = [
        {**_xy(rules, cell), "nuggets": number} for kind, cell, number in _pieces(state) if kind == NUGGET
    ]
    return {
        "clan": [CLANS[_note(state, f"clan-{seat}")] or None for seat in seats],
        "figures": [
            {"seat": seat, **_at(rules, int(state.figures[seat])), "down": bool(lying >> seat & 1)}
            for seat in seats
            if state.figures[seat] != NOWHERE
        ],
        "out": sorted((seat for seat in seats if order[seat]), key=order.__getitem__),
        "nuggets": [int(state.purse[seat]) for seat in seats],
        "bank": GOLD - sum(map(int, state.purse)) - len(veins),
        "veins": veins,
        "monsters": [
            {
                "kind": rules.figure_names[figure],
                **_at(rules, int(state.figures[figure])),
                "owner": _owner(state, figure),
            }
            for figure in range(len(seats), len(state.figures))
            if state.figures[figure] != NOWHERE
        ],
        "webs": [
            {
                **_xy(rules, cell),
                "side": "NESW"[number >> 2],
                "rounds": number & 3,
                "owner": _web_owner(state, kind.removeprefix(WEB)),
                "token": kind.removeprefix(WEB),
            }
            for kind, cell, number in _pieces(state)
            if kind.startswith(WEB)
        ],
        "hand_max": [_note(state, f"hand-max-{seat}") for seat in seats],
        "equipment": [
            [name for name in (rules.names[card] for card in state.before(seat)) if _kind(name) in EQUIPMENT]
            for seat in seats
        ],
        "revealed": [seat for seat in seats if shown >> seat & 1],
        "budget": budget(state),
    }


def budget(state: State) -> int:
    """The moves left to the dwarf or monster that is moving, 0 if none is."""
    if not state.depth:
        return 0
    kind, _, _, left = state.top()
    return int(left) & 15 if state.rules.frame_names[int(kind)] == "move" else 0


def mover(state: State) -> str | None:
    """The figure that a seat is asked to move."""
    if not state.depth or state.rules.frame_names[int(state.top()[0])] != "move":
        return None
    return state.rules.figure_names[int(state.top()[2])]


def backs(state: State) -> list[dict[str, int]]:
    """How many cards of each back the seats hold (CAVE-A62)."""
    told = [_note(state, f"backs-{seat}") for seat in range(int(state.seats))]
    return [{"I": value % 10, "II": value // 10 % 10, "III": value // 100} for value in told]


def gold_fields(state: State) -> list[DrawnVein]:
    """The veins with the fields on which their nuggets lie, for pictures."""
    rules, arena = state.rules, state.arena
    found = [(cell, number) for kind, cell, number in _pieces(state) if kind == NUGGET]
    fields = [int(field_with(rules, arena.code[arena.tile_at(cell)], VEIN)) for cell, _ in found]
    return [
        {**_at(rules, cell << int(WIDTH) | field), "nuggets": number}
        for (cell, number), field in zip(found, fields, strict=True)
    ]


def piles(state: State) -> dict[str, int]:
    """How many cards of each back the draw pile has; the lowest layer is drawn last (CAVE-36)."""
    layers = [int(number) for number in state.rules.layers]
    left = int(state.left)
    counts = dict.fromkeys(PILES[1:], 0)
    for i in range(0, len(layers), 2):
        here = min(left, layers[i + 1])
        counts[PILES[layers[i]]] += here
        left -= here
    return counts


def top_back(state: State) -> str | None:
    """The back of the card on top of the pile."""
    return next((back for back, count in piles(state).items() if count), None)


def _owner(state: State, figure: int) -> int | None:
    return _before(state, state.rules.figure_names[figure])


def _web_owner(state: State, token: str) -> int | None:
    """The token belongs to one card: A to the one of pile I, and so on."""
    wanted = f"{PILES[1 + 'ABC'.index(token)]}-web"
    return next(
        (
            seat
            for seat in range(int(state.seats))
            if wanted in [state.rules.names[card] for card in state.before(seat)]
        ),
        None,
    )


def _before(state: State, kind: str) -> int | None:
    """The seat before which a card of a kind lies."""
    for seat in range(int(state.seats)):
        if any(_kind(state.rules.names[card]) == kind for card in state.before(seat)):
            return seat
    return None


def _kind(name: str) -> str:
    return name.partition("-")[2]


def _note(state: State, name: str) -> int:
    return int(state.notes[state.rules.note_names.index(name)])


def _pieces(state: State) -> list[tuple[str, int, int]]:
    rows, names = state.pieces, state.rules.piece_names
    return [(names[int(rows[i])], int(rows[i + 1]), int(rows[i + 2])) for i in range(0, len(rows), int(PIECE))]


def _xy(rules: Rules, cell: int) -> Spot:
    return {"x": int(rules.grid.x(cell)), "y": int(rules.grid.y(cell))}


def _at(rules: Rules, place: int) -> Place:
    return {**_xy(rules, place >> int(WIDTH)), "field": NAMES[place & int(FIELD)]}
