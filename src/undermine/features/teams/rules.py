"""Blue and green gold diggers, boss, profiteer, geologists, saboteurs: who is what, and who won a round.

Rules EXP-3, EXP-10, EXP-11, EXP-44..58.  Owns the dwarf cards of the expansion and the decision table; what winners get
is not its business.  Blue and green see the tunnels with other eyes: a door of the other colour is a wall to them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from undermine.core.condition import BARS_GOLD
from undermine.core.deal import ROLES
from undermine.core.frame import NOBODY
from undermine.core.module import Module
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.tile import DOWN
from undermine.features.roles.rules import Verdict

BLUE: Final[i64] = 1  # roles
GREEN: Final[i64] = 2
BOSS: Final[i64] = 3
PROFITEER: Final[i64] = 4
GEOLOGIST: Final[i64] = 5
SABOTEUR: Final[i64] = 6
ROLE_NAMES: Final = ("blue", "green", "boss", "profiteer", "geologist", "saboteur")

BLUES: Final[i64] = 1  # sides: whoever of them is free wins, with boss and profiteer
GREENS: Final[i64] = 2
BOTH: Final[i64] = 3
LONERS: Final[i64] = 4  # boss and profiteer without a team
SABOTEURS: Final[i64] = 5  # with the profiteer
SOLE_PROFITEER: Final[i64] = 6
NO_SIDE: Final[i64] = 7
SIDE_NAMES: Final = ("blue", "green", "both", "loners", "saboteurs", "profiteer", "nobody")

EVERYBODY: Final = 1  # bits of the walkers: who lays and reveals sees no doors (EXP-27), …
BLUE_EYES: Final = 2  # … and who wins does
GREEN_EYES: Final = 4
WALKERS: Final = 3
BLUE_WALKER: Final[i64] = 1
GREEN_WALKER: Final[i64] = 2

# Who wins when both teams are shut out (X1, EXP-A2).
CS20: Final = "cs20"
DE: Final = "de"
BGA: Final = "bga"


class Teams(Module):
    counts: tuple[int, ...]  # of each role in the box
    blocked: str
    verdict: Verdict

    def __init__(self, counts: tuple[int, ...], blocked: str) -> None:
        self.verdict = Verdict()
        self.counts = counts
        self.blocked = blocked

    def join(self, rules: Rules) -> None:
        self.verdict.declare(rules, self)
        for name in ROLE_NAMES:
            role = rules.role(name)
            for k in range(self.counts[role - 1]):
                rules.role_deck = append(rules.role_deck, i64(role))
        for name in SIDE_NAMES:
            rules.side(name)
        rules.spare_roles = len(rules.role_deck) - rules.seats

    def deal(self, run: Run) -> None:
        seats = run.state.seats
        roles = run.shuffled(ROLES, run.rules.role_deck)
        for seat in range(seats):
            run.cast(seat, roles[seat])
        run.set_aside(roles[seats:])

    def end_round(self, run: Run, last: i64, finder: i64) -> None:
        self.verdict.give(run, self.winner(run.state, finder), finder)

    def winner(self, state: State, finder: i64) -> i64:
        """The side that won: by the finder's role as it is now, and by whom the doors let through (EXP-45, EXP-46)."""
        if finder == NOBODY:
            if is_in_play(state, SABOTEUR):
                return SABOTEURS
            return SOLE_PROFITEER if is_in_play(state, PROFITEER) else NO_SIDE
        gold = gold_tile(state)
        blue = state.arena.reaches(BLUE_WALKER, gold)
        green = state.arena.reaches(GREEN_WALKER, gold)
        role = state.roles[finder]
        if role == BLUE and blue:
            return BLUES
        if role == GREEN and green:
            return GREENS
        if blue or green:
            return BOTH if blue and green else BLUES if blue else GREENS
        return LONERS if self.loners_win(state, role) else NO_SIDE

    def loners_win(self, state: State, role: i64) -> bool:
        """Both teams are shut out, and somebody of this role found the gold (EXP-53, EXP-55, EXP-57)."""
        boss = is_in_play(state, BOSS)
        profiteer = is_in_play(state, PROFITEER)
        if self.blocked == BGA:
            return boss or profiteer
        if self.blocked == DE:
            return boss or (profiteer and role == PROFITEER)
        return (boss or profiteer) and role in (BOSS, PROFITEER)


def wins_with(role: i64, side: i64) -> bool:
    """Whether somebody of this role is among the winners if this side won."""
    if role == BOSS:
        return side <= LONERS
    if role == PROFITEER:
        return side != NO_SIDE
    if role == BLUE:
        return side in (BLUES, BOTH)
    if role == GREEN:
        return side in (GREENS, BOTH)
    return role == SABOTEUR and side == SABOTEURS


def is_free(state: State, seat: i64) -> bool:
    """Prisoners are no winners and not in play (EXP-36, EXP-47)."""
    return (state.conditions(seat) & BARS_GOLD) == 0


def is_in_play(state: State, role: i64) -> bool:
    for seat in range(state.seats):
        if state.roles[seat] == role and is_free(state, seat):
            return True
    return False


def gold_tile(state: State) -> i64:
    """The gold that was found."""
    rules = state.rules
    for goal in range(len(state.goals)):
        tile = rules.first_goal + goal
        if state.arena.code[tile] != DOWN and rules.goal_names[state.goals[goal]].endswith("gold"):
            return tile
    raise AssertionError("no gold was found")
