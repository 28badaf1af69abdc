"""Who knows what the table does not show: roles, goals, gold and the discard pile, as bits of seats.

Owns a quick way to what every seat's View would know, without folding a view for each of them: every event on the
tape alters a few bit sets.  It stands beside the views and never replaces them: a kind of event that it does not know
makes it say so, and then the views themselves are asked; and a test compares both, seat by seat and answer by answer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from undermine.core import event as e
from undermine.core.rules import Rules
from undermine.core.state import HIDDEN, State
from undermine.core.tape import END, Tape
from undermine.core.zone import (
    ASIDE,
    AWAY,
    BANK,
    DECK,
    GOAL,
    GOALS,
    GOLD,
    HAND,
    HOARDS,
    LIMBO,
    PILE,
    PLACES,
    POOL,
    ROLE,
    ROLES,
    WORN,
)
from undermine.encode.layout import Layout
from undermine.encode.row import Row

EVERYBODY: Final[i64] = -1

# What a kind of change means here
UNKNOWN: Final[i64] = 0
NOTHING: Final[i64] = 1
BEGAN: Final[i64] = 2
MOVED: Final[i64] = 3
FILLED: Final[i64] = 4
SEEN: Final[i64] = 5
DISCARDED: Final[i64] = 6
BURIED: Final[i64] = 7
REMOVED: Final[i64] = 8
POSTED: Final[i64] = 9


def _meanings() -> list[int]:
    table = [int(UNKNOWN)] * 128
    for kind in (
        *(e.CHOSE, e.DREW, e.SPENT, e.PLACED, e.SHOWN, e.FRONTED, e.TURNED, e.PUSHED, e.POPPED, e.REPLACED, e.ENDED),
        *(e.NOTED, e.EARNED, e.SWAPPED, e.DRAWS_DUE, e.WITHDRAWN, e.SHIFTED, e.STOOD, e.LAID, e.TOLD),
    ):
        table[int(kind)] = int(NOTHING)
    for kind, meaning in (
        *((e.BEGAN, BEGAN), (e.MOVED, MOVED), (e.FILLED, FILLED), (e.SEEN, SEEN), (e.POSTED, POSTED)),
        *((e.DISCARDED, DISCARDED), (e.BURIED, BURIED), (e.CLEARED, BURIED), (e.REMOVED, REMOVED)),
    ):
        table[int(kind)] = int(meaning)
    return table


MEANING: Final[vec[i64]] = vec[i64](_meanings())


def _calm() -> list[int]:
    table = [0] * 128
    for kind in (
        *(e.CHOSE, e.DREW, e.SPENT, e.DISCARDED, e.BURIED, e.FRONTED, e.CLEARED, e.TURNED, e.PUSHED, e.POPPED),
        *(e.REPLACED, e.MOVED, e.FILLED, e.SEEN, e.NOTED, e.EARNED, e.DRAWS_DUE, e.SWAPPED, e.TOLD),
    ):
        table[int(kind)] = 1
    return table


CALM: Final[vec[i64]] = vec[i64](_calm())
"""Kinds of events after which the table looks as before: 1."""

MOST: Final = 64  # seats or goals
ROLES_SEEN: Final[vec[i64]] = vec[i64]([0] * MOST)  # what one seat knows, made by `look`: shared scratch …
GOALS_SEEN: Final[vec[i64]] = vec[i64]([0] * MOST)
GOLD_SEEN: Final[vec[i64]] = vec[i64]([0] * MOST)  # … for thousands of games would have thousands of them


class Eyes:
    rules: Rules
    role: vec[i64]  # seat -> who knows its role
    aside: vec[i64]  # roles that nobody holds, top first -> who knows it
    goal: vec[i64]  # goal -> who knows its kind
    spent: i64  # cards on the discard pile
    seen: vec[u8]  # seat * kinds of cards + card -> how many of it the seat knows to lie there
    known: vec[i64]  # seat -> how many cards it knows to lie there
    kinds: i64
    is_grown: bool  # were cards laid since somebody looked at the table …
    is_altered: bool  # … or has it changed in any other way?
    gold: vec[i64]  # seat -> its gold cards as others see them, as State has them

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.role = vec[i64]([0] * rules.seats)
        self.aside = vec[i64]([])
        self.goal = vec[i64]([0] * len(rules.goal_cells))
        self.kinds = len(rules.names)
        self.seen = vec[u8]([0] * int(self.kinds * rules.seats))
        self.known = vec[i64]([0] * rules.seats)
        self.is_grown = self.is_altered = True
        self.gold = vec[i64]([0] * rules.seats)
        self.spent = 0
        assert rules.seats <= MOST and len(rules.goal_cells) <= MOST, "the scratch is too small"

    def begin(self) -> None:
        """A new game: nobody knows anything yet."""
        for seat in range(len(self.gold)):
            self.gold[seat] = 0
        self._begin_round()

    def _begin_round(self) -> None:
        self._forget_pile()
        self.spent = 0
        for seat in range(len(self.role)):
            self.role[seat] = 0
        for goal in range(len(self.goal)):
            self.goal[goal] = 0
        self.aside = vec[i64]([0] * self.rules.spare_roles)

    def follow(self, tape: Tape, state: State) -> bool:
        """Take in all that was recorded since the tape was wiped; False: something happened that is not known here."""
        tape.page[tape.used] = END
        for page in tape.full:
            if not self._read(page, state):
                return False
        return self._read(tape.page, state) and self.spent == state.spent

    def look(self, state: State, me: i64) -> None:
        """What one seat knows, HIDDEN where it does not, into the scratch of this file."""
        for seat in range(len(self.role)):
            ROLES_SEEN[seat] = state.roles[seat] if self.role[seat] >> me & 1 else HIDDEN
            GOLD_SEEN[seat] = self.gold[seat]
        GOLD_SEEN[me] = state.gold[me]
        for goal in range(len(self.goal)):
            GOALS_SEEN[goal] = state.goals[goal] if self.goal[goal] >> me & 1 else HIDDEN

    def write_pile(self, layout: Layout, row: Row, me: i64) -> None:
        """The cards of the discard pile that a seat knows."""
        seen = self.seen
        first = me * self.kinds
        at = layout.seen - first
        for k in range(first + 1, first + self.kinds):
            number = i64(seen[k])
            if number:
                row.put(at + k, number)

    def _read(self, page: vec[i64], state: State) -> bool:
        i: i64 = 0
        while page[i] != END:
            head = page[i]
            if CALM[head & 127] == 0:
                if head & 127 == e.PLACED:
                    self.is_grown = True
                else:
                    self.is_altered = True
            meaning = MEANING[head & 127]
            opens = head >> 8 & 0xFF
            secrets = head >> 16 & 0xFFFF
            if meaning != NOTHING and not self._take_in(meaning, head >> 32, page, i + 1, opens, secrets, state):
                return False
            i += 1 + opens + secrets
        return True

    def _take_in(
        self, meaning: i64, eyes: i64, page: vec[i64], at: i64, opens: i64, secrets: i64, state: State
    ) -> bool:
        if meaning == BURIED:
            self._bury(EVERYBODY, state)
        elif meaning == DISCARDED:
            self._bury(eyes, state)
        elif meaning == REMOVED:
            if page[at + 1] == PILE:
                self._bury(EVERYBODY, state)
        elif meaning == SEEN:
            self._see(page[at + 1], eyes, page, at + opens)
        elif meaning == MOVED:
            return self._move(page[at], page[at + 1], eyes, page, at + opens, secrets, state)
        elif meaning == FILLED:
            self._fill(page[at], eyes, secrets)
        elif meaning == BEGAN:
            self._begin_round()
        else:
            # A piece that hides something is known better by the views.
            return meaning == POSTED and secrets == 0
        return True

    def _see(self, zone: i64, eyes: i64, page: vec[i64], first: i64) -> None:
        if GOAL <= zone < GOAL + PLACES:
            self.goal[zone - GOAL] |= eyes
        elif ROLE <= zone < ROLE + PLACES:
            self.role[zone - ROLE] |= eyes
        elif zone == GOALS:
            for goal in range(len(self.goal)):
                self.goal[goal] |= eyes
        elif zone == ROLES:
            for seat in range(len(self.role)):
                self.role[seat] |= eyes
        elif zone == ASIDE:
            for k in range(len(self.aside)):
                self.aside[k] |= eyes
        elif zone == HOARDS:
            for seat in range(len(self.gold)):
                self.gold[seat] = page[first + seat]
        if zone == GOALS or zone == ROLES:
            self.is_altered = True

    def _fill(self, zone: i64, eyes: i64, cards: i64) -> None:
        if zone == ASIDE:
            self.aside = vec[i64]([eyes] * cards)
        elif zone == GOALS:
            for goal in range(len(self.goal)):
                self.goal[goal] = eyes
        elif zone == PILE:
            self._forget_pile()

    def _move(self, source: i64, target: i64, eyes: i64, page: vec[i64], first: i64, cards: i64, state: State) -> bool:
        """Cards go from one zone to another; False: views know more of that than is kept here."""
        if GOLD <= target < GOLD + PLACES and (source == LIMBO or source == POOL):
            for k in range(cards):
                self.gold[target - GOLD] += _one(page[first + k] if eyes == EVERYBODY else HIDDEN)
        elif GOLD <= source < GOLD + PLACES and eyes == EVERYBODY:
            for k in range(cards):
                self.gold[source - GOLD] -= _one(page[first + k])
        elif ROLE <= target < ROLE + PLACES and source == LIMBO:
            self.role[target - ROLE] = eyes
        elif ROLE <= target < ROLE + PLACES and source == ASIDE:
            self.role[target - ROLE] = self.aside[0] | eyes
            self.aside = self.aside[1:]
        elif ROLE <= source < ROLE + PLACES and target == ASIDE:
            self.aside = append(self.aside, self.role[source - ROLE] | eyes)
        elif source == DECK and target == PILE:
            for k in range(cards):
                self._bury(eyes, state)
        else:
            return self._is_nobodys(source, target)
        return True

    def _is_nobodys(self, source: i64, target: i64) -> bool:
        """Whether nothing that is kept here changes: cards put aside, from hand to hand, or goals cleared away."""
        if source == DECK:
            return target == AWAY
        if source == BANK:
            return target == POOL
        if ROLE <= source < ROLE + PLACES:
            return target == WORN
        if HAND <= source < HAND + PLACES:
            return HAND <= target < HAND + PLACES
        return GOAL <= source < GOAL + PLACES

    def _bury(self, eyes: i64, state: State) -> None:
        """One more card on the discard pile; which, the truth has there by now.

        If it has fewer cards there, the round is over, and what was known of its pile is forgotten in a moment.
        """
        card = i64(state.pile[self.spent]) if self.spent < state.spent else HIDDEN
        self.spent += 1
        k = card
        for seat in range(len(self.role)):
            if eyes >> seat & 1:
                self.seen[k] += 1
                if card:
                    self.known[seat] += 1
            k += self.kinds

    def _forget_pile(self) -> None:
        for k in range(len(self.seen)):
            self.seen[k] = 0
        for k in range(len(self.known)):
            self.known[k] = 0


def _one(value: i64) -> i64:
    """One gold card of a value, as State counts them."""
    one: i64 = 1  # a plain 1 has but 32 bits in C
    return one << 8 * value
