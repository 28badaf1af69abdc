"""A game in play at a table: the truth, its events, and what each seat has seen of them.

Owns the only full State outside of tests.  Gives out projected events and views, never the State itself.
"""

from __future__ import annotations

from typing import NamedTuple

from undermine.core import event as e
from undermine.core.change import fold
from undermine.core.engine import is_over, legal_actions, open_game, scores, to_act, why_illegal, winners
from undermine.core.event import Event
from undermine.core.frame import INTENT, NOBODY, SPECTATOR
from undermine.core.module import Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.zone import ROLES
from undermine.games import parse_rules
from undermine.notation.course import Course, WhatIf
from undermine.notation.record import choice_of
from undermine.talk.floor import Floor
from undermine.talk.ledger import Ledger, Repute
from undermine.talk.line import Line
from undermine.views.project import project
from undermine.views.view import View


def deal(rules_text: str, seed: str) -> tuple[tuple[Event, ...], int]:
    """The events that set a game up, and how far its chance has come."""
    return told_by(open_game(parse_rules(rules_text), seed))


def told_by(run: Run) -> tuple[tuple[Event, ...], int]:
    """All events of a run, and how far its chance has come."""
    return tuple(run.log), int(run.state.drawn)


class Round(NamedTuple):
    """A round that is over: what everybody was, and what gold it brought him."""

    number: int
    roles: tuple[str, ...]
    """Empty where nobody is anything in secret."""
    gold: tuple[int, ...]


class Live:
    """One game, from its set-up on; unfinished or finished."""

    def __init__(
        self, number: int, rules_text: str, seed: str, names: list[str], guests: set[str], began: float = 0.0
    ) -> None:
        self.number = number
        self.began = began
        """When it was started, by the table's time."""
        self.names = names
        """Who plays, for the record: a later game may be played by others."""
        self.faces: list[int] = []
        """What they look like."""
        self.guests = guests
        """Everybody who held a seat in this game."""
        self.course = Course(rules_text, seed)
        """How it is run again."""
        self.what_if: WhatIf | None = None
        """Which step of another game it began at, if it did."""
        self._lead: tuple[int, ...] = ()
        self.is_helped = False
        """Whether anybody but people has answered."""
        self.rules: Rules = parse_rules(rules_text)
        self.seed = seed
        self.events: list[Event] = []
        self.choices: list[tuple[int, int, int]] = []
        """(seat, action, number of events before it), for the record."""
        self.round = 0
        self.unmasked = 0
        """The last round whose roles everybody has seen."""
        self._roles: dict[int, tuple[str, ...]] = {}
        """What everybody was in the rounds whose roles everybody has seen."""
        self._owned: list[list[int]] = []
        """The gold of everybody at the end of each round but the last."""
        self.points: dict[int, dict[int, int]] = {}
        """Round -> seat -> whom it suspected when the round was over; the engine and its bots know nothing of it."""
        self.onlookers: dict[int, dict[str, int]] = {}
        """The same for guests who looked on."""
        self.players: list[str] = [""] * len(names)
        """Who sat where when the game began, as the table knows them again."""
        self.past = [Repute() for _ in names]
        """What was found of the words of those who play, in earlier games of the table."""
        self.lines: list[Line] = []
        """What was said in phrases, each after so many events of the truth."""
        self.floor = Floor(self.rules)
        self.ledger = Ledger(self.rules)
        self._heard_at: list[tuple[int, ...]] = []
        """For every line how many events each seat had seen, and in the last place a spectator."""
        self._state = State(self.rules)
        self._state.seed(seed)
        self._counts = [0] * (int(self.rules.seats) + 1)
        self._public: View | None = View(self.rules, SPECTATOR) if len(self.rules.hooks.interrupt) else None
        """What everybody knows; kept only where cards can be interrupted."""

    @property
    def asked(self) -> int:
        """The seat that is asked, or -1."""
        return to_act(self._state)

    @property
    def is_over(self) -> bool:
        return is_over(self._state)

    def asked_for(self, seat: int) -> int:
        """The seat that is asked, or -1, as a seat knows it: of a whispered question only the one asked knows."""
        return -1 if self._is_whispered and self.asked != seat else self.asked

    def question_for(self, seat: int) -> str:
        """The kind of question that is asked now, as a seat knows it."""
        return self.rules.frame_names[int(self._state.top()[0])] if self.asked_for(seat) >= 0 else ""

    @property
    def silence(self) -> int:
        """The answer that stands for none in time, 0 if the question has no such answer."""
        return int(self.rules.frames[int(self._state.top()[0])].silence) if self.asked >= 0 else 0

    @property
    def is_waiting(self) -> bool:
        """Whether an announced card waits for its effect, so that somebody may interrupt it."""
        return self.window > 0 and any(f[0] == INTENT for f in self._state.frames())

    @property
    def window(self) -> int:
        """How long a card that is announced now must wait, in milliseconds; 0 unless somebody could interrupt it.

        Asked of what is public alone, so that waiting tells nothing.
        """
        if self._public is None:
            return 0
        return max(int(module.window(self._public)) for module in self.rules.hooks.interrupt)

    def scores(self) -> list[int]:
        """Gold is secret until the end."""
        assert self.is_over, "scores are told when the game is over"
        return scores(self._state)

    def winners(self) -> list[int]:
        assert self.is_over, "winners are told when the game is over"
        return winners(self._state)

    def rounds(self) -> list[Round]:
        """All rounds of a game that is over."""
        assert self.is_over, "roles and gold are told when the game is over"
        owned = [*self._owned, self._purses()]
        before = [[0] * len(self.names), *owned[:-1]]
        return [
            Round(number, self._roles.get(number, ()), tuple(now - then for then, now in zip(*purses, strict=True)))
            for number, purses in enumerate(zip(before, owned, strict=True), 1)
        ]

    def legal(self, seat: int) -> list[int]:
        return legal_actions(self._state, seat)

    def why_illegal(self, seat: int, action: int) -> Reason:
        """Empty if it is legal; the reason is found in the seat's own view, so it can tell nothing new."""
        return () if action in self.legal(seat) else why_illegal(self.view(seat), seat, action)

    def try_out(self, action: int) -> tuple[tuple[Event, ...], int]:
        """What an action would make happen, and how far chance would have come; nothing is changed."""
        run = Run(self._state.copy(), recording=True)
        run.waits = self.window > 0
        run.apply(action)
        return tuple(run.log), int(run.state.drawn)

    def let_pass(self) -> tuple[tuple[tuple[int, int, int], ...], tuple[Event, ...], int]:
        """What happens when nobody interrupts any more: answers (seat, action, events before it), events, chance.

        A question that is still open gets its first answer, which lets the card pass.
        """
        run = Run(self._state.copy(), recording=True)
        run.waits = True
        answers: list[tuple[int, int, int]] = []
        while (seat := to_act(run.state)) >= 0:
            action = legal_actions(run.state, seat)[0]
            answers.append((seat, action, len(run.log)))
            run.apply(action)
        run.go_on()
        return tuple(answers), tuple(run.log), int(run.state.drawn)

    def take_in(self, events: tuple[Event, ...], drawn: int) -> None:
        """Make what happened true."""
        open_to_all = [shown for event in events if (shown := project(event, SPECTATOR)) is not None]
        self.floor.see(open_to_all)
        self.ledger.see(open_to_all)
        for event in events:
            if event[0] == e.BEGAN and self.round:
                self._owned.append(self._purses())
            fold(self._state, event)
            if event[0] == e.BEGAN:
                self.round = event[2][0]
            elif event[0] == e.SEEN and event[2] == (NOBODY, ROLES):
                self.unmasked = self.round
                names = self.rules.role_names
                self._roles[self.round] = tuple(names[role] for role in self._state.roles)
            for place in range(len(self._counts)):
                if project(event, self._eyes(place)) is not None:
                    self._counts[place] += 1
        if self._public is not None:
            self._public.see(list(events))
        self._state.move_chance(drawn)
        self.events.extend(events)

    def begin_at(
        self, course: Course, what_if: WhatIf, events: tuple[Event, ...], drawn: int, said: list[Line]
    ) -> None:
        """A what if: all that happened and was said before it, in its order."""
        self.course, self.what_if = course, what_if
        self.choices += [(*choice_of(event), number) for number, event in enumerate(events) if event[0] == e.CHOSE]
        done = 0
        for line in said:
            self.take_in(events[done : line.after], drawn)
            done = max(done, line.after)
            self.hear(line, is_program=False)
        self.take_in(events[done:], drawn)
        self._lead = tuple(self._counts)

    def lead(self, seat: int) -> int:
        """How many events a seat had seen when a what if began."""
        return self._lead[min(seat, len(self._lead) - 1)]

    def point(self, number: int, seat: int, guest: str, whom: int) -> None:
        """Somebody suspected somebody in a round that was over."""
        if seat >= 0:
            self.points.setdefault(number, {})[seat] = whom
        else:
            self.onlookers.setdefault(number, {})[guest] = whom

    def pointed_from_outside(self, number: int) -> list[int]:
        """How many who looked on at a round pointed at each seat."""
        whom = list(self.onlookers.get(number, {}).values())
        return [whom.count(seat) for seat in range(int(self.rules.seats))]

    def hear(self, line: Line, *, is_program: bool) -> None:
        """Somebody said something openly."""
        self.lines.append(line._replace(after=len(self.events)))
        self._heard_at.append(tuple(self._counts))
        self.floor.hear(line, is_program=is_program)
        self.ledger.hear(line)

    def heard(self, seat: int, since: int) -> list[Line]:
        """The lines after so many, as a seat has heard them between its own events."""
        lines = zip(self.lines[since:], self._heard_at[since:], strict=True)
        return [line._replace(after=counts[seat]) for line, counts in lines]

    def count(self, seat: int) -> int:
        """How many events a seat (or SPECTATOR) has seen; seats count each for itself, so the number tells nothing."""
        return self._counts[min(seat, len(self._counts) - 1)]

    def since(self, seat: int, seen: int) -> list[Event]:
        """The events that a seat has not seen yet, as it may see them."""
        missing = self.count(seat) - seen
        found: list[Event] = []
        for event in reversed(self.events):
            if len(found) >= missing:
                break
            shown = project(event, seat)
            if shown is not None:
                found.append(shown)
        found.reverse()
        return found

    def view(self, seat: int) -> View:
        """What a seat knows now; built anew from what it saw."""
        view = View(self.rules, min(seat, SPECTATOR))
        for event in self.events:
            shown = project(event, seat)
            if shown is not None:
                view.fold(shown)
        return view

    def _purses(self) -> list[int]:
        return [int(self._state.nuggets(seat)) for seat in range(int(self.rules.seats))]

    @property
    def _is_whispered(self) -> bool:
        return not self.is_over and bool(self.rules.frames[int(self._state.top()[0])].is_whispered)

    def _eyes(self, place: int) -> int:
        """Whose eyes a count is for: those of the seats, and in the last place a spectator's."""
        return place if place < int(self.rules.seats) else SPECTATOR
