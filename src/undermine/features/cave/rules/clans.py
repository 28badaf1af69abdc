"""Two clans, loyal or saboteur in both, and what the treasure of a clan is worth (CAVE-7, CAVE-25..31, CAVE-167..174).

Owns the clan cards and the scoring.  Whom a dwarf works for is secret, the clan on the back of its card is not.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undermine.core.deal import ROLES
from undermine.core.fact import ALONE, HARM
from undermine.core.frame import NOBODY
from undermine.core.module import Module
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.features.cave.rules.board import Board
from undermine.features.cave.rules.walk import works_for
from undermine.features.roles.rules import Verdict

ROLE_NAMES: Final = ("blue-loyal", "blue-saboteur", "yellow-loyal", "yellow-saboteur")
BLUE: Final[i64] = 1
YELLOW: Final[i64] = 2
UNCOUNTED: Final = -1


class Clans(Module):
    verdict: Verdict
    board: Board
    counts: tuple[int, ...]  # how many of each of ROLE_NAMES are used
    treasure: i64  # notes, of the blue and the yellow clan: what its saved gold is worth, UNCOUNTED before the end
    returned: i64  # fact (seat): its gold goes back
    worth: i64  # fact (clan, nuggets saved, rivals, what they are worth)

    def __init__(self, board: Board, counts: tuple[int, ...]) -> None:
        self.verdict = Verdict()
        self.board = board
        self.counts = counts
        self.treasure = self.returned = self.worth = 0

    def join(self, rules: Rules) -> None:
        self.verdict.declare(rules, self)
        self.returned = rules.fact(self, "cave-returned", "seat", HARM, ALONE)
        self.worth = rules.fact(self, "cave-treasure", "clan=blue/yellow count count count", "", ALONE)
        deck: list[int] = []
        for k in range(len(ROLE_NAMES)):
            role = rules.role(ROLE_NAMES[k])
            self.board.clan_of = append(self.board.clan_of, i64(1 + k // 2))
            deck += [role] * self.counts[k]
        rules.role_deck = vec[i64](deck)
        rules.spare_roles = len(deck) - int(rules.seats)
        blue = rules.side("blue-clan")
        yellow = rules.side("yellow-clan")
        assert blue == BLUE and yellow == YELLOW
        self.treasure = rules.note("treasure-blue", UNCOUNTED)
        rules.note("treasure-yellow", UNCOUNTED)
        rules.has_tokens = True

    def deal(self, run: Run) -> None:
        """A clan card each, face down; the others stay aside unseen (CAVE-28..30)."""
        roles = run.shuffled(ROLES, run.rules.role_deck)
        for seat in range(run.state.seats):
            run.cast(seat, roles[seat])
            run.note(self.board.clan + seat, self.board.clan_of[roles[seat]])
        run.set_aside(roles[run.state.seats :])

    def end_round(self, run: Run, last: i64, finder: i64) -> None:
        """Gold that was saved times the rival's dwarfs; a tie goes to the side of the first one out (CAVE-167..174)."""
        state = run.state
        saved = vec[i64]([0, 0, 0])
        workers = vec[i64]([0, 0, 0])
        first: i64 = NOBODY
        for seat in range(state.seats):
            side = works_for(state.roles[seat])
            workers[side] += 1
            order = state.notes[self.board.left + seat]
            if order:
                saved[side] += state.purse[seat]
            if order == 1:
                first = seat
        blue = saved[BLUE] * workers[YELLOW]
        yellow = saved[YELLOW] * workers[BLUE]
        winner: i64 = 0
        if first != NOBODY:
            winner = BLUE if blue > yellow else YELLOW if yellow > blue else works_for(state.roles[first])
        self.verdict.give(run, winner, first)
        for seat in range(state.seats):
            if not state.notes[self.board.left + seat] and state.purse[seat]:
                run.earn(seat, -state.purse[seat])
                run.tell(self.returned, seat)
        run.note(self.treasure, blue)
        run.tell(self.worth, BLUE, saved[BLUE], workers[YELLOW], blue)
        run.note(self.treasure + 1, yellow)
        run.tell(self.worth, YELLOW, saved[YELLOW], workers[BLUE], yellow)

    def score(self, state: State, seat: i64) -> i64:
        """The treasure of the clan that the dwarf worked for; before it is counted, the dwarf's own nuggets."""
        if state.notes[self.treasure] == UNCOUNTED:
            return state.purse[seat]
        return state.notes[self.treasure + works_for(state.roles[seat]) - 1]

    def victory(self, state: State, seat: i64) -> bool:
        """All who worked for the clan that won (CAVE-172)."""
        return state.winner != 0 and works_for(state.roles[seat]) == state.winner
