"""One game as an environment plays it: an index in, the row of the seat that is asked next and its mask out.

Owns the truth of one game, what its seats know, and the rewards.  Nobody gets the truth from it: a row is what a view
gives.  Whatever is asked for costs only what has happened since it was asked for last.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from undermine.core.action import new_menu
from undermine.core.chance import Dice
from undermine.core.engine import fill, scores, start, winners
from undermine.core.event import Event
from undermine.core.frame import NOBODY
from undermine.core.run import Run
from undermine.core.tape import Tape
from undermine.encode.eyes import GOALS_SEEN, GOLD_SEEN, ROLES_SEEN, Eyes
from undermine.encode.layout import Layout
from undermine.encode.observe import (
    BEYOND,
    observe_growth,
    observe_knowledge,
    observe_moment,
    observe_table,
    observe_view,
)
from undermine.encode.row import Row
from undermine.views.view import View

GOLD: Final = 0  # a reward is the gold of a round when it ends
WON: Final = 1  # … or 1 for whoever won the game and -1 for the others, when it is over

LEGAL: Final = 256  # answers that there is room for at first

_MENU: Final[vec[i64]] = new_menu()  # shared scratch, as in `engine` …
_TAPE: Final = Tape()  # … and so is the tape of all games whose eyes know everything: it is read after every answer


class Stage:
    layout: Layout
    table: Row
    ends: Row
    row: Row
    mask: Row
    drawn: i64  # cards on the table that are written in the row …
    dark: i64  # … and how many of them light has not reached
    is_masked: bool  # is the mask that of the answers below?
    reward: i64
    run: Run
    legal: vec[i64]  # the actions that the seat asked may answer, in no particular order …
    index: vec[i64]  # … and their indices
    count: i64
    eyes: Eyes
    is_quick: bool  # do the eyes know everything that has happened?
    views: list[View]  # if not: what the seats know …
    told: list[i64]  # … after so many events
    log: list[Event]
    actions: vec[i64]  # what was answered
    seed: str
    paid: vec[float]  # by seat: the score that rewards were given for
    rewards: vec[float]  # by seat: the rewards of the last answer
    is_rewarded: bool  # was there any?
    round: i64

    def __init__(self, layout: Layout, rows: vec[u8], masks: vec[u8], place: int, reward: int) -> None:
        """A stage that writes into one row of two blocks."""
        seats = int(layout.rules.seats)
        size = layout.space.size
        self.layout = layout
        first = place * layout.size
        self.table = Row(rows, first, layout.table, layout.table_room)
        self.ends = Row(rows, first, layout.table, layout.ends_room)
        self.row = Row(rows, first, layout.size, layout.row_room)
        self.mask = Row(masks, place * size, size, 0)
        self.drawn = self.dark = 0
        self.is_masked = False
        self.reward = reward
        self.run = Run(layout.blank)
        self.legal = vec[i64]([0] * LEGAL)
        self.index = vec[i64]([0] * LEGAL)
        self.count = 0
        self.eyes = Eyes(layout.rules)
        self.is_quick = True
        self.views = []
        self.told = []
        self.log = []
        self.actions = vec[i64]([])
        self.seed = ""
        self.paid = vec[float]([0.0] * seats)
        self.rewards = vec[float]([0.0] * seats)
        self.is_rewarded = False
        self.round = 0

    def begin(self, seed: str) -> None:
        """A new game, dealt as `Game(rules, seed)` is."""
        self.seed = seed
        self.actions = vec[i64]([])
        self.run = self._opened()
        state = self.run.state
        self.is_quick = True
        self.eyes.is_altered = True
        self.eyes.begin()
        self._take_in()
        if self.is_quick:
            self.run.tape = _TAPE
        self.round = state.round
        totals = scores(state)
        for seat in range(len(totals)):
            self.paid[seat] = float(totals[seat])
            self.rewards[seat] = 0.0
        self.is_rewarded = False
        self._list()

    def _opened(self) -> Run:
        state = self.layout.blank.copy()
        state.seed(self.seed)
        return start(state, True)

    def asked(self) -> i64:
        """The seat that is asked; NOBODY when the game is over."""
        state = self.run.state
        return state.top_seat if state.depth else NOBODY

    def step(self, index: i64) -> None:
        """The seat that is asked answers; ValueError if that is not legal."""
        for k in range(self.count):
            if self.index[k] == index:
                self.answer(self.legal[k])
                return
        raise ValueError(f"{int(index)} is not legal now; the mask tells what is")

    def answer(self, action: i64) -> None:
        """The same by an action of the engine, which the caller has taken from `legal`."""
        self.actions = append(self.actions, action)
        if _TAPE.used:
            _wipe(_TAPE)  # an answer somewhere was cut short by an error
        self.run.apply(action)
        self._take_in()
        state = self.run.state
        if self.is_rewarded:
            for seat in range(state.seats):
                self.rewards[seat] = 0.0
            self.is_rewarded = False
        if state.depth == 0 or state.round != self.round:
            self._pay()
        self._list()

    def play_by_chance(self, dice: Dice) -> None:
        """The seat that is asked answers by chance, and nobody looks at it."""
        self.answer(self.legal[dice.below(self.count)])

    def observe(self) -> None:
        """Write what the seat that is asked knows, and what it may answer."""
        self.observe_for(self.asked())
        if not self.is_masked:
            self._mask(1)
            self.is_masked = True

    def observe_for(self, seat: i64) -> None:
        """Write what any seat knows."""
        if self.is_quick:
            eyes = self.eyes
            state = self.run.state
            if eyes.is_altered or eyes.is_grown:
                dark = BEYOND
                if not eyes.is_altered:
                    dark = observe_growth(self.layout, self.table, self.ends, state, self.drawn, self.dark)
                if dark == BEYOND:
                    dark = observe_table(self.layout, self.table, self.ends, state)
                self.dark = dark
                self.drawn = state.arena.count
                eyes.is_altered = eyes.is_grown = False
            row = self.row
            row.wipe()
            eyes.look(state, seat)
            eyes.write_pile(self.layout, row, seat)
            observe_knowledge(self.layout, row, state, seat, ROLES_SEEN, GOALS_SEEN, GOLD_SEEN)
            observe_moment(self.layout, row, state, seat, eyes.spent - eyes.known[seat])
        else:
            self.ends.wipe()
            observe_view(self.layout, self.table, self.row, self.view(seat))

    def view(self, seat: i64) -> View:
        """What a seat knows, as a view; only if the eyes do not know everything."""
        view = self.views[seat]
        told = self.told[seat]
        if told < len(self.log):
            view.see(self.log[told:])
            self.told[seat] = len(self.log)
        return view

    def _list(self) -> None:
        """The answers of the seat that is asked, and their indices."""
        if self.is_masked:
            self._mask(0)
            self.is_masked = False
        state = self.run.state
        if state.depth == 0:
            self.count = 0
            return
        menu = _MENU
        n = fill(state, menu)
        if n > len(self.legal):
            self.legal = vec[i64]([0] * (2 * n))
            self.index = vec[i64]([0] * (2 * n))
        legal = self.legal
        for i in range(n):
            legal[i] = menu[i]
        self.count = n
        self.layout.space.number(state, state.top_seat, legal, n, self.index)

    def _mask(self, value: u8) -> None:
        """Write a byte at all answers."""
        block = self.mask.block
        first = self.mask.first
        index = self.index
        for k in range(self.count):
            block[first + index[k]] = value

    def _take_in(self) -> None:
        """What has happened since, for all seats."""
        tape = self.run.tape
        if self.is_quick:
            is_known = self.eyes.follow(tape, self.run.state)
            _wipe(tape)
            if not is_known:
                self._fall_back()
        else:
            self.log = self.run.log

    def _fall_back(self) -> None:
        """Something happened that the eyes do not know: the game is told once more to views, which know everything."""
        self.is_quick = False
        rules = self.layout.rules
        self.views = [View(rules, seat) for seat in range(int(rules.seats))]
        self.told = [i64(0) for view in self.views]
        run = self._opened()
        for action in self.actions:
            run.apply(action)
        self.run = run
        self.log = run.log

    def _pay(self) -> None:
        """The rewards of a round that ended, or of the game."""
        state = self.run.state
        self.round = state.round
        if self.reward == GOLD:
            totals = scores(state)
            for seat in range(len(totals)):
                self.rewards[seat] = totals[seat] - self.paid[seat]
                self.paid[seat] = float(totals[seat])
            self.is_rewarded = True
        elif state.depth == 0:
            for seat in range(state.seats):
                self.rewards[seat] = -1.0
            for seat in winners(state):
                self.rewards[seat] = 1.0
            self.is_rewarded = True


def _wipe(tape: Tape) -> None:
    tape.used = 0
    tape.count = 0
    if len(tape.full):
        tape.full = []


def new_block(rows: int, size: int) -> vec[u8]:
    """Room for rows of bytes, all nought."""
    return vec[u8]([0] * (rows * size))
