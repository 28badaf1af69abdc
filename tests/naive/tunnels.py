"""The tunnels, slowly: the definitions of docs/rules/base.md sections 3, 6 and 9 written down as they are read.

Owns its own shapes, read off the card names; never touches tiles, arenas or any other table of the engine.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
Groups: TypeAlias = frozenset[frozenset[str]]

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
START: Cell = (0, 0)
GOAL_CELLS: tuple[Cell, ...] = ((8, -2), (8, 0), (8, 2))
CROSSES = ("B-start", "B-goal-gold")


@dataclass(frozen=True)
class Laid:
    """A card on the table: which one, and whether it was turned by a half."""

    name: str
    turned: bool = False

    @property
    def groups(self) -> Groups:
        return _groups(self.name, self.turned)

    @property
    def open(self) -> frozenset[str]:
        return _open(self.name, self.turned)

    def linked(self, side: str, shut: str = "") -> frozenset[str]:
        """The sides that one comes to from a side; a door of the colour that is shut leads to none (EXP-26, EXP-A8)."""
        if shut and self.name.startswith(f"S2-{shut}"):
            return frozenset(side)
        return next(group for group in self.groups if side in group)

    @property
    def is_source(self) -> bool:
        """The start, and every ladder (EXP-23)."""
        return self.name == "B-start" or self.is_ladder

    @property
    def is_ladder(self) -> bool:
        return self.name.startswith("S2-lad-")


@cache
def _groups(name: str, turned: bool) -> Groups:
    """Open sides by link group: a dead end has a group for every side (BASE-8)."""
    if name in CROSSES:
        groups = ["NESW"]
    elif name.startswith("S2-"):
        groups = _expansion_groups(name.removeprefix("S2-"))
    elif name.startswith("B-d-"):
        groups = list(name.removeprefix("B-d-"))
    else:
        groups = [name.removeprefix("B-").removeprefix("goal-stone-")]
    return frozenset(frozenset(OPPOSITE[side] if turned else side for side in group) for group in groups)


@cache
def _open(name: str, turned: bool) -> frozenset[str]:
    return frozenset(side for group in _groups(name, turned) for side in group)


def _expansion_groups(shape: str) -> list[str]:
    """Two tracks, or `KIND-JOINED+STUBS`; `d-` has stubs only."""
    if shape in ("bridge", "dcurve"):
        return ["NS", "EW"] if shape == "bridge" else ["NW", "ES"]
    _, _, sides = shape.partition("-")
    if sides.startswith("d-"):
        return list(sides.removeprefix("d-"))
    joined, _, stubs = sides.partition("+")
    return [joined, *stubs]


Board: TypeAlias = dict[Cell, Laid | None]
"""None is a face-down goal."""


def neighbour(cell: Cell, side: str) -> Cell:
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def new_board() -> Board:
    board: Board = dict.fromkeys(GOAL_CELLS)
    board[START] = Laid("B-start")
    return board


def lit_ports(board: Board, shut: str = "") -> set[tuple[Cell, str]]:
    """The pseudo-code of section 3 (BASE-10, BASE-11); doors of one colour may be shut (EXP-46)."""
    queue = [(cell, side) for cell, card in board.items() if card is not None and card.is_source for side in card.open]
    lit = set(queue)
    while queue:
        cell, side = queue.pop()
        there = neighbour(cell, side)
        card = board.get(there)
        if card is not None and OPPOSITE[side] in card.open:
            for way in card.linked(OPPOSITE[side], shut):
                if (there, way) not in lit:
                    lit.add((there, way))
                    queue.append((there, way))
    return lit


def may_place(board: Board, lit: set[tuple[Cell, str]], card: Laid, cell: Cell) -> bool:
    """BASE-26..30 and BASE-32, one after another; whether the player may dig at all is asked elsewhere."""
    if cell in board:
        return False
    if not any(neighbour(cell, side) in board for side in STEP):
        return False
    if card.is_ladder and any(neighbour(cell, side) in GOAL_CELLS for side in STEP):
        return False
    joined = False
    for side in STEP:
        there = neighbour(cell, side)
        other = board.get(there)
        if other is None:
            continue
        joined |= card.is_ladder  # contact is enough (EXP-24)
        if (side in card.open) != (OPPOSITE[side] in other.open):
            return False
        if side in card.open and (there, OPPOSITE[side]) in lit:
            joined = True
    return joined


def placements(board: Board, names: set[str]) -> set[str]:
    """Every placement of these cards, found by trying all cells on and around the board."""
    lit = lit_ports(board)
    xs, ys = [x for x, _ in board], [y for _, y in board]
    found = set()
    for name in names:
        ways = {Laid(name).groups: Laid(name, turned=False)}
        ways.setdefault(Laid(name, turned=True).groups, Laid(name, turned=True))
        for x in range(min(xs) - 1, max(xs) + 2):
            for y in range(min(ys) - 1, max(ys) + 2):
                for card in ways.values():
                    if may_place(board, lit, card, (x, y)):
                        found.add(f"place {name} {x},{y}" + (" turned" if card.turned else ""))
    return found


def reached(board: Board) -> set[Cell]:
    """The face-down goals that a lit port faces (BASE-47)."""
    lit = lit_ports(board)
    return {
        goal
        for goal in GOAL_CELLS
        if board[goal] is None and any((neighbour(goal, side), OPPOSITE[side]) in lit for side in STEP)
    }


def removable(board: Board) -> set[Cell]:
    """What a rockfall may take: everything but start and goals (BASE-41)."""
    return {cell for cell in board if cell != START and cell not in GOAL_CELLS}


def stone_turns(board: Board, goal: Cell, name: str, rule: str, last: Cell | None) -> set[bool]:
    """Which way up a stone may lie; two ways mean that the active player chooses (E9, BASE-A4)."""
    lit = lit_ports(board)
    ways = [Laid(name, turned=False), Laid(name, turned=True)]
    around = {side: card for side in STEP if (card := board.get(neighbour(goal, side))) is not None}

    def agrees(stone: Laid, side: str) -> bool:
        return (side in stone.open) == (OPPOSITE[side] in around[side].open)

    if rule == "fitElseActiveChooses":
        fitting = [stone for stone in ways if all(agrees(stone, side) for side in around)]
        return {stone.turned for stone in fitting or ways}
    entries = {side for side in STEP if (neighbour(goal, side), OPPOSITE[side]) in lit}
    if rule == "joinLastCard":
        entries = {side for side in entries if neighbour(goal, side) == last} or entries
    joining = [stone for stone in ways if stone.open & entries]
    best = max(sum(agrees(stone, side) for side in around) for stone in joining)
    return {stone.turned for stone in joining if sum(agrees(stone, side) for side in around) == best}
