from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.form import examples
from tests.notation.plays import moods, nonsense, played, rules_texts, seeds
from undermine.core import event as kinds
from undermine.core.event import ALL, Event
from undermine.core.frame import OVER, SPECTATOR
from undermine.games import parse_rules
from undermine.notation.action import read_action
from undermine.notation.error import NotationError
from undermine.notation.event import FIELDS, read_event, write_event
from undermine.views.project import project

RULES = parse_rules("base x5")
NE = RULES.code["B-NE"]


def test_every_kind_of_event_has_words() -> None:
    """Facts have their own."""
    assert [*(kinds.NAMES[kind] for kind in sorted(FIELDS)), "told"] == list(kinds.NAMES[1:])


@examples(15)
@given(rules_texts, seeds, moods)
def test_every_event_of_a_game_reads_back_as_every_seat_sees_it(text: str, seed: str, mood: str) -> None:
    run = played(text, seed, mood)
    for event in run.log:
        assert read_event(run.rules, write_event(run.rules, event)) == event
        for seat in (0, int(run.rules.seats) - 1, SPECTATOR):
            seen = project(event, seat)
            if seen is not None:
                assert read_event(run.rules, write_event(run.rules, seen)) == seen


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ((int(kinds.DREW), 1 << 3, (3,), (NE,)), "drew 3 B-NE"),
        ((int(kinds.DREW), 0, (3,), (0,)), "drew 3 ?"),
        ((int(kinds.DREW), 1 << 3, (3,), (0,)), "drew 3 ? @3"),
        ((int(kinds.DREW), 0b1001, (3,), (NE,)), "drew 3 B-NE @0,3"),
        ((int(kinds.DREW), 0, (3,), (NE,)), "drew 3 B-NE @none"),
        ((int(kinds.DREW), ALL, (3,), (NE,)), "drew 3 B-NE @all"),
        ((int(kinds.PLACED), ALL, (RULES.grid.cell(2, 0), int(RULES.tile[NE]) + 1), ()), "placed 2,0 B-NE turned"),
        ((int(kinds.BEGAN), 0, (1, 3), (NE, 0, 0)), "began 1 3 | ? ? B-NE"),
        ((int(kinds.BANKED), 0, (3,), (1, 2, 3)), "banked 3 | 3 2 1"),
        ((int(kinds.PAID), 1 << 1, (1, 4), ()), "paid 1 4 |"),
        ((int(kinds.CHOSE), 1 << 2, (), (2, read_action(RULES, "take 2"))), "~chose 2 take 2"),
        ((int(kinds.PUSHED), 1 << 2, (), (int(RULES.verbs["take"].kind), 2, 0, 0)), "~pushed take 2"),
        ((int(kinds.PUSHED), ALL, (int(RULES.verbs["take"].kind), 2, 0, 5), ()), "pushed take 2 0 5"),
        ((int(kinds.REPLACED), ALL, (int(OVER), -1, 3, -1), ()), "replaced over nobody 3 -1"),
        ((int(kinds.ENDED), ALL, (2, -1), ()), "ended saboteurs nobody"),
        ((int(kinds.COUNTED), ALL, (0, 1 << 24 | 2 << 8, 0, 0, 3), ()), "counted - 3+1+1 - - ?+?+?"),
        ((int(kinds.POPPED), ALL, (1,), ()), "popped"),
    ],
)
def test_words(event: Event, words: str) -> None:
    assert write_event(RULES, event) == words
    assert read_event(RULES, words) == event


@pytest.mark.parametrize(
    ("words", "wrong", "right"),
    [
        ("", "missing", "event"),
        ("drewed 3 B-NE", "'drewed'", "drew"),
        ("drew", "ends", "seat"),
        ("drew 9 B-NE", "'9'", "0 to 4"),
        ("drew 3", "ends", "card"),
        ("drew 3 B-EN", "'B-EN'", "B-NE"),
        ("drew 3 B-NE B-NE", "'B-NE'", "nothing may follow"),
        ("drew 3 B-NE @7", "'7'", "0 to 4"),
        ("began 1 67 B-NE", "began", "|"),
        ("placed 2,0 B-NE upside", "'upside'", "nothing may follow"),
        ("peeked 3 8,1 ?", "'8,1'", "8,-2, 8,0, 8,2"),
        ("cast 3 dwarf", "'dwarf'", "digger, saboteur"),
        ("ended ? 3", "'?'", "diggers, saboteurs"),
        ("pushed nap 3", "'nap'", "turn"),
        ("~hid B-goal-gold", "'hid'", "leave it out"),
        ("began 1 67 | ?*99999", "'99999'", "1 to 1024"),
        ("chose 3 plaice", "'plaice'", "place"),
    ],
)
def test_an_error_names_the_wrong_word_and_the_right_one(words: str, wrong: str, right: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_event(RULES, words)
    assert wrong in str(caught.value)
    assert right in str(caught.value)


@given(st.sampled_from(kinds.NAMES[1:]), nonsense)
@examples(400)
def test_nonsense_is_refused_or_means_something(name: str, text: str) -> None:
    for words in (text, f"{name} {text}", f"~{name} {text}"):
        try:
            event = read_event(RULES, words)
        except NotationError:
            continue
        assert read_event(RULES, write_event(RULES, event)) == event


def test_events_that_cannot_be_are_not_written() -> None:
    for event in (
        (99, 0, (), ()),
        (int(kinds.DREW), 0, (3,), (250,)),
        (int(kinds.DREW), 0, (17,), (1,)),
        (int(kinds.PLACED), ALL, (1,), ()),
        (int(kinds.POPPED), ALL, (2,), ()),
        (int(kinds.SHOWN), ALL, (9, 4), ()),
        (int(kinds.CHOSE), 1, (0,), (12345,)),
    ):
        with pytest.raises(NotationError):
            write_event(RULES, event)
