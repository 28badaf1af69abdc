"""Instant cards: secret information, rockfall, hand swap (CAVE-84..95).

Owns these three.  Each is shown, has its effect and lies on the pile.
"""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, where_of, whom_of
from undermine.core.frame import CLOSE, NOBODY
from undermine.core.module import Module, Reason
from undermine.core.piece import NO_PIECE
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.target import A_CELL, A_SEAT, CELL, GOAL, OTHER, Seat, Target
from undermine.core.tile import DOWN
from undermine.features.cave.rules.board import Board
from undermine.features.hands.rules import exchange
from undermine.features.hats.rules import inspection
from undermine.features.rockfall.rules import removal, take_away

Row: TypeAlias = tuple[str, int, int]  # card name, how many, pile


class Secret(Seat):
    """Somebody else, or the cell of a goal; 0 is no goal's cell (CAVE-A53)."""

    def usage(self) -> str:
        return "X,Y or SEAT"

    def write(self, rules: Rules, action: i64) -> list[str]:
        return CELL.write(rules, action) if where_of(action) else super().write(rules, action)

    def read(self, rules: Rules, words: list[str]) -> i64:
        if len(words) == 1 and "," in words[0]:
            goal = CELL.read(rules, words)
            if goal == 0:
                raise ValueError(f"there is no goal at {words[0]}")
            return goal
        return super().read(rules, words)

    def room(self, rules: Rules) -> tuple[int, int]:
        return A_CELL, A_SEAT

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        if where_of(action):
            return GOAL.objection(state, seat, action)
        return super().objection(state, seat, action)


class Secrets(Module):
    """Look at a face-down goal or at the clan card of somebody else (CAVE-85, CAVE-86)."""

    board: Board
    rows: tuple[Row, ...]
    looked: i64  # fact (seat, goal | what it is)
    inspected: i64  # fact (seat, whose clan card | role)

    def __init__(self, board: Board, rows: tuple[Row, ...]) -> None:
        self.board = board
        self.rows = rows
        self.looked = self.inspected = 0

    def join(self, rules: Rules) -> None:
        self.looked = rules.fact(self, "cave-looked", "seat goal | kind", tally="looked")
        self.inspected = inspection(rules, self)
        add_cards(self, self.board, rules, self.rows, Secret(others=True))

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        for whom in range(state.seats):
            menu[n] = act(USE, card, 0, whom)
            n += 1 if whom != seat and not state.notes[self.board.shown] >> whom & 1 else 0
        arena = state.arena
        first = state.rules.first_goal
        for tile in range(first, first + len(state.goals)):
            if arena.code[tile] == DOWN:
                menu[n] = act(USE, card, arena.cell[tile], 0)
                n += 1
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        run.bury(card_of(action))
        if where_of(action):
            goal = run.state.arena.tile_at(where_of(action)) - run.rules.first_goal
            run.peek(seat, goal)
            run.tell(self.looked, seat, goal, run.state.goals[goal])
        else:
            run.inspect(seat, whom_of(action))
            run.tell(self.inspected, seat, whom_of(action), run.state.roles[whom_of(action)])

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        return ("clan-card-shown", str(int(whom_of(action))))



class Cavein(Module):
    """A path card on which nobody stands goes away, with what lay on it (CAVE-87..93)."""

    board: Board
    rows: tuple[Row, ...]
    removed: i64  # fact (seat, cell, card)

    def __init__(self, board: Board, rows: tuple[Row, ...]) -> None:
        self.board = board
        self.rows = rows
        self.removed = 0

    def join(self, rules: Rules) -> None:
        self.removed = removal(rules, self)
        add_cards(self, self.board, rules, self.rows, CELL)

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        arena = state.arena
        for tile in range(arena.fixed + 1, arena.count + 1):
            if not self.board.is_taken(state, arena.cell[tile]):
                menu[n] = act(USE, card, arena.cell[tile], 0)
                n += 1
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        cell = where_of(action)
        run.bury(card_of(action))
        if run.state.piece_at(self.board.nugget, cell) != NO_PIECE:
            run.withdraw(self.board.nugget, cell)
        take_away(run, self.removed, seat, cell)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        arena = state.arena
        tile = arena.tile_at(where_of(action))
        if arena.count == arena.fixed:
            return ("nothing-to-remove",)
        if tile == 0:
            return ("nothing-lies-there",)
        return ("stays-for-the-round",) if tile <= arena.fixed else ("somebody-stands-there",)



class Swap(Module):
    """Two complete hands change owners, and the other player draws (CAVE-94, CAVE-95)."""

    board: Board
    rows: tuple[Row, ...]
    swapped: i64  # fact (seat, other)

    def __init__(self, board: Board, rows: tuple[Row, ...]) -> None:
        self.board = board
        self.rows = rows
        self.swapped = 0

    def join(self, rules: Rules) -> None:
        self.swapped = exchange(rules, self)
        add_cards(self, self.board, rules, self.rows, OTHER)

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        for whom in range(state.seats):
            menu[n] = act(USE, card, 0, whom)
            n += 1 if whom != seat else 0
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        other = whom_of(action)
        run.bury(card_of(action))
        run.swap_hands(seat, other)
        run.tell(self.swapped, seat, other)
        self.board.count_backs(run, other)
        run.owe(0)
        run.replace(CLOSE, NOBODY, seat, other)



def add_cards(module: Module, board: Board, rules: Rules, rows: tuple[Row, ...], target: Target) -> None:
    for name, count, pile in rows:
        card = rules.card(module, name, count, target)
        board.pile[card] = pile
