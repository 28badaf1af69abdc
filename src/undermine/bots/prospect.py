"""What a table of the Duel promises a seat: gold marked, gold in sight, and how many cards away the goals are.

Owns the figures by which a duellist weighs tables.  Works on arenas that it is given; never knows hidden cards.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from undermine.core.arena import WALKER, Arena
from undermine.core.rules import Rules
from undermine.core.tile import DOWN, turned
from undermine.games.duel import shafts
from undermine.views.supply import markers
from undermine.views.view import View

PATIENCE: Final = 0.83  # what a nugget is worth that is one card farther away
FAR: Final = 30
LEADS_ON: Final = 0.15  # a goal that is turned up may be passed
Steps: TypeAlias = dict[int, int]  # empty cell -> cards from there to a target, this cell's included


@lru_cache(maxsize=4)
def contents(rules: Rules) -> dict[int, tuple[int, int, bool]]:
    """Oriented code -> nuggets, sides from which they are at hand, and whether a door or troll stands there."""
    known = {shaft.name: shaft for family in ("path", "goal") for shaft in shafts(family)}
    table: dict[int, tuple[int, int, bool]] = {}
    for number, name in enumerate(rules.tile_names):
        shaft = known.get(name)
        if shaft is not None:
            gated = shaft.barrier is not None
            table[2 * number] = (shaft.gold, shaft.spot, gated)
            table[2 * number + 1] = (shaft.gold, turned(shaft.spot), gated)
    return table


@lru_cache(maxsize=4)
def goal_values(rules: Rules) -> dict[int, int]:
    """Kind of goal -> nuggets."""
    known = {shaft.name: shaft.gold for shaft in shafts("goal")}
    return {kind: known[name] for kind, name in enumerate(rules.goal_names) if name in known}


class Prospect:
    """One position: what is aimed at, and how far every empty cell is from it."""

    def __init__(self, view: View) -> None:
        self.rules = view.rules
        self.seats = int(view.seats)
        self.contents = contents(view.rules)
        self.marked = {cell for cell, what, _ in markers(view) if what == "gold"}
        self.fields: list[tuple[float, Steps, int]] = []  # worth, distances, tile of a hidden goal or 0
        arena = view.arena
        values = goal_values(view.rules)
        hidden = [value for kind, value in values.items() if kind not in view.goals and kind not in view.gone]
        guess = sum(hidden) / len(hidden) if hidden else 0.0
        first = int(view.rules.first_goal)
        for goal in range(len(view.goals)):
            tile = first + goal
            if arena.code[tile] == DOWN:
                kind = int(view.goals[goal])
                worth = 0.9 * values[kind] + 0.05 if kind else guess
                self.fields.append((worth, self._steps(arena, int(arena.cell[tile]), 15), tile))
        for tile in range(1, int(arena.count) + 1):
            gold, spot, _ = self.contents.get(int(arena.code[tile]), (0, 0, False))
            if gold and int(arena.cell[tile]) not in self.marked:
                self.fields.append((gold, self._steps(arena, int(arena.cell[tile]), spot), 0))

    def _steps(self, arena: Arena, target: int, sides: int) -> Steps:
        """Cards needed from every empty cell to stand at one of these sides of a target."""
        step, mask = arena.grid.step, int(arena.grid.mask)
        front = [(target + int(step[d])) & mask for d in range(4) if sides >> d & 1]
        found: Steps = {}
        distance = 1
        while front and distance < 14:
            after = []
            for cell in front:
                if cell not in found and not arena.tile_at(cell):
                    found[cell] = distance
                    after += [(cell + int(step[d])) & mask for d in range(4)]
            front = after
            distance += 1
        return found

    def worth(self, arena: Arena, seat: int) -> float:
        """What a table promises a seat: gold that it stands at counts in full, other gold by its distance."""
        total = 0.0
        for tile in range(1, int(arena.count) + 1):
            gold, spot, _ = self.contents.get(int(arena.code[tile]), (0, 0, False))
            if gold and int(arena.cell[tile]) not in self.marked and int(arena.walks(seat, tile)) & spot:
                total += 1.25 * gold
        slots = [
            (int(arena.slot_cell[s]), int(arena.slot_fit[s]))
            for s in range(int(arena.slots))
            if arena.slot_fit[s] >> (WALKER + seat) & 1
        ]
        for value, steps, tile in self.fields:
            if tile and arena.reached >> tile & 1:
                total += 0.95 * value + LEADS_ON
                continue
            best = min((self._cards(arena, steps, cell, fit) for cell, fit in slots), default=FAR)
            total += value * PATIENCE**best
        return total

    def _cards(self, arena: Arena, steps: Steps, cell: int, fit: int) -> int:
        """Cards from an open end to a target, by a first card that fits there and leads the right way."""
        here = steps.get(cell)
        if here is None:
            return FAR
        if here == 1:
            return 1
        step, mask = arena.grid.step, int(arena.grid.mask)
        best = FAR
        for d in range(4):
            there = steps.get((cell + int(step[d])) & mask, FAR) + 1
            if there < best and fit & OPEN[d]:
                best = there
        return best


OPEN: Final = tuple(sum(1 << pattern for pattern in range(16) if pattern >> d & 1) for d in range(4))
"""Side -> the patterns that are open to it."""
