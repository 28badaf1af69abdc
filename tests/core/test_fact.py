"""Facts stand among the changes, change nothing, and cost nothing where nobody records."""

from __future__ import annotations

import pytest

from tests.chooser import LIVELY, choose
from undermine.core.chance import Dice
from undermine.core.change import fold
from undermine.core.engine import is_over, open_game
from undermine.core.event import ALL, TOLD, Event
from undermine.core.fact import HARM, Field, named, numbered
from undermine.core.module import Module
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.games import parse_rules
from undermine.notation.event import read_event, write_event
from undermine.notation.position import write_position

EVERYTHING = "base+swap-goals+treasury+veto+direction+tracker+detour+toll+costume+new-goals+chests[rounds=1] x5"


def played(text: str, seed: str = "facts") -> Run:
    run, dice = open_game(parse_rules(text), seed), Dice(5)
    while not is_over(run.state):
        run.apply(choose(run.state, dice, LIVELY))
    return run


@pytest.mark.parametrize("text", [EVERYTHING, "expansion[rounds=1] x6", "duel x2"])
def test_facts_change_nothing(text: str) -> None:
    run = played(text)
    told = [event for event in run.log if event[0] == TOLD]
    assert len({event[2][0] for event in told}) > 8
    with_facts, without = State(run.rules), State(run.rules)
    for event in run.log:
        fold(with_facts, event)
        if event[0] != TOLD:
            fold(without, event)
    assert write_position(with_facts) == write_position(without)


def test_a_fact_is_told_right_after_what_it_is_about() -> None:
    run = played("base[rounds=1] x4")
    words = [write_event(run.rules, event) for event in run.log]
    for i, text in enumerate(words):
        if text.startswith("told laid "):
            _, _, _, cell, *card = text.split()
            assert words[i - 1] == f"placed {cell} {' '.join(card)}"


def test_facts_are_named_where_they_are_stored_or_sent() -> None:
    """A number means another fact in another game."""
    run = played(EVERYTHING)
    for event in run.log:
        stored = named(run.rules, event)
        assert numbered(run.rules, stored) == event
        assert read_event(run.rules, write_event(run.rules, event)) == event
        if event[0] == TOLD:
            assert stored[2][0] == run.rules.facts[event[2][0]].name
    base = parse_rules("base x5")
    toll = next(event for event in run.log if event[0] == TOLD and run.rules.facts[event[2][0]].name == "gained")
    with pytest.raises(ValueError, match="nobody tells 'gained'"):
        numbered(base, named(run.rules, toll))
    bad: list[Event] = [(int(TOLD), ALL, (1,), ()), (int(TOLD), ALL, (), ())]
    for event in bad:
        with pytest.raises(ValueError, match="no fact with its fields"):
            numbered(base, event)


def test_what_several_modules_tell_is_one_fact() -> None:
    rules: Rules = parse_rules("base x5")
    mine = Module()
    number = rules.fact(mine, "yodelled", "seat cell | card", HARM)
    assert rules.fact(Module(), "yodelled", "seat cell | card", HARM) == number
    assert rules.facts[number].owner is mine and rules.fact_number("yodelled") == number
    with pytest.raises(AssertionError, match="otherwise"):
        rules.fact(mine, "yodelled", "seat cell", HARM)


@pytest.mark.parametrize("text", ["sheep", "seat=", "seat=one/two", "=one"])
def test_fields_have_known_types_or_words(text: str) -> None:
    with pytest.raises(AssertionError):
        Field(text)
