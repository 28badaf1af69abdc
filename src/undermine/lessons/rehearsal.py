"""A lesson played through with the real engine: what the reader sees, what each right answer leads to.

Owns the walk from a position over the wanted answers to the end of a lesson.  What is legal, what happens and why
something is not possible is the engine's word; nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from undermine.core.engine import is_over, legal_actions, to_act
from undermine.core.event import BEGAN, Event
from undermine.core.frame import NOBODY
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.lessons.lesson import Lesson, LessonError
from undermine.notation.action import read_action, write_action
from undermine.notation.position import read_position, read_position_of
from undermine.views.project import project
from undermine.views.view import View

READER: Final = 0
"""The seat of whoever learns."""


@dataclass
class Scene:
    """A moment of a lesson: what the reader has just seen, and what is asked of him."""

    state: State
    events: list[Event]
    """As the reader sees them."""
    asked: int
    question: str
    legal: list[int]
    """The reader's; none when the lesson is over."""
    wanted: dict[str, Scene] = field(default_factory=dict)
    """A right answer in words -> what comes then."""


@dataclass(frozen=True)
class Rehearsal:
    lesson: Lesson
    view: View
    """What the reader sees before anything happens."""
    first: Scene

    @property
    def rules(self) -> Rules:
        return self.first.state.rules

    def scenes(self) -> Iterator[Scene]:
        """All of them, each once, the first one first."""
        waiting = [self.first]
        while waiting:
            scene = waiting.pop(0)
            yield scene
            waiting += scene.wanted.values()


def rehearse(lesson: Lesson) -> Rehearsal:
    """Play a lesson through, over every answer that is wanted; LessonError if the engine refuses one of them."""
    position = lesson.written.position
    state = read_position(position)
    events = _played(lesson, state, lesson.written.before)
    return Rehearsal(lesson, read_position_of(position, READER), _scene(lesson, state, events, 0))


def _scene(lesson: Lesson, state: State, events: list[Event], at: int) -> Scene:
    rules, steps = state.rules, lesson.written.steps
    asked = -1 if is_over(state) else to_act(state)
    question = rules.frame_names[int(state.top()[0])] if asked >= 0 else ""
    if at == len(steps):
        # Nothing is asked any more, whatever the engine would ask next.
        return Scene(state, events, int(NOBODY), "", [])
    scene = Scene(state, events, asked, question, [])
    if asked != READER:
        raise LessonError(f"{lesson.name}: before step {at + 1} seat {asked} is asked, not the reader")
    scene.legal = legal_actions(state, READER)
    for words in steps[at].wanted:
        after = state.copy()
        seen = _played(lesson, after, [words, *steps[at].others])
        scene.wanted[words] = _scene(lesson, after, seen, at + 1)
    return scene


def _played(lesson: Lesson, state: State, answers: list[str]) -> list[Event]:
    """Answers of whoever is asked, one after the other; what the reader sees of it."""
    run = Run(state, True)
    for words in answers:
        seat = to_act(state)
        action = read_action(state.rules, words)
        legal = legal_actions(state, seat)
        if action not in legal:
            may = ", ".join(write_action(state.rules, each) for each in legal)
            raise LessonError(f"{lesson.name}: seat {seat} may not {words!r}; it may: {may}")
        if write_action(state.rules, action) != words:
            raise LessonError(f"{lesson.name}: write {write_action(state.rules, action)!r} for {words!r}")
        run.apply(action)
    # A lesson ends with its round: what was won stays on the table to be looked at.
    first = next((n for n, event in enumerate(run.log) if event[0] == BEGAN), len(run.log))
    return [shown for event in run.log[:first] if (shown := project(event, READER)) is not None]
