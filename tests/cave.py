"""A table of the Dark Cave set up as a test wants it, played on in words.

Owns the helper of the cave's tests.  Besides the cards of the box there are a few shapes of which no copy is dealt, so
that the vectors of the rules text can be laid as written.
"""

from __future__ import annotations

from collections.abc import Mapping

from tests.chooser import DIGGING, LIVELY, choose
from tests.same import pieces_of
from tests.scenario import Scenario
from tests.words import word
from undermine.core import change
from undermine.core.action import Action, where_of
from undermine.core.chance import Dice
from undermine.core.deal import DECK, GOALS, ROLES, Deal
from undermine.core.engine import legal_actions, open_game, to_act
from undermine.core.event import Event
from undermine.core.place import WIDTH
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.features.cave.rules.board import TOKENS, Board, edge_of, read_place, write_place
from undermine.features.cave.rules.fields import VEIN
from undermine.features.cave.rules.ground import Ground, Row
from undermine.features.cave.rules.ways import board_of, distances
from undermine.games.cave import EDITIONS, hand_of, plan

ROLES_OF = {"bl": "blue-loyal", "bs": "blue-saboteur", "yl": "yellow-loyal", "ys": "yellow-saboteur"}
GOALS_OF = {"exit": "DC-exit", "ladder": "DC-goal-ladder", "den": "DC-goal-den", "vein": "DC-goal-vein"}
N, E, W = 1, 2, 8
EXTRA: tuple[Row, ...] = (
    ("III-H", (E | W,), 0, 3, ({"e": 0, "w": 0, "c": 0}, {"E": "e", "W": "w"}, [("e", "c"), ("w", "c")])),
    ("I-vein", (E | W,), 0, 1, ({"c": 4}, {"E": "c", "W": "c"}, [])),
    ("I-den", (E | W,), 0, 1, ({"c": 1}, {"E": "c", "W": "c"}, [])),
    ("I-blind", (W,), 0, 1, ({"c": 0}, {"W": "c"}, [])),
    ("I-cap", (N,), 0, 1, ({"c": 0}, {"N": "c"}, [])),
    ("I-double-blind", (E, W), 0, 1, ({"e": 0, "w": 0}, {"E": "e", "W": "w"}, [])),
)


class Cave(Scenario):
    """A game in the cave."""

    board: Board

    def __init__(self, run: Run, board: Board) -> None:
        super().__init__(run)
        self.board = board

    def lay(self, tiles: str) -> None:
        """`I-EW 1,0; II-NE~ 2,0`; veins get their nugget."""
        for tile in filter(None, (part.strip() for part in tiles.split(";"))):
            name, cell = tile.split()
            code = self.rules.tile[self.rules.code[name.removesuffix("~")]] + name.endswith("~")
            change.place(self.state, self.rules.read_cell(cell), code)
            if self.board.field_with(code, VEIN) >= 0:
                change.post(self.state, self.board.nugget, self.rules.read_cell(cell), 1)

    def show_goal(self, cell: str, turned: int = 0) -> None:
        """Turn a goal up as if a dwarf had come."""
        goal = int(self.rules.goal_at(self.rules.read_cell(cell)))
        ground = next(module for module in self.rules.modules if isinstance(module, Ground))
        ground.turn_up(self.run, goal, ground.faces[self.state.goals[goal]] + turned)

    def put(self, **figures: str) -> None:
        """Figures onto places: `put(dwarf_1="2,0:w", rat="1,0:c")`."""
        for name, place in figures.items():
            change.stand(
                self.state, self.rules.figure_names.index(name.replace("_", "-")), read_place(self.rules, place)
            )

    def beast(self, name: str, place: str, owner: int) -> None:
        """A monster in play, its card before a seat."""
        self.put(**{name: place})
        change.front(self.state, owner, self.rules.code[f"{'I' if name == 'rat' else 'II'}-{name}"])

    def web(self, token: str, side: str, rounds: int, owner: int) -> None:
        """A web on a side of a card, its card before a seat."""
        where = read_place(self.rules, side)
        edge = edge_of(self.state, where >> WIDTH, where & 15)
        k = TOKENS.index(token)
        change.post(self.state, self.board.web + k, edge >> 2, 4 * (edge & 3) + rounds)
        change.front(self.state, owner, self.rules.code[f"{'I' * (k + 1)}-web"])

    def webs(self) -> dict[str, int]:
        """Token -> rounds that it shows."""
        web = int(self.board.web)
        return {TOKENS[kind - web]: number & 3 for kind, _, number, _, _ in pieces_of(self.state) if kind >= web}

    def where(self, figure: int | str) -> str:
        """The place of a seat's dwarf or of a monster; empty if it is off the table."""
        number = figure if isinstance(figure, int) else self.rules.figure_names.index(figure)
        place = int(self.state.figures[number])
        return write_place(self.rules, place) if place >= 0 else ""

    def maximum(self, seat: int) -> int:
        return int(self.state.notes[self.board.hand_max + seat])

    def lies(self, seat: int) -> bool:
        return bool(self.state.notes[self.board.lying] >> seat & 1)

    def is_shown(self, seat: int) -> bool:
        return bool(self.state.notes[self.board.shown] >> seat & 1)

    def out(self) -> list[int]:
        """The seats whose dwarfs have left, in that order."""
        order = [int(self.state.notes[self.board.left + seat]) for seat in range(int(self.state.seats))]
        return sorted((seat for seat, number in enumerate(order) if number), key=order.__getitem__)

    def walk(self, *places: str) -> list[Event]:
        return self.play(*(f"move {place}" for place in places))

    def steps(self) -> set[str]:
        """Where the figure that is asked for may go."""
        return {words.split()[1] for words in self.legal() if words.startswith("move ")}

    def pass_turn(self) -> list[Event]:
        """The seat on turn discards its first card and does not move."""
        first = len(self.run.log)
        self.discard()
        if self.state.depth and self.question() == "move":
            self.play("stay")
        return self.run.log[first:]

    def pass_until(self, seat: int) -> None:
        """Everybody passes until it is a seat's turn."""
        self.pass_turn()
        while self.seat != seat:
            self.pass_turn()

    def nuggets(self) -> int:
        """All the gold on dwarf cards and veins; the rest of the 46 is in the bank."""
        return sum(map(int, self.state.purse)) + [kind for kind, *_ in pieces_of(self.state)].count(self.board.nugget)


def cave_rules(players: int = 3, **options: str) -> tuple[Rules, Board]:
    """The rules with the extra shapes; they are not the object that the package hands out."""
    values = {**EDITIONS["cs-sk"], **options}
    made = plan(players, values)
    ground = made.find(Ground)
    ground.cards += EXTRA
    changed = ",".join(f"{key}={value}" for key, value in sorted(options.items()))
    return made.rules(f"cave:cs-sk{f'[{changed}]' if changed else ''} x{players}"), ground.board


def cave(
    players: int = 3,
    tiles: str = "",
    *,
    hands: Mapping[int, str] | None = None,
    clans: str = "",
    goals: str = "",
    front: Mapping[int, str] | None = None,
    purse: Mapping[int, int] | None = None,
    first: int = 0,
    seed: str = "cave",
    **options: str,
) -> Cave:
    """A game at its first turn with all this on the table.

    Hands name the first cards of a seat, filled up from pile I and II; clans are words (ROLES_OF) of the seats and then
    of those aside; goals are words (GOALS_OF), row by row.
    """
    rules, board = cave_rules(players, **options)
    orders = {DECK: deck_of(rules, hands or {})}
    if clans:
        orders[ROLES] = roles_of(rules, clans)
    if goals:
        orders[GOALS] = [rules.goal_names.index(GOALS_OF[goal]) for goal in goals.split()]
    game = Cave(open_game(rules, seed, Deal(orders, first)), board)
    game.lay(tiles)
    for seat, cards in (front or {}).items():
        for name in cards.split():
            change.front(game.state, seat, rules.code[name])
    for seat, amount in (purse or {}).items():
        change.earn(game.state, seat, amount - int(game.state.purse[seat]))
    return game


def roles_of(rules: Rules, clans: str) -> list[int]:
    named = [rules.role_names.index(ROLES_OF[word]) for word in clans.split()]
    rest = [int(role) for role in rules.role_deck]
    for role in named:
        rest.remove(role)
    return named + rest


def deck_of(rules: Rules, hands: Mapping[int, str]) -> list[int]:
    """The deck, top last, that deals these hands; what they name is no part of the piles."""
    wanted = {seat: [rules.code[name] for name in cards.split()] for seat, cards in hands.items()}
    piles: list[list[int]] = [[], [], []]
    for card in rules.cards:
        piles[int(board_of(rules).pile[card]) - 1].append(int(card))
    for cards in wanted.values():
        for card in cards:
            piles[int(board_of(rules).pile[card]) - 1].remove(card)
    order = [pile.pop() for pile in piles for _ in range(5)]
    ones = hand_of(int(rules.seats))
    for seat in range(int(rules.seats)):
        hand = wanted.get(seat, [])
        while len(hand) < rules.hand:
            hand.append(piles[0 if len(hand) < ones and piles[0] else 1].pop(0))
        order += hand
    return list(reversed(order + piles[0] + piles[1] + piles[2]))


def wander(state: State, dice: Dice) -> Action:
    """Digs towards goals, uses cards, and walks to goals and the exit, so that all of the game comes up."""
    actions = legal_actions(state, to_act(state))
    words = {action: word(state.rules, action) for action in actions}
    if any(told.startswith("move") for told in words.values()) and dice.below(8):
        figure = int(state.top()[2])
        if figure < int(state.seats):
            near = min(_aims(state), key=lambda place: _gap(state, int(state.figures[figure]) >> 4, place >> 4))
            far = distances(state, near)
            return min(
                (a for a in actions if words[a].startswith("move") or not dice.below(4)),
                key=lambda a: (far.get(where_of(a), 99) if words[a].startswith("move") else 98, int(dice.below(99))),
                default=actions[0],
            )
    return choose(state, dice, DIGGING if dice.below(3) else LIVELY)


def _aims(state: State) -> list[int]:
    """Face-down goals, and the exit."""
    rules, arena = state.rules, state.arena
    goals = range(int(rules.first_goal), int(rules.first_goal) + len(rules.goal_cells))
    down = [int(arena.cell[tile]) << 4 | side for tile in goals if arena.code[tile] == 0 for side in range(4)]
    up = [int(arena.cell[tile]) << 4 | 4 for tile in goals if rules.tile_names[arena.code[tile] >> 1] == "DC-exit"]
    return up or down


def _gap(state: State, one: int, two: int) -> int:
    grid = state.rules.grid
    return abs(int(grid.x(one) - grid.x(two))) + abs(int(grid.y(one) - grid.y(two)))
