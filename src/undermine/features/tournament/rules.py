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
from undermine.features.gold.rules import saboteurs_pay
from undermine.features.greedy.rules import LONER
from undermine.features.greedy.rules import WAGE as GREEDY_WAGE
from undermine.features.roles.rules import DIGGER, DIGGERS, SABOTEUR, SABOTEURS, count_role
from undermine.features.treasure.rules import wages

FINDER_WAGE: Final[i64] = 3
DIGGER_WAGE: Final[i64] = 2
SABOTEUR_WAGE: Final[i64] = 3
ONLY_SABOTEUR_WAGE: Final[i64] = 4


class Centre(Module):
    """One path card of the deck, laid open before the hands are dealt."""

    place: tuple[int, int]
    cell: i64
    unearthed: i64  # fact (cell, card)

    def __init__(self, place: tuple[int, int]) -> None:
        self.place = place
        self.cell = self.unearthed = 0

    def join(self, rules: Rules) -> None:
        self.unearthed = rules.fact(self, "unearthed", "cell tile")
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
        run.tell(self.unearthed, self.cell, code)


class Wages(Module):
    """Nuggets in tokens by how the round was won; nothing is passed around (VAR-TOURN-A8)."""

    workers: i64  # fact (saboteurs at work)
    earned: i64  # fact (seat, nuggets)

    def __init__(self) -> None:
        self.workers = self.earned = 0

    def join(self, rules: Rules) -> None:
        rules.has_tokens = True
        self.workers = saboteurs_pay(rules, self)
        self.earned = wages(rules, self)

    def end_round(self, run: Run, last: i64, finder: i64) -> None:
        state = run.state
        if state.winner == SABOTEURS:
            run.tell(self.workers, count_role(state, SABOTEUR))
        saboteur = SABOTEUR_WAGE if count_role(state, SABOTEUR) > 1 else ONLY_SABOTEUR_WAGE
        for seat in range(state.seats):
            role = state.roles[seat]
            if state.winner == LONER and seat == finder:
                self.pay(run, seat, GREEDY_WAGE)
            elif state.winner == DIGGERS and role == DIGGER:
                self.pay(run, seat, FINDER_WAGE if seat == finder else DIGGER_WAGE)
            elif state.winner == SABOTEURS and role == SABOTEUR:
                self.pay(run, seat, saboteur)

    def pay(self, run: Run, seat: i64, amount: i64) -> None:
        run.earn(seat, amount)
        run.tell(self.earned, seat, amount)

    def score(self, state: State, seat: i64) -> i64:
        return state.nuggets(seat)
