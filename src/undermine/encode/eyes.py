"""Who knows what the table does not show: roles, goals, gold and the discard pile, as bits of seats.

Owns a quick way to what every seat's View would know, without folding a view for each of them: every event on the
tape alters a few bit sets.  It stands beside the views and never replaces them: a kind of event that it does not know
makes it say so, and then the views themselves are asked; and a test compares both, seat by seat and answer by answer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undermine.core import event as e
from undermine.core.rules import Rules
from undermine.core.state import HIDDEN, State
from undermine.core.tape import END, Tape
from undermine.encode.layout import Layout
from undermine.encode.row import Row

EVERYBODY: Final[i64] = -1

# What a kind of event means here
UNKNOWN: Final[i64] = 0
NOTHING: Final[i64] = 1
BEGAN: Final[i64] = 2
CAST: Final[i64] = 3
ASIDE: Final[i64] = 4
HATTED: Final[i64] = 5
TRADED: Final[i64] = 6
INSPECTED: Final[i64] = 7
UNVEILED: Final[i64] = 8
UNMASKED: Final[i64] = 9
SCANNED: Final[i64] = 10
HID: Final[i64] = 11
BARED: Final[i64] = 12
FOUND: Final[i64] = 13
PEEKED: Final[i64] = 14
DISCARDED: Final[i64] = 15
BURIED: Final[i64] = 16
MIXED: Final[i64] = 17
BURNT: Final[i64] = 18
TOOK: Final[i64] = 19
PAID: Final[i64] = 20
COLLECTED: Final[i64] = 21
FORFEITED: Final[i64] = 22
COUNTED: Final[i64] = 23


def _meanings() -> list[int]:
    table = [int(UNKNOWN)] * 128
    for kind in (
        *(e.CHOSE, e.DREW, e.SPENT, e.PLACED, e.SHOWN, e.FRONTED, e.TURNED, e.PUSHED, e.POPPED, e.REPLACED, e.BANKED),
        *(e.STAKED, e.LOOKED, e.ENDED, e.NOTED, e.WITHHELD, e.EARNED, e.HANDED, e.SWAPPED, e.OWED, e.SNATCHED),
        *(e.POSTED, e.WITHDRAWN, e.MOVED, e.UNEARTHED, e.SHIFTED, e.STOCKED, e.BOXED, e.STOOD, e.FACED, e.TOLD),
    ):
        table[int(kind)] = int(NOTHING)
    for kind, meaning in (
        *((e.BEGAN, BEGAN), (e.CAST, CAST), (e.SET_ASIDE, ASIDE), (e.HATTED, HATTED), (e.TRADED, TRADED)),
        *((e.INSPECTED, INSPECTED), (e.UNVEILED, UNVEILED), (e.UNMASKED, UNMASKED), (e.SCANNED, SCANNED)),
        *((e.HID, HID), (e.BARED, BARED), (e.FOUND, FOUND), (e.PEEKED, PEEKED)),
        *((e.DISCARDED, DISCARDED), (e.BURIED, BURIED), (e.REMOVED, BURIED), (e.CLEARED, BURIED), (e.MIXED, MIXED)),
        *((e.BURNT, BURNT), (e.TOOK, TOOK), (e.PAID, PAID), (e.COLLECTED, COLLECTED), (e.FORFEITED, FORFEITED)),
        (e.COUNTED, COUNTED),
    ):
        table[int(kind)] = int(meaning)
    return table


MEANING: Final[vec[i64]] = vec[i64](_meanings())


def _calm() -> list[int]:
    table = [0] * 128
    for kind in (
        *(e.CHOSE, e.DREW, e.SPENT, e.DISCARDED, e.BURIED, e.FRONTED, e.CLEARED, e.PEEKED, e.TURNED, e.PUSHED),
        *(e.POPPED, e.REPLACED, e.BANKED, e.STAKED, e.LOOKED, e.TOOK, e.PAID, e.NOTED, e.EARNED, e.HANDED, e.OWED),
        *(e.CAST, e.SET_ASIDE, e.HID, e.FOUND, e.INSPECTED, e.SWAPPED, e.TOLD),
    ):
        table[int(kind)] = 1
    return table


CALM: Final[vec[i64]] = vec[i64](_calm())
"""Kinds of events after which the table looks as before: 1."""


class Eyes:
    rules: Rules
    role: vec[i64]  # seat -> who knows its role
    aside: vec[i64]  # roles that nobody holds, top first -> who knows it
    goal: vec[i64]  # goal -> who knows its kind
    spent: i64  # cards on the discard pile
    seen: vec[i64]  # seat * kinds of cards + card -> how many of it the seat knows to lie there
    kinds: i64
    is_altered: bool  # may the table look different since it was asked last?
    gold: vec[i64]  # seat -> its gold cards as others see them, as State has them
    roles: vec[i64]  # what one seat knows, made by `look` …
    goals: vec[i64]
    golds: vec[i64]

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.role = vec[i64]([0] * rules.seats)
        self.aside = vec[i64]([])
        self.goal = vec[i64]([0] * len(rules.goal_cells))
        self.kinds = len(rules.names)
        self.seen = vec[i64]([0] * int(self.kinds * rules.seats))
        self.is_altered = True
        self.gold = vec[i64]([0] * rules.seats)
        self.roles = vec[i64]([0] * rules.seats)
        self.goals = vec[i64]([0] * len(rules.goal_cells))
        self.golds = vec[i64]([0] * rules.seats)
        self.spent = 0

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
        """What one seat knows, HIDDEN where it does not."""
        for seat in range(len(self.role)):
            self.roles[seat] = state.roles[seat] if self.role[seat] >> me & 1 else HIDDEN
            self.golds[seat] = self.gold[seat]
        self.golds[me] = state.gold[me]
        for goal in range(len(self.goal)):
            self.goals[goal] = state.goals[goal] if self.goal[goal] >> me & 1 else HIDDEN

    def write_pile(self, layout: Layout, row: Row, me: i64) -> None:
        """What a seat knows of the discard pile."""
        if self.spent == 0:
            return
        unseen = self.spent
        seen = self.seen
        first = me * self.kinds
        at = layout.seen - first
        for k in range(first + 1, first + self.kinds):
            if seen[k]:
                row.put(at + k, seen[k])
                unseen -= seen[k]
        if unseen:
            row.put(layout.unseen, unseen)

    def _read(self, page: vec[i64], state: State) -> bool:
        i: i64 = 0
        while page[i] != END:
            head = page[i]
            if CALM[head & 127] == 0:
                self.is_altered = True
            meaning = MEANING[head & 127]
            opens = head >> 16 & 0xFFFF
            secrets = head >> 32
            if meaning != NOTHING and not self._take_in(meaning, page[i + 1], page, i + 2, opens, secrets, state):
                return False
            i += 2 + opens + secrets
        return True

    def _take_in(
        self, meaning: i64, eyes: i64, page: vec[i64], at: i64, opens: i64, secrets: i64, state: State
    ) -> bool:
        if meaning == BURIED:
            self._bury(EVERYBODY, state)
        elif meaning == DISCARDED:
            self._bury(eyes, state)
        elif meaning == PEEKED:
            self.goal[page[at + 1]] |= eyes
        elif meaning == FOUND:
            self.goal[page[at]] = EVERYBODY
        elif meaning == CAST:
            self.role[page[at]] = eyes
        elif meaning == BEGAN:
            self._begin_round()
        elif meaning == HID or meaning == BARED:
            for goal in range(len(self.goal)):
                self.goal[goal] = EVERYBODY if meaning == BARED else eyes
        elif meaning == UNMASKED:
            for seat in range(len(self.role)):
                self.role[seat] = EVERYBODY
        elif meaning == TOOK or meaning == PAID:
            for k in range(secrets):
                value = page[at + opens + k] if eyes == EVERYBODY else HIDDEN
                self.gold[page[at]] += _one(value)
        else:
            return self._take_in_rare(meaning, eyes, page, at, opens, secrets, state)
        return True

    def _take_in_rare(
        self, meaning: i64, eyes: i64, page: vec[i64], at: i64, opens: i64, secrets: i64, state: State
    ) -> bool:
        if meaning == ASIDE:
            self.aside = vec[i64]([eyes] * secrets)
        elif meaning == HATTED or meaning == TRADED:
            seat = page[at]
            old = self.role[seat]
            self.role[seat] = self.aside[0] | eyes
            self.aside = self.aside[1:]
            if meaning == TRADED:
                self.aside = append(self.aside, old)
        elif meaning == INSPECTED:
            self.role[page[at + 1]] |= eyes
        elif meaning == UNVEILED:
            self.role[page[at]] = EVERYBODY
        elif meaning == SCANNED:
            for k in range(len(self.aside)):
                self.aside[k] |= eyes
        elif meaning == MIXED:
            if eyes:
                return False
            self._forget_pile()
        elif meaning == BURNT:
            for k in range(secrets):
                self._bury(eyes, state)
        elif meaning == COLLECTED:
            self.gold[page[at]] += _one(page[at + 2])
        elif meaning == FORFEITED:
            self.gold[page[at]] -= _one(page[at + 1])
        elif meaning == COUNTED:
            for seat in range(len(self.gold)):
                self.gold[seat] = page[at + seat]
        else:
            return False
        return True

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
            k += self.kinds

    def _forget_pile(self) -> None:
        for k in range(len(self.seen)):
            self.seen[k] = 0


def _one(value: i64) -> i64:
    """One gold card of a value, as State counts them."""
    one: i64 = 1  # a plain 1 has but 32 bits in C
    return one << 8 * value
