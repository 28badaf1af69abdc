"""Tables of the Duel as tests want them: with the plain shapes of docs/rules/duel.md, section 13, and exact hands.

Owns the little language for two seats, green (0) and blue (1), and for one.  The shapes are in no deck, so boards and
hands may use as many of them as they like.
"""

from __future__ import annotations

from collections.abc import Mapping

from tests.same import pieces_of
from tests.scenario import Scenario
from undermine.core import change
from undermine.core.action import USE, act
from undermine.core.deal import DECK, GOALS, Deal
from undermine.core.engine import open_game, why_illegal
from undermine.core.module import Reason
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.features.duel.deck import bits
from undermine.features.duel.rules.mine import BLUE, DOOR, GREEN, TROLL, Shaft
from undermine.features.duel.rules.own_paths import OwnLadders, OwnPaths
from undermine.features.duel.rules.pyramid import Pyramid
from undermine.games import duel, solo

N, E, S, W = (bits(side) for side in "NESW")
SHAPES = (
    Shaft("H", 0, (W | E,)),
    Shaft("V", 0, (N | S,)),
    Shaft("X", 0, (N | E | S | W,)),
    Shaft("DH-blue", 0, (W, E), (DOOR, BLUE, W, E)),
    Shaft("DH-green", 0, (W, E), (DOOR, GREEN, W, E)),
    Shaft("TR", 0, (W | E, N), (TROLL, 0, W | E, N)),
    Shaft("BR", 0, (W | E, N | S)),
    Shaft("DEAD", 0, (N, E, S, W)),
    Shaft("GH", 0, (W | E,), None, 1, W | E),
    Shaft("NE", 0, (N | E,)),
    Shaft("ES", 0, (E | S,)),
    Shaft("NW", 0, (N | W,)),
    Shaft("SW", 0, (S | W,)),
    Shaft("GDEAD", 0, (N, E, S, W), None, 1, N),
)
LADDERS = (Shaft("L-green", 0, (W | E,), ladder=GREEN), Shaft("L-blue", 0, (W | E,), ladder=BLUE))
HOARDS = (
    Shaft("g-pocket-blue", 1, (W,), (DOOR, BLUE, W, 0), 2, 0),
    Shaft("g-W", 1, (W,), None, 2, W),
    Shaft("g-X", 1, (N | E | S | W,), None, 2, N | E | S | W),
    Shaft("g-NW", 1, (N | W,)),
    Shaft("g-ES", 1, (E | S,), None, 3, E | S),
    Shaft("g-V", 1, (N | S,), None, 1, N | S),
    Shaft("g-S", 1, (S,), None, 2, S),
    Shaft("g-X0", 1, (N | E | S | W,)),
)


class Table(Scenario):
    """Two players and what lies between them; seat 0 is green, seat 1 blue."""

    def reach(self, seat: int, cell: str) -> str:
        """The sides of the card on a cell that a seat has reached."""
        arena = self.state.arena
        found = int(arena.walks(seat, arena.tile_at(self.rules.read_cell(cell))))
        return "".join(side for d, side in enumerate("NESW") if found >> d & 1)

    def pieces(self, name: str) -> dict[str, int]:
        """The pieces of a kind: cell -> seat."""
        kind = self.rules.piece_names.index(name)
        return {self.rules.grid.name(cell): seat for other, cell, seat, _, _ in pieces_of(self.state) if other == kind}

    def put(self, name: str, cell: str, seat: int) -> None:
        """A marker or key onto a card."""
        change.post(self.state, self.rules.piece_names.index(name), self.rules.read_cell(cell), seat)

    def hold(self, seat: int, cards: str) -> None:
        """A hand, exactly."""
        for card in self.state.hand(seat):
            change.spend(self.state, seat, card)
        for name in cards.split():
            change.hold(self.state, seat, self.rules.code[name])

    def stack(self, cards: str) -> None:
        """The draw pile, exactly, top first."""
        deck = [self.rules.code[name] for name in reversed(cards.split())]
        state = self.state
        state.deck = type(state.deck)(deck)
        state.left = len(deck)

    def turn_up(self, cell: str, turned: int = 0) -> None:
        """A goal face up, as it would lie after it was reached."""
        goal = self.goal_at(cell)
        name = self.rules.goal_names[int(self.state.goals[goal])]
        change.show(self.state, self.rules.read_cell(cell), 2 * self.rules.tile_names.index(name) + turned)

    def goal_at(self, cell: str) -> int:
        return int(self.rules.goal_at(self.rules.read_cell(cell)))

    def is_up(self, cell: str) -> bool:
        return bool(self.state.arena.code[self.rules.first_goal + self.goal_at(cell)])

    def why_place(self, card: str, cell: str, turned: int = 0) -> Reason:
        """Why the seat on turn could not place this card if it held it; empty if it could."""
        state = self.state.copy()
        if not state.holds(self.seat, self.rules.code[card]):
            if state.held[self.seat]:
                change.spend(state, self.seat, state.hand(self.seat)[0])
            change.hold(state, self.seat, self.rules.code[card])
        return why_illegal(state, self.seat, int(act(USE, self.rules.code[card], self.rules.read_cell(cell), turned)))

    def markers(self) -> int:
        """Markers in the supply."""
        placed = len(self.pieces("claim")) + len(self.pieces("bribe"))
        return (8 if self.rules.seats == 2 else 6) - placed


def rules_with_shapes(text: str = "duel", **options: str) -> Rules:
    """The rules of an edition, with the test shapes among the cards; options as in the rules text."""
    name, _, edition = text.partition(":")
    game = duel.DUEL if name == "duel" else solo.SOLO
    values = {**game.editions[edition or "de"], **options}
    plan = game.plan(game.players[0], values)
    paths, ladders, goals = plan.find(OwnPaths), plan.find(OwnLadders), plan.find(Pyramid)
    paths.shafts += SHAPES
    ladders.shafts += LADDERS
    goals.shafts += HOARDS
    return plan.rules(f"{name}:{edition or 'de'} x{game.players[0]}")


def table(
    text: str = "duel",
    tiles: str = "",
    *,
    hands: Mapping[int, str] | None = None,
    goals: str = "",
    front: Mapping[int, str] | None = None,
    gold: Mapping[int, str] | None = None,
    first: int = 0,
    deck: str | None = None,
    **options: str,
) -> Table:
    """A game at its first turn; goals are named in the order of their cells, gold by the values of cards."""
    rules = rules_with_shapes(text, **options)
    orders: dict[str, list[int]] = {DECK: [int(card) for card in rules.cards][::-1]}
    if goals:
        names = goals.split()
        spare = [name for name in rules.goal_names[1:] if name not in names and not name.startswith("g-")]
        names += spare[: len(rules.goal_cells) - len(names)]
        orders[GOALS] = [rules.goal_names.index(name) for name in names]
    game = Table(open_game(rules, "duel", Deal(orders, first)))
    game.lay(tiles)
    for seat, cards in (hands or {}).items():
        game.hold(seat, cards)
    for seat, cards in (front or {}).items():
        for name in cards.split():
            change.front(game.state, seat, rules.code[name])
    for seat, values in (gold or {}).items():
        for value in values.split():
            change.gild(game.state, seat, int(value), 1)
    if deck is not None:
        game.stack(deck)
    return game


def row(shape: str, first: int, last: int, y: int) -> str:
    """Tiles side by side: `H` from column to column."""
    return "; ".join(f"{shape} {x},{y}" for x in range(first, last + 1))


def reached(state: State, seat: int) -> set[str]:
    """All sides that a seat has reached, as `X,Y:SIDES`."""
    arena = state.arena
    found = set()
    for tile in range(1, int(arena.count) + 1):
        sides = int(arena.walks(seat, tile))
        if sides:
            letters = "".join(side for d, side in enumerate("NESW") if sides >> d & 1)
            found.add(f"{arena.grid.name(arena.cell[tile])}:{letters}")
    return found
