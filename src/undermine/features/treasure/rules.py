"""The treasure in gold tokens: shares of the winners, and a nugget per crystal for geologists (EXP-59..62, EXP-64).

Owns what a round pays.  The bank never runs out (EXP-A25), and a purse is a number: change is always there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.fact import ALONE
from undermine.core.module import Module
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.features.gold.rules import saboteurs_pay
from undermine.features.roles.rules import count_role
from undermine.features.teams.rules import BOSS, GEOLOGIST, PROFITEER, SABOTEUR, SABOTEURS, is_free, wins_with

SHARES: Final[vec[i64]] = vec[i64]([0, 5, 4, 3, 2, 1])  # winners -> nuggets for each; more winners as five
MOST: Final[i64] = 5


class Treasure(Module):
    crystals: frozenset[str]  # names of the cards that show one
    prison_takes: bool  # the crystals of a geologist, too (X4)?
    workers: i64  # fact (saboteurs at work)
    earned: i64  # fact (seat, nuggets)

    def __init__(self, crystals: frozenset[str], prison_takes: bool = True) -> None:
        self.crystals = crystals
        self.prison_takes = prison_takes
        self.workers = self.earned = 0

    def join(self, rules: Rules) -> None:
        rules.has_tokens = True
        self.workers = saboteurs_pay(rules, self)
        self.earned = wages(rules, self)

    def end_round(self, run: Run, last: i64, finder: i64) -> None:
        """First the winners' shares, then the crystals; thefts come later (EXP-62)."""
        state = run.state
        if state.winner == SABOTEURS:
            run.tell(self.workers, count_role(state, SABOTEUR))
        winners: i64 = 0
        for seat in range(state.seats):
            if is_winner(state, seat):
                winners += 1
        share = SHARES[min(winners, MOST)]
        for seat in range(state.seats):
            if is_winner(state, seat):
                self.pay(run, seat, share - discount(state.roles[seat]))
        geologists = [
            i64(seat)
            for seat in range(state.seats)
            if state.roles[seat] == GEOLOGIST and (is_free(state, seat) or not self.prison_takes)
        ]
        if geologists:
            each = crystals_on(state, self.crystals) // len(geologists)
            for seat in geologists:
                self.pay(run, seat, each)

    def pay(self, run: Run, seat: i64, amount: i64) -> None:
        """Nobody is paid less than nothing (EXP-61, EXP-A26)."""
        if amount > 0:
            run.earn(seat, amount)
            run.tell(self.earned, seat, amount)

    def score(self, state: State, seat: i64) -> i64:
        return state.nuggets(seat)


def wages(rules: Rules, module: Module) -> int:
    """The fact that a seat got nuggets for a round."""
    return rules.fact(module, "earned", "seat count", "", ALONE)


def gift(rules: Rules, module: Module) -> int:
    """The fact that a seat got nuggets in the middle of things."""
    return rules.fact(module, "gained", "seat count")


def is_winner(state: State, seat: i64) -> bool:
    return is_free(state, seat) and wins_with(state.roles[seat], state.winner)


def discount(role: i64) -> i64:
    """What boss and profiteer get less than others (EXP-61)."""
    return 1 if role == BOSS else 2 if role == PROFITEER else 0


def crystals_on(state: State, names: frozenset[str]) -> i64:
    """All crystals that lie face up on the table, also on cards that are cut off (EXP-A7)."""
    arena = state.arena
    total: i64 = 0
    for tile in range(1, arena.count + 1):
        if state.rules.tile_names[arena.code[tile] >> 1] in names:
            total += 1
    return total
