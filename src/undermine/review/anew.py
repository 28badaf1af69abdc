"""The cards as they might have been: a game up to a step, dealt anew as far as one seat could not know it then.

Owns how another deal of the round is found.  Whatever is proposed is played again by the engine, and is taken only if
the seat sees exactly what it saw: no feature needs a word here, and what is dealt cannot be told from the truth.
Dwarf cards and goals come from what the seat believed, the deck by lot; what was won in earlier rounds stays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from undermine.core.action import card_of, verb_of
from undermine.core.chance import Dice, bot_seed
from undermine.core.deal import DECK, GOALS, GOLD, ROLES
from undermine.core.engine import legal_actions, to_act
from undermine.core.event import BEGAN, FILLED, MOVED, Event
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.zone import ASIDE, BANK, FIRST, KIND, LIMBO, PLACES, ROLE
from undermine.core.zone import GOALS as LAID
from undermine.notation.course import Chance, Course, Order
from undermine.review.company import seen_by, voice_of
from undermine.review.judge import reckon
from undermine.review.played import Played
from undermine.review.prospect import Prospect
from undermine.views.project import project

TRIES: Final = 24  # whole orders that are tried, …
SWAPS: Final = 120  # … pairs that change places where none of them fits, …
PROBES: Final = 3  # … and cards for which one changes places, to find out whether the seat has seen it
LIKE: Final = 8  # answers that are tried for one that nobody saw


@dataclass(frozen=True, slots=True)
class Begun:
    """A game that was left: how it is run again up to there, and with which answers."""

    course: Course
    answers: tuple[int, ...]


def as_they_were(course: Course, game: Played, step: int) -> Begun:
    """Everything as it was; chance goes on as it did."""
    answers = tuple(action for _, action, _ in game.choices[:step])
    return Begun(course.upto(step, int(course.run(answers).state.round)), answers)


def anew(course: Course, game: Played, step: int, seat: int, seed: str) -> Begun:
    """Dealt anew by a seed, which is that of all chance from here on; ValueError if this game cannot be."""
    return _Dealer(course, game, step, seat, seed).deal()


class _Dealer:
    def __init__(self, course: Course, game: Played, step: int, seat: int, seed: str) -> None:
        self.game = game
        self.seat = seat
        self.step = step
        self.seed = seed
        self.dice = Dice(bot_seed(seed, seat))
        self.answers = [action for _, action, _ in game.choices[:step]]
        self._follow(course)

    def _follow(self, course: Course) -> None:
        """What the seat saw, step by step, and how the round began."""
        self.seen: list[list[Event]] = []
        run, told, before = course.open(), 0, State(course.rules)
        self.first = self.drawn = 0
        for done in range(self.step + 1):
            if done:
                earlier = run.state.copy()
                course.answer(run, done - 1, self.answers[done - 1])
            events = run.log[told:]
            told += len(events)
            self.seen.append(self._shown(events))
            if any(event[0] == BEGAN for event in events):
                # After so many answers the round stood there, and this is what came of the deal.
                self.first, self.setup, self.drawn = done, events, int(run.state.drawn)
                if done:
                    before = earlier
        self.before = before
        self.truth = run.state
        self.round = int(run.state.round)
        self.given = course.upto(self.step, self.round)

    def deal(self) -> Begun:
        orders = self._orders()
        # A deal that is named draws nothing; what is left to chance in the round goes on where it did.
        before = tuple(each for each in self.given.chances if each.after <= self.first)
        after = tuple(each for each in self.given.chances if each.after > self.first)
        steady = Chance(self.first, before[-1].seed if before else self.given.seed, self.drawn)
        self.chances = (*before, steady, *after)
        answers = self._fits(orders)
        if answers is None:
            raise ValueError("the cards of this game cannot be dealt anew from here")
        if self.first:
            answers = self._shuffle_what_has_no_name(orders, answers)
        answers = self._deal_deck(orders, answers)
        for name, wish in self._believed():
            answers = self._deal_named(orders, name, wish, answers)
        answers = self._deal_named(orders, GOLD, self._mixed(orders.get(GOLD, [])), answers)
        chances = (*self.chances, Chance(self.step, self.seed, 0))
        return Begun(replace(self._course(orders), chances=chances), tuple(answers))

    # What there is

    def _orders(self) -> dict[str, list[int]]:
        """The deal of the round as it was, as codes."""
        found: dict[str, list[int]] = {}
        rules = self.given.rules
        for kind, _, told, inside in self.setup:
            cards = [int(card) for card in inside]
            if kind == BEGAN:
                found = {DECK: cards}
            elif kind == MOVED and told[0] == LIMBO and ROLE <= told[1] < ROLE + PLACES:
                found.setdefault(ROLES, []).extend(cards)
            elif kind == FILLED:
                zone = told[0]
                if zone == LAID:
                    found[GOALS] = cards
                elif zone == ASIDE and ROLES in found:
                    found[ROLES].extend(cards)
                elif zone == BANK and self.round == 1:
                    found[GOLD] = cards
                elif zone > BANK and zone < ROLE and GOALS in found and rules.zones[zone - FIRST].holds == KIND:
                    found[GOALS].extend(cards)
        return found

    def _shown(self, events: list[Event]) -> list[Event]:
        return [seen for event in events if (seen := project(event, self.seat)) is not None]

    def _course(self, orders: dict[str, list[int]]) -> Course:
        earlier = tuple(order for order in self.given.orders if order.round < self.round)
        first = tuple(order for order in self.given.orders if order.round == self.round and order.name not in orders)
        mine = tuple(Order(self.round, name, tuple(codes)) for name, codes in orders.items())
        return replace(self.given, orders=(*earlier, *mine, *first), chances=self.chances)

    # What fits

    def _fits(self, orders: dict[str, list[int]]) -> list[int] | None:
        """The answers with which the seat sees what it saw; None if it would see something else."""
        course = self._course(orders)
        if self.first:
            run = Run(self.before.copy(), recording=True)
            course.answer(run, self.first - 1, self.answers[self.first - 1])
        else:
            run = course.open()
        if self._shown(run.log) != self.seen[self.first]:
            return None
        answers = self.answers[: self.first]
        for done in range(self.first, self.step):
            action, told = self._answer(course, run, done), len(run.log)
            if action < 0:
                return None
            course.answer(run, done, action)
            if self._shown(run.log[told:]) != self.seen[done + 1]:
                return None
            answers.append(action)
        return answers

    def _answer(self, course: Course, run: Run, done: int) -> int:
        """What was answered, or what looks like it if nobody saw with which card; -1 if there is nothing like it."""
        asked, given = self.game.choices[done][0], self.answers[done]
        if to_act(run.state) != asked:
            return -1
        legal = legal_actions(run.state, asked)
        if given in legal:
            return given
        if asked == self.seat:
            return -1
        # Cards that will be seen when they are played are kept for that.
        later = [each[1] for each in self.game.choices[done + 1 : self.step] if each[0] == asked]
        kept = Counter(int(card_of(action)) for action in later)
        like = [action for action in legal if verb_of(action) == verb_of(given)]
        like.sort(key=lambda action: (kept[int(card_of(action))], int(self.dice.below(1 << 20))))
        for action in like[:LIKE]:
            trial = Run(run.state.copy(), recording=True)
            course.answer(trial, done, action)
            if self._shown(trial.log) == self.seen[done + 1]:
                return action
        return -1

    # What is dealt

    def _shuffle_what_has_no_name(self, orders: dict[str, list[int]], answers: list[int]) -> list[int]:
        """What a later round shuffles besides, such as the gold deck."""
        chances = self.chances
        self.chances = (*chances, Chance(self.first - 1, f"{self.seed}/{self.first}", 0))
        found = self._fits(orders)
        if found is None:
            self.chances = chances
        return found or answers

    def _deal_deck(self, orders: dict[str, list[int]], answers: list[int]) -> list[int]:
        deck = orders[DECK]
        hidden = self._unseen(orders)
        for _ in range(TRIES):
            whole = list(deck)
            for place, code in zip(hidden, self._mixed([deck[place] for place in hidden]), strict=True):
                whole[place] = code
            found = self._fits({**orders, DECK: whole})
            if found is not None:
                orders[DECK] = whole
                return found
        return self._swapped(orders, DECK, hidden, answers)

    def _unseen(self, orders: dict[str, list[int]]) -> list[int]:
        """Where in the deck cards lay that the seat has not seen to this day."""
        deck, left = orders[DECK], int(self.truth.left)
        hidden = list(range(left))
        drawn = list(range(left, len(deck)))
        for at in drawn:
            for _ in range(PROBES):
                other = self._one_of(hidden[:left] or drawn)
                if deck[other] == deck[at]:
                    continue
                if self._fits({**orders, DECK: _exchanged(deck, at, other)}) is not None:
                    hidden.append(at)
                    break
        return hidden

    def _believed(self) -> Iterator[tuple[str, list[int]]]:
        """Dwarf cards and goals of a world in which the seat could be, by what it believed."""
        rules = self.given.rules
        voice = voice_of(rules, self.seat, bot_seed(self.seed, self.seat))
        for _, step in zip(range(self.step + 1), self.game.steps(), strict=False):
            seen_by(voice, step)
        if not rules.frames[int(self.truth.top_kind)].is_whispered:
            voice.settle()
        reckon(voice.watch)
        world = Prospect(rules).from_seat(voice.watch, self.dice)
        yield ROLES, [int(role) for role in world.roles]
        yield GOALS, [int(kind) for kind in world.goals]

    def _deal_named(self, orders: dict[str, list[int]], name: str, wish: list[int], answers: list[int]) -> list[int]:
        """An order that begins so, if that fits, or any other that does."""
        order = orders.get(name)
        if not order or not wish:
            return answers
        rest = Counter(order)
        rest.subtract(wish)
        if min(rest.values()) >= 0:
            whole = [*wish, *self._mixed(list(rest.elements()))]
            found = self._fits({**orders, name: whole})
            if found is not None:
                orders[name] = whole
                return found
        for _ in range(TRIES):
            whole = self._mixed(order)
            found = self._fits({**orders, name: whole})
            if found is not None:
                orders[name] = whole
                return found
        return self._swapped(orders, name, list(range(len(order))), answers)

    def _swapped(self, orders: dict[str, list[int]], name: str, places: list[int], answers: list[int]) -> list[int]:
        """One pair after the other, where that fits."""
        for _ in range(SWAPS if len(places) > 1 else 0):
            order = orders[name]
            one, other = self._one_of(places), self._one_of(places)
            if order[one] == order[other]:
                continue
            found = self._fits({**orders, name: _exchanged(order, one, other)})
            if found is not None:
                orders[name], answers = _exchanged(order, one, other), found
        return answers

    def _one_of(self, places: list[int]) -> int:
        return places[int(self.dice.below(len(places)))]

    def _mixed(self, codes: list[int]) -> list[int]:
        mixed = list(codes)
        for k in range(1, len(mixed)):
            j = int(self.dice.below(k + 1))
            mixed[k], mixed[j] = mixed[j], mixed[k]
        return mixed


def _exchanged(order: list[int], one: int, other: int) -> list[int]:
    changed = list(order)
    changed[one], changed[other] = order[other], order[one]
    return changed
