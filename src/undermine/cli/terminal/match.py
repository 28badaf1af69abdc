"""One game between a person and bots: the truth is here and nowhere else.

Owns the Run, the bots with their views, what is said, and the text that is saved.  What leaves it is projected: the
person's seat gets its own events, every bot gets its own.  Never prints, never writes a file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from undermine.bots import Bot, make
from undermine.bots.advice import ADVISER, Advice, advise
from undermine.bots.conversation import Conversation
from undermine.bots.dwarf import Dwarf
from undermine.core.chance import bot_seed
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.core.event import CHOSE, Event
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.notation.audit import resume
from undermine.notation.course import Course, WhatIf
from undermine.notation.file import read_text_file, said_of
from undermine.notation.record import Said, course_of, read_record, record_again, record_of, write_record
from undermine.talk.line import Line
from undermine.views.project import project
from undermine.views.view import View

PERSON: Final = ""  # the bot of a seat that a person plays


class Match:
    """A game in progress; `seat` is the person's."""

    def __init__(
        self,
        run: Run,
        seed: str,
        seat: int,
        names: tuple[str, ...],
        bots: Mapping[int, Bot],
        said: Sequence[Line] = (),
        course: Course | None = None,
        what_if: WhatIf | None = None,
    ) -> None:
        self.course = course
        """How it is run again, if that is more than its deal."""
        self.what_if = what_if
        self.rules: Rules = run.rules
        self.seat = seat
        self.seed = seed
        self.names = names
        self._run = run
        self._bots = bots
        self._views = {bot_seat: View(run.rules, bot_seat) for bot_seat in bots}
        self._told = 0  # events that the bots know; after every answer, all
        self._heard = 0
        self._listened = 0
        self.bots_talk = True
        """Whether bots say anything; they hear what the person says, whatever it is."""
        self.talk = Conversation(run.rules, bots, self._views)
        self._catch_up(said)

    @property
    def asked(self) -> int:
        """The seat that is asked; NOBODY when the game is over."""
        return to_act(self._run.state)

    @property
    def is_over(self) -> bool:
        return is_over(self._run.state)

    def news(self) -> list[Event]:
        """What the person's seat saw since it was told last."""
        fresh = self._run.log[self._heard :]
        self._heard = len(self._run.log)
        return [seen for seen in (project(event, self.seat) for event in fresh) if seen is not None]

    def lines(self) -> list[Line]:
        """What was said since this was asked last."""
        fresh = self.talk.lines[self._listened :]
        self._listened = len(self.talk.lines)
        return fresh

    def say(self, phrase: str, arguments: tuple[str, ...]) -> None:
        """The person says something; bots may answer."""
        self.talk.say(Line(self.seat, phrase, arguments, self._told))
        self._let_bots_speak()

    def play(self, action: int) -> None:
        """The person's answer; whoever calls has checked that it is legal."""
        assert self.asked == self.seat, "another seat is asked"
        self._run.apply(action)
        self._tell_bots()
        self._let_bots_speak()

    def let_bot_play(self) -> None:
        """The bot that is asked answers from its own view."""
        seat = self.asked
        view = self._views[seat]
        legal = legal_actions(view, seat)
        action = self._bots[seat].choose(view, legal)
        assert action in legal, "a bot chose what is not legal"
        self._run.apply(action)
        self._tell_bots()
        self._let_bots_speak()

    def hint(self) -> Advice:
        """What a bot would answer in the person's place, and why; it gets what the person's seat saw and heard."""
        assert self.asked == self.seat, "another seat is asked"
        mind, view = make(ADVISER, self.seat, self.rules, bot_seed(self.seed, self.seat)), View(self.rules, self.seat)
        assert isinstance(mind, Dwarf), "who advises is a character's mind"
        done = 0
        for line in [*self.talk.lines, None]:
            until = len(self._run.log) if line is None else line.after
            seen = [part for event in self._run.log[done:until] if (part := project(event, self.seat)) is not None]
            done = until
            for event in seen:
                view.fold(event)
            mind.see(seen)
            if line is not None:
                mind.hear(line)
        return advise(mind, view, legal_actions(view, self.seat))

    def saved(self, labels: tuple[str, ...]) -> str:
        """The record up to the last answer that was carried out whole: an interrupted one does not count."""
        said = tuple(Said(line.after, line.seat, (line.phrase, *line.arguments)) for line in self.talk.lines)
        if self.course is None:
            record = record_of(self._run, self.seed, labels, said)
        else:
            record = record_again(self.course, tuple(self._run.log), labels, said, self.what_if)
        return write_record(replace(record, log=record.log[: self._told]))

    def _catch_up(self, said: Sequence[Line]) -> None:
        """Tell the bots what happened and what was said before they sat down, in its order."""
        openly = [number for number, (kind, _, told, _) in enumerate(self._run.log) if kind == CHOSE and told]
        lines = list(said)
        for number in [*openly, len(self._run.log)]:
            while lines and lines[0].after <= number:
                self._tell_bots(lines[0].after)
                self.talk.say(lines[0], is_program=lines[0].seat in self._bots)
                lines.pop(0)
            self._tell_bots(number)

    def _let_bots_speak(self) -> None:
        if self.bots_talk:
            self.talk.go_on(self._told)

    def _tell_bots(self, until: int | None = None) -> None:
        fresh = self._run.log[self._told : until]
        self._told += len(fresh)
        if fresh:
            self.talk.see(fresh)
        for seat, bot in self._bots.items():
            seen = [event for event in (project(event, seat) for event in fresh) if event is not None]
            for event in seen:
                self._views[seat].fold(event)
            bot.see(seen)


def new_match(rules: Rules, seed: str, seat: int, names: tuple[str, ...], kinds: tuple[str, ...]) -> Match:
    """A game from its beginning; `kinds` are the bots by seat, PERSON for the person's."""
    return seat_match(open_game(rules, seed), seed, seat, names, kinds)


def seat_match(
    run: Run,
    seed: str,
    seat: int,
    names: tuple[str, ...],
    kinds: tuple[str, ...],
    said: Sequence[Line] = (),
    course: Course | None = None,
    what_if: WhatIf | None = None,
) -> Match:
    """Put bots to the seats of a game that has begun; they are told all that their seats saw and heard."""
    bots = {s: make(kind, s, run.rules, bot_seed(seed, s)) for s, kind in enumerate(kinds) if kind != PERSON}
    return Match(run, seed, seat, names, bots, said, course, what_if)


def load_match(path: Path, seat: int | None, kind: str) -> tuple[Match, tuple[str, ...]]:
    """A saved game where it stopped, and its bots by seat; `kind` plays seats that the file gives to nobody else."""
    text = read_text_file(path)
    with said_of(path):
        record = read_record(text)
        run = resume(record)
    seats = int(run.rules.seats)
    pairs = [split_label(label) for label in record.players] or [("", kind)] * seats
    people = [s for s, (_, bot) in enumerate(pairs) if bot == PERSON]
    mine = seat if seat is not None else people[0] if people else 0
    if not 0 <= mine < seats:
        raise ValueError(f"--seat {mine}: the seats of this game are 0 to {seats - 1}")
    kinds = tuple(PERSON if s == mine else bot or kind for s, (_, bot) in enumerate(pairs))
    assert record.seed is not None, "a game without its seed is not resumed"
    names = tuple(name for name, _ in pairs)
    said = [Line(each.seat, each.words[0], each.words[1:], each.after) for each in record.said]
    course = course_of(record, record.seed)
    return seat_match(run, record.seed, mine, names, kinds, said, course, record.what_if), kinds


def label_of(name: str, kind: str) -> str:
    """How a player stands in the save file: `Mia [miner]`, a person without brackets."""
    return f"{name} [{kind}]" if kind != PERSON else name


def split_label(label: str) -> tuple[str, str]:
    """Name and bot of a label.

    >>> split_label("Mia [miner]"), split_label("Anna")
    (('Mia', 'miner'), ('Anna', ''))
    """
    name, bracket, kind = label.partition(" [")
    return (name, kind.removesuffix("]")) if bracket and label.endswith("]") else (label, PERSON)
