"""Programs speak when something concerns them, and never all at once."""

from __future__ import annotations

from itertools import pairwise

from undermine.core import event as e
from undermine.core.event import Event
from undermine.games import parse_rules
from undermine.talk.floor import LAST_WORDS, Floor
from undermine.talk.line import Line

SEATS = 5


def floor() -> Floor:
    return Floor(parse_rules(f"base x{SEATS}"))


def happening(kind: int, *told: int) -> Event:
    return int(kind), e.ALL, told, ()


def played(seat: int, *more: Event) -> list[Event]:
    """A turn: an answer, what came of it, and the next one's turn."""
    return [happening(e.CHOSE, seat), *more, happening(e.TURNED, (seat + 1) % SEATS)]


def test_whoever_plays_is_called_and_whom_it_happens_to() -> None:
    now = floor()
    now.see(played(2, happening(e.FRONTED, 4, 1)))
    assert now.called == [2, 4]
    now.see(played(3))
    assert now.called == [3]


def test_whoever_is_spoken_of_is_called() -> None:
    now = floor()
    now.see(played(2))
    now.hear(Line(0, "accuse", ("3", "lied")), is_program=False)
    now.hear(Line(0, "gold-is-at", ("top",)), is_program=False)
    assert now.called == [2, 3]
    now.hear(Line(1, "trust", ("77",)), is_program=False)
    assert now.called == [2, 3]


def test_a_program_speaks_at_most_once_in_two_of_its_turns() -> None:
    now = floor()
    spoken: list[int] = []
    for turn in range(60):
        seat = turn % SEATS
        now.see(played(seat))
        if seat == 1 and now.may_speak(1):
            now.hear(Line(1, "hurry"), is_program=True)
            spoken.append(turn)
    assert spoken[0] == 1 and all(after - before == 2 * SEATS for before, after in pairwise(spoken))


def test_programs_do_not_speak_all_at_once() -> None:
    """However many they are: at most one line in two turns of anybody."""
    now = floor()
    lines = 0
    for turn in range(100):
        now.see(played(turn % SEATS))
        for seat in range(SEATS):
            if now.may_speak(seat):
                now.hear(Line(seat, "hurry"), is_program=True)
                lines += 1
    assert 40 <= lines <= 50


def test_what_people_say_takes_nothing_from_programs() -> None:
    now = floor()
    for _ in range(5):
        now.hear(Line(0, "hurry"), is_program=False)
    assert now.may_speak(1)


def test_nobody_says_the_same_twice_in_a_round() -> None:
    now = floor()
    line = Line(1, "gold-is-at", ("top",))
    assert now.is_new(line)
    now.hear(line, is_program=True)
    assert not now.is_new(line) and not now.is_new(line._replace(after=9))
    assert now.is_new(Line(2, "gold-is-at", ("top",))) and now.is_new(Line(1, "gold-is-at", ("middle",)))
    now.see([happening(e.BEGAN, 2, 60)])
    assert now.is_new(line)


def test_when_a_round_is_over_a_few_may_say_one_more_each() -> None:
    now = floor()
    now.see(played(2))
    now.hear(Line(2, "hurry"), is_program=True)
    now.see([*played(3, happening(e.ENDED, 1, 3)), happening(e.BEGAN, 2, 60)])
    assert now.called == [3, 0, 1, 2, 4]
    spoken = []
    for _ in range(3):
        for seat in range(SEATS):
            if now.may_speak(seat):
                now.hear(Line(seat, "good-game"), is_program=True)
                spoken.append(seat)
    assert spoken == list(range(LAST_WORDS))
    now.see(played(4))
    assert not now.is_end and now.called == [4]


def test_an_answer_that_nobody_saw_changes_nothing() -> None:
    now = floor()
    now.see(played(2))
    before = dict(vars(now))
    now.see([])
    assert vars(now) == before
