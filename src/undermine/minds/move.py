"""What all the others saw somebody do: an action without what is nobody else's to know.

Owns what of an action is a move, and how one is heard from events; so this file alone knows kinds of events.
A use is a move with its card and what it was used on, but for which tool of somebody was mended; a pass is one with the
number of cards that were put away; what else is done on a turn is OTHER; of answers those are moves that name somebody.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, DISCARD, USE, act, card_of, second_of, third_of, verb_of, where_of
from undermine.core.event import (
    CLEARED,
    DISCARDED,
    FRONTED,
    MOVED,
    PLACED,
    POPPED,
    POSTED,
    PUSHED,
    REMOVED,
    REPLACED,
    SEEN,
    SHIFTED,
    SPENT,
    SWAPPED,
    TOLD,
    Event,
)
from undermine.core.frame import KINDS, NOBODY, TURN
from undermine.core.rules import CARDS, Rules
from undermine.core.state import State
from undermine.core.target import NONE, Cell, Seat
from undermine.core.zone import GOAL, PLACES, ROLE

WHERE: Final[i64] = 0xFFFF00  # the place in an action
CELLS: Final[i64] = 64  # no cell that anything can lie on is so low: the start is in the middle of the grid
OTHER: Final[i64] = 2 << 24  # something else than to use a card or to put cards away


class Hearing:
    """What is a move in one rule set."""

    rules: Rules
    names_seat: vec[i64]  # card -> 1 if its use names somebody, and where does not matter
    names_cell: vec[i64]  # card -> 1 if its use names a cell
    asks_seat: vec[i64]  # kind of question -> 1 if its answers name somebody

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.names_seat = vec[i64]([0] * CARDS)
        self.names_cell = vec[i64]([0] * CARDS)
        self.asks_seat = vec[i64]([0] * KINDS)
        for card in range(1, len(rules.targets)):
            self.names_seat[card] = 1 if isinstance(rules.targets[card], Seat) else 0
            self.names_cell[card] = 1 if isinstance(rules.targets[card], Cell) else 0
        for verb in rules.verbs.values():
            if isinstance(verb.target, Seat):
                self.asks_seat[verb.kind] = 1

    def of_action(self, kind: i64, action: i64) -> i64:
        """The move that the answer to a question of this kind is, 0 if it is none."""
        frame = self.rules.frames[kind]
        if frame.is_whispered:
            return 0
        verb = verb_of(action)
        if kind == TURN or frame.is_played:
            if verb == USE:
                return action & ~WHERE if self.names_seat[card_of(action)] and where_of(action) < CELLS else action
            if verb == DISCARD:
                return passing(3 if third_of(action) else 2 if second_of(action) else 1)
            return OTHER
        return action & ~WHERE if self.asks_seat[kind] else 0

    def of_event(self, state: State, kind: i64, move: i64, event: Event) -> i64:
        """The move, as far as it was heard before, with one event more of what came of an answer.

        The state is as it is before this event.
        """
        what = event[0]
        told = event[2]
        if what == TOLD:
            return move
        is_turn = kind == TURN or self.rules.frames[kind].is_played
        if what == PUSHED and told and self.rules.frames[told[0]].is_limbo:
            action = i64(told[3])
            return self.of_action(TURN, action) if is_turn else move
        if what == SEEN and not is_turn and told[0] != NOBODY and _is_role(told[1]):
            return act(ANSWER, kind, 0, told[1] - ROLE)
        if not is_turn:
            return move
        if move == 0:
            if what == SPENT:
                # Whatever takes no card off the table takes nothing.
                return act(USE, told[1], 0, 1 if self.names_cell[told[1]] else 0)
            if what in (POPPED, PUSHED, REPLACED):
                return 0  # what is pending is nobody's doing
            return passing(1) if what == DISCARDED else OTHER
        if verb_of(move) == DISCARD:
            if what == DISCARDED:
                return passing(_passed(move) + 1)
            return OTHER if what == CLEARED else move  # cards put away for one that lies before a seat
        if move == OTHER or not self._is_bare(move):
            return move
        return move & ~0xFFFFFF | self._aim(state, move, what, told)

    def _is_bare(self, move: i64) -> bool:
        """Whether nothing is known yet of what a card was used on."""
        if self.rules.targets[card_of(move)] is NONE:
            return False
        return move & 0xFFFFFF == (1 if self.names_cell[card_of(move)] else 0)

    def _aim(self, state: State, move: i64, what: int, told: tuple[int, ...]) -> i64:
        """Place and person of a use, from the first thing that came of it."""
        if what == PLACED:
            return told[0] << 8 | told[1] & 1
        if what == SHIFTED:
            return told[1] << 8 | told[2] & 1
        if what == REMOVED:
            return told[0] << 8
        if what == SEEN and told[0] != NOBODY and GOAL <= told[1] < GOAL + PLACES:
            return state.arena.cell[self.rules.first_goal + told[1] - GOAL] << 8
        if what == SEEN and told[0] != NOBODY and _is_role(told[1]):
            return told[1] - ROLE
        if what == MOVED and _is_role(told[0]):
            return told[0] - ROLE
        if what == POSTED:
            return told[1] << 8
        if what in (FRONTED, CLEARED):
            return told[0]
        if what == SWAPPED:
            return told[1]
        return move & 0xFFFFFF


def _is_role(zone: i64) -> bool:
    return ROLE <= zone < ROLE + PLACES


def passing(cards: i64) -> i64:
    """To put so many cards away, face down."""
    return act(DISCARD, 0, cards, 0)


def _passed(move: i64) -> i64:
    """How many cards were put away so far."""
    return move >> 8 & 0xFFFF
