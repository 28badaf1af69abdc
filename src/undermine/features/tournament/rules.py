"""Tournament: a path card half-way to the gold, and fixed wages in tokens (VAR-TOURN-4, VAR-TOURN-6..10).

Owns the card in the middle and the wages.  The dwarf cards are those of `greedy`, all of them dealt.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.module import Module
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.tile import NEVER
from undermine.features.greedy.rules import LONER
from undermine.features.greedy.rules import WAGE as GREEDY_WAGE
from undermine.features.roles.rules import DIGGER, DIGGERS, SABOTEUR, SABOTEURS, count_role

FINDER_WAGE: Final[i64] = 3
DIGGER_WAGE: Final[i64] = 2
SABOTEUR_WAGE: Final[i64] = 3
ONLY_SABOTEUR_WAGE: Final[i64] = 4


class Centre(Module):
    """One path card of the deck, laid open before the hands are dealt."""

    place: tuple[int, int]
    cell: i64

    def __init__(self, place: tuple[int, int]) -> None:
        self.place = place
        self.cell = 0

    def join(self, rules: Rules) -> None:
        self.cell = rules.grid.cell(self.place[0], self.place[1])

    def deal(self, run: Run) -> None:
        """The lowest path card of the shuffled deck, turned by chance (VAR-TOURN-A1, VAR-TOURN-A2)."""
        state = run.state
        tile = run.rules.tile
        lowest: i64 = 0
        while not tile[state.deck[lowest]]:
            lowest += 1
        code = tile[state.deck[lowest]]
        if run.rules.tiles.pattern[code + 1] != NEVER:
            code += state.below(2)
        run.unearth(lowest, self.cell, code)


class Wages(Module):
    """Nuggets in tokens by how the round was won; nothing is passed around (VAR-TOURN-A8)."""

    def join(self, rules: Rules) -> None:
        rules.has_tokens = True

    def end_round(self, run: Run, last: i64, finder: i64) -> None:
        state = run.state
        saboteur = SABOTEUR_WAGE if count_role(state, SABOTEUR) > 1 else ONLY_SABOTEUR_WAGE
        for seat in range(state.seats):
            role = state.roles[seat]
            if state.winner == LONER and seat == finder:
                run.earn(seat, GREEDY_WAGE)
            elif state.winner == DIGGERS and role == DIGGER:
                run.earn(seat, FINDER_WAGE if seat == finder else DIGGER_WAGE)
            elif state.winner == SABOTEURS and role == SABOTEUR:
                run.earn(seat, saboteur)

    def score(self, state: State, seat: i64) -> i64:
        return state.nuggets(seat)
