"""Ways through the cave and their price: for pages that show where a dwarf can go, and for bots.

Owns the search.  It knows what everybody sees: where figures, webs and face-up cards are.  Never changes a state.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.place import WIDTH
from undermine.core.rules import Rules
from undermine.core.state import NOWHERE, State
from undermine.core.tile import DOWN
from undermine.features.cave.rules.board import MOST_PLACES, Board
from undermine.features.cave.rules.ground import Ground


class Way:
    """Fields one after another, and what walking them costs."""

    places: list[int]
    monsters: int  # met at the end, for there the movement ends; of a monster's way: the dwarfs met
    cards: int  # lost on bridges
    nuggets: int  # paid in tunnels

    def __init__(self, places: list[int], monsters: int, cards: int, nuggets: int) -> None:
        self.places = places
        self.monsters = monsters
        self.cards = cards
        self.nuggets = nuggets

    def price(self) -> tuple[int, int, int, int]:
        """Monsters weigh more than cards, cards more than nuggets, and then a short way is a good way."""
        return self.monsters, self.cards, self.nuggets, len(self.places)


def board_of(rules: Rules) -> Board:
    """The board of a game in the cave."""
    for module in rules.modules:
        if isinstance(module, Ground):
            return module.board
    raise ValueError(f"{rules.text} is not played in a cave")


def ways(state: State, figure: i64, budget: i64) -> dict[int, Way]:
    """Every place that a figure can reach in so many moves, with the cheapest safe way there.

    A dwarf's movement ends where a monster stands, a monster's where a dwarf does, and both on a face-down goal, so no
    way leads on from there.
    """
    board = board_of(state.rules)
    start = int(state.figures[figure])
    best: dict[int, Way] = {}
    if start == NOWHERE:
        return best
    found = vec[i64]([0] * MOST_PLACES)
    edge = {start: Way([], 0, 0, 0)}
    for k in range(budget):
        further: dict[int, Way] = {}
        for place, way in edge.items():
            if k and (way.monsters or is_face_down(state, place)):
                continue
            for i in range(board.steps(state, place, found)):
                there = int(found[i])
                new = step_on(state, board, figure, way, place, there)
                if there not in further or new.price() < further[there].price():
                    further[there] = new
        for there, new in further.items():
            if there != start and (there not in best or new.price() < best[there].price()):
                best[there] = new
        edge = further
    return best


def step_on(state: State, board: Board, figure: i64, way: Way, place: i64, there: i64) -> Way:
    """A way and one field more; monsters pay nothing (CAVE-118)."""
    met = len(meets(state, figure, there))
    if figure >= board.monster:
        return Way([*way.places, int(there)], met, 0, 0)
    card = 1 if board.is_bridge(state, place, there) else 0
    toll = 1 if board.is_tunnel(state, there) and way.nuggets < state.purse[figure] else 0
    return Way([*way.places, int(there)], met, way.cards + card, way.nuggets + toll)


def meets(state: State, figure: i64, there: i64) -> list[int]:
    """The figures that one meets on a place: dwarfs monsters, and monsters dwarfs.

    In a face-down goal they meet whichever way they came (CAVE-A14).
    """
    is_dwarf = figure < state.seats
    is_dark = is_face_down(state, there)
    found: list[int] = []
    for other in range(len(state.figures)):
        place = state.figures[other]
        if place == NOWHERE or (other < state.seats) == is_dwarf:
            continue
        if place == there or (is_dark and place >> WIDTH == there >> WIDTH):
            found.append(other)
    return found


def distances(state: State, place: i64) -> dict[int, int]:
    """How many moves every place on the table is away, whatever they cost and whoever stands there; webs block."""
    board = board_of(state.rules)
    found = vec[i64]([0] * MOST_PLACES)
    far = {int(place): 0}
    todo = [int(place)]
    i = 0
    while i < len(todo):
        here = todo[i]
        i += 1
        if is_face_down(state, here):
            continue
        for k in range(board.steps(state, here, found)):
            there = int(found[k])
            if there not in far:
                far[there] = far[here] + 1
                todo.append(there)
    return far


def is_face_down(state: State, place: i64) -> bool:
    """Whether a place is the inside of a goal that nobody has turned up."""
    tile = state.arena.tile_at(place >> WIDTH)
    return tile != 0 and state.arena.code[tile] == DOWN
