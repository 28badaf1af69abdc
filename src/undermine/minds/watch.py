"""A seat that watches a game: its view, and the lore that a mind makes of what it saw.

Owns the way from projected events to a mind.  Events may come a few at a time or all at once: what one answer brought
about is told apart by the next one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import MENU, new_menu
from undermine.core.chance import Dice
from undermine.core.event import CHOSE, MOVED, SWAPPED, Event
from undermine.core.state import State
from undermine.core.zone import HAND, PLACES
from undermine.minds.belief import Belief
from undermine.minds.lore import RoundLore
from undermine.minds.mind import Lore, Mind, best_of
from undermine.minds.move import Hearing
from undermine.views.view import View

_MENU: Final[vec[i64]] = new_menu()
_WORTH: Final[vec[float]] = vec[float]([0.0] * MENU)


class Watch:
    mind: Mind
    hearing: Hearing
    view: View
    lore: Lore
    _actor: i64  # who answered last
    _kind: i64  # what he was asked
    belief: Belief | None  # what the seat makes of the others, if it cares
    _before: State  # the view and the lore as they were when he was asked; only if there is a belief
    _told: RoundLore
    move: i64  # what he did, as far as it was heard
    _touched: i64  # bits of the seats whose hand has had other cards since, by somebody's doing
    _is_new: bool  # was something heard since the lore was brought up to date?

    def __init__(self, mind: Mind, hearing: Hearing, seat: int) -> None:
        self.mind = mind
        self.hearing = hearing
        self.view = View(mind.rules, seat)
        self.lore = mind.blank()
        self.belief = None
        self._actor = self._kind = self.move = self._touched = 0
        self._is_new = False

    def see(self, events: list[Event]) -> None:
        """Take in what happened, as projected for this seat."""
        view = self.view
        for event in events:
            if event[0] == CHOSE:
                # What is whispered to this seat is part of what came of the answer before.
                if not view.rules.frames[view.top_kind].is_whispered:
                    self.catch_up()
                    self._actor = view.top_seat
                    self._kind = view.top_kind
                    if self.belief is not None:
                        self._remember()
            else:
                self.move = self.hearing.of_event(view, self._kind, self.move, event)
                self._touch(event)
            view.fold(event)
            self._is_new = True

    def _touch(self, event: Event) -> None:
        """Cards go from hand to hand."""
        told = event[2]
        if event[0] == SWAPPED:
            self._touched |= 1 << told[0] | 1 << told[1]
        elif event[0] == MOVED:
            for zone in told[:2]:
                if HAND <= zone < HAND + PLACES:
                    self._touched |= 1 << (zone - HAND)

    def catch_up(self) -> None:
        """Bring the lore up to date: somebody is asked now."""
        if self._is_new:
            view = self.view
            belief = self.belief
            if belief is not None and self._kind:
                belief.hear(self._before, self._told, self._actor, self.move)
                for seat in range(view.seats):
                    if self._touched >> seat & 1:
                        belief.hands.forget(seat)
            self._touched = 0
            self.mind.heed(self.lore, self.view, self._actor, self.move)
            if belief is not None:
                self._renew(belief)
            self._is_new = False
            self.move = 0
            self._kind = 0

    def _remember(self) -> None:
        told = self.lore.copy()
        assert isinstance(told, RoundLore), "beliefs are of games with hidden roles"
        self._before = State(self.view.rules, self.view)
        self._told = told

    def _renew(self, belief: Belief) -> None:
        """A new round, or new dwarf cards: what was believed is out of date."""
        lore = self.lore
        assert isinstance(lore, RoundLore), "beliefs are of games with hidden roles"
        if belief.round != lore.round:
            belief.begin(lore.round)
        for seat in range(lore.seats):
            if lore.changed >> seat & 1:
                belief.forget(seat)
        lore.changed = 0

    def choose(self, actions: list[int], dice: Dice) -> int:
        """What the mind answers, give or take its noise."""
        view = self.view
        if not view.rules.frames[view.top_kind].is_whispered:
            self.catch_up()
        if self.belief is not None:
            lore = self.lore
            assert isinstance(lore, RoundLore), "beliefs are of games with hidden roles"
            self.belief.tell(view, lore)
        n = i64(len(actions))
        menu = _MENU
        for i in range(n):
            menu[i] = actions[i]
        self.mind.weigh(view, self.lore, view.me, menu, n, _WORTH)
        return int(best_of(menu, n, _WORTH, self.mind.noise, dice))
