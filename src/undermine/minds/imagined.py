"""A round as a mind imagines it: the real engine without a record, minds in all seats.

Owns the loop.  The state is a sampled one, or the truth where nobody is deceived by that: a mind looks at it only as
the seat that is asked could.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import MENU, arrange, new_menu
from undermine.core.chance import Dice
from undermine.core.engine import fill
from undermine.core.run import Run
from undermine.core.state import State
from undermine.minds.mind import Lore, Mind, best_of
from undermine.minds.move import Hearing

_MENU: Final[vec[i64]] = new_menu()
_WORTH: Final[vec[float]] = vec[float]([0.0] * MENU)


class Round:
    """A state and a lore that go on together."""

    run: Run
    state: State
    lore: Lore
    hearing: Hearing
    _actor: i64
    _move: i64  # what was done and has not taken effect yet, for somebody may still undo it

    def __init__(self, run: Run, lore: Lore, hearing: Hearing) -> None:
        self.run = run
        self.state = run.state
        self.lore = lore
        self.hearing = hearing
        self._actor = self._move = 0

    def apply(self, mind: Mind, action: i64) -> None:
        """The seat that is asked answers so; the lore hears of it as everybody does."""
        state = self.state
        kind = state.top_kind
        is_whispered = state.rules.frames[kind].is_whispered
        if not is_whispered:
            self._actor = state.top_seat
            self._move = self.hearing.of_action(kind, action)
        self.run.apply(action)
        if state.depth and not state.rules.frames[state.top_kind].is_whispered:
            mind.heed(self.lore, state, self._actor, self._move)
            self._move = 0

    def choose(self, mind: Mind, dice: Dice) -> i64:
        """What the mind answers for the seat that is asked."""
        state = self.state
        n = fill(state, _MENU)
        if n == 1:
            return _MENU[0]
        arrange(_MENU, n)
        mind.weigh(state, self.lore, state.top_seat, _MENU, n, _WORTH)
        return best_of(_MENU, n, _WORTH, mind.noise, dice)

    def play(self, mind: Mind, dice: Dice, number: i64, bound: i64) -> i64:
        """To the end of this round, or of the game, or so many answers if that is not 0; how many there were."""
        state = self.state
        steps: i64 = 0
        while state.depth and state.round == number and (bound == 0 or steps < bound):
            self.apply(mind, self.choose(mind, dice))
            steps += 1
        return steps

    def play_out(self, mind: Mind, dice: list[Dice], bound: i64) -> i64:
        """A whole game from its first question, every seat with dice of its own; how many answers, at most so many."""
        state = self.state
        steps: i64 = 0
        mind.heed(self.lore, state, 0, 0)
        while state.depth and steps < bound:
            self.apply(mind, self.choose(mind, dice[state.top_seat]))
            steps += 1
        return steps
