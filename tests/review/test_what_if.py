"""Playing on from a step, with the cards as they were or anew, and trying another answer: for every kind of game."""

from __future__ import annotations

from pathlib import Path

import pytest

from undermine.core.chance import Dice
from undermine.core.engine import legal_actions, to_act
from undermine.core.event import Event
from undermine.notation.action import write_action
from undermine.notation.audit import audit, resume
from undermine.notation.course import ANEW, AS_THEY_WERE, Course, WhatIf
from undermine.notation.record import course_of, read_record, record_again, write_record
from undermine.review.anew import Begun, anew, as_they_were
from undermine.review.effort import PLAIN
from undermine.review.played import Played
from undermine.review.staged import stage
from undermine.review.trial import Asked, trial_of
from undermine.views.project import project

REFUSED = ("cave", "base-chests", "base-minis")
"""What of chance is left there has no order that a deal could name."""
GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.record"))


def seen(events: list[Event], seat: int) -> list[Event]:
    return [shown for event in events if (shown := project(event, seat)) is not None]


def check(begun: Begun, game: Played, step: int, seat: int, *, is_anew: bool) -> list[Event]:
    """The log of a what if, which must show its seat what it saw, and be read and run again from its record."""
    run = begun.course.run(begun.answers)
    end = game.choices[step][2]
    before = game.events[:end]
    assert seen(run.log, seat) == seen(before, seat)
    assert is_anew or run.log == before
    what_if = WhatIf(step, seat, ANEW if is_anew else AS_THEY_WERE)
    text = write_record(record_again(begun.course, tuple(run.log), what_if=what_if))
    again = read_record(text)
    assert again.what_if == what_if and write_record(again) == text
    assert audit(again) is None
    assert resume(again).log == run.log
    return list(run.log)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_kind_of_game_is_played_on(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    game, course = Played.of_record(record), course_of(record, record.seed or "")
    others = 0
    for part in (0.0, 0.3, 0.6, 0.95):
        step = int(part * (len(game.choices) - 1))
        seat = game.choices[step][0]
        log = check(as_they_were(course, game, step), game, step, seat, is_anew=False)
        try:
            begun = anew(course, game, step, seat, f"anew {path.stem}")
        except ValueError:
            assert path.stem.startswith(REFUSED), "here cards are dealt anew"
            continue
        others += check(begun, game, step, seat, is_anew=True) != log
    assert others or path.stem.startswith(REFUSED)


def test_a_what_if_is_left_again_before_and_after_its_beginning() -> None:
    played = stage("base:de x4", "again", ["miner"])
    course = Course(played.rules_text, "again")
    middle = len(played.choices) // 2
    first = anew(course, played, middle, played.choices[middle][0], "one")
    run, dice = first.course.run(first.answers), Dice(1)
    for _ in range(6):
        legal = legal_actions(run.state, to_act(run.state))
        run.apply(legal[int(dice.below(len(legal)))])
    game = Played.of_record(record_again(first.course, tuple(run.log)))
    for step in (middle // 2, middle - 1, middle, middle + 4):
        seat = game.choices[step][0]
        check(as_they_were(first.course, game, step), game, step, seat, is_anew=False)
        check(anew(first.course, game, step, seat, "two"), game, step, seat, is_anew=True)


def test_what_was_said_stays_where_it_was_said() -> None:
    played = stage("base:de x5", "words", ["mica:seasoned", "flint:seasoned"])
    assert played.lines
    step = len(played.choices) - 2
    same = played.lines_upto(step, played.events[: played.choices[step][2]])
    assert same == [line for line in played.lines if line.after <= played.choices[step][2]]


def test_another_answer_is_weighed_in_the_same_worlds() -> None:
    played = stage("base:de[rounds=1] x4", "try", ["miner", "gentle"])
    step = next(number for number in range(3, len(played.choices)) if len(Asked(played, number).legal) > 2)
    asked = Asked(played, step)
    same = trial_of(played, step, asked.given, PLAIN)
    assert (same.gain, same.error, same.chance) == (0.0, 0.0, same.chance_given)
    other = next(action for action in asked.legal if action != asked.given)
    found = trial_of(played, step, other, PLAIN)
    assert found == trial_of(played, step, other, PLAIN), "the same question gives the same figures"
    assert found.answer == write_action(played.rules, other) and 0.0 <= (found.chance or 0.0) <= 1.0
    with pytest.raises(ValueError, match="there are answers 1 to"):
        Asked(played, 0)
