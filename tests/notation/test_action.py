from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.chooser import choose
from tests.form import examples
from tests.notation.plays import begin, moods, nonsense, rules_texts, seeds
from undermine.core.action import DISCARD, USE, act
from undermine.core.chance import Dice
from undermine.core.engine import is_over, legal_actions, to_act, why_illegal
from undermine.games import parse_rules
from undermine.notation.action import read_action, write_action
from undermine.notation.error import NotationError

RULES = parse_rules("base:lt2009 x5")
TRACE_WORDS = (
    "place B-NE 2,0",
    "place B-NE 0,1 turned",
    "play sabotage-cart 4",
    "play repair-lantern+cart 2 cart",
    "play rockfall 1,0",
    "play rockfall nothing",
    "play map 8,-2",
    "discard B-NE",
    "orient 8,0 turned",
    "orient 8,0",
    "first 8,2",
    "take 3",
)


@pytest.mark.parametrize("words", TRACE_WORDS)
def test_the_words_of_the_trace_are_the_notation(words: str) -> None:
    assert write_action(RULES, read_action(RULES, words)) == words


def test_a_word_means_what_it_says() -> None:
    card = RULES.code["B-NE"]
    assert read_action(RULES, " place  B-NE 2,-1 turned ") == act(USE, card, RULES.grid.cell(2, -1), 1)
    assert read_action(RULES, "discard B-NE") == act(DISCARD, card, 0, 0)


@examples(12)
@given(rules_texts, seeds, moods)
def test_every_legal_action_of_a_game_reads_back(text: str, seed: str, mood: str) -> None:
    run, dice = begin(text, seed), Dice(int(seed))
    while not is_over(run.state):
        actions = legal_actions(run.state, to_act(run.state))
        words = [write_action(run.rules, action) for action in actions]
        assert len(set(words)) == len(words)
        assert [read_action(run.rules, word) for word in words] == actions
        run.apply(choose(run.state, dice, mood))


def test_every_use_of_every_card_reads_back() -> None:
    """All cells, tools and seats, legal or not."""
    cells = [RULES.grid.cell(x, y) for x in (-32, -1, 0, 8, 31) for y in (-32, 0, 31)]
    for card in range(1, len(RULES.names)):
        name = RULES.names[card]
        for words in (
            [f"place {name} {RULES.grid.name(cell)}{turned}" for cell in cells for turned in ("", " turned")]
            if RULES.tile[card]
            else [f"play {name} {RULES.grid.name(cell)}" for cell in cells]
            if name in ("map", "rockfall")
            else [f"play {name} {seat}{tool}" for seat in range(5) for tool in _tools(name)]
        ):
            assert write_action(RULES, read_action(RULES, words)) == words


def _tools(name: str) -> list[str]:
    return [f" {tool}" for tool in ("pickaxe", "lantern", "cart")] if "+" in name else [""]


def test_an_illegal_action_is_read_and_explained() -> None:
    run = begin("base x5", "1")
    seat = to_act(run.state)
    action = read_action(run.rules, "take 3")
    assert action not in legal_actions(run.state, seat)
    assert why_illegal(run.state, seat, action) == ("answer-not-asked",)


@pytest.mark.parametrize(
    ("words", "wrong", "right"),
    [
        ("", "missing", "place, play, discard"),
        ("plase B-NE 2,0", "'plase'", "place"),
        ("place", "place which card", "CARD"),
        ("place B-EN 2,0", "'B-EN'", "B-NE"),
        ("place b-ne 2,0", "'b-ne'", "B-NE"),
        ("place ? 2,0", "hidden card", "named"),
        ("place B-NE", "place B-NE", "place B-NE X,Y [turned]"),
        ("place B-NE 2;0", "'2;0'", "X,Y such as 3,-1"),
        ("place B-NE 2,0 upside", "upside", "[turned]"),
        ("place B-NE 99,0", "99,0", "-32..31"),
        ("play B-NE 2,0", "'play'", "'place'"),
        ("place map 8,0", "'place'", "'play'"),
        ("play sabotage-cart 5", "'5'", "0 to 4"),
        ("play sabotage-cart", "sabotage-cart", "SEAT"),
        ("play repair-lantern+cart 2", "repair-lantern+cart", "SEAT TOOL"),
        ("discard B-NE 2,0", "'2,0'", "discard CARD"),
        ("take 4", "take 4", "take 1, 2 or 3"),
        ("first", "first", "X,Y"),
    ],
)
def test_an_error_names_the_wrong_word_and_the_right_one(words: str, wrong: str, right: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_action(RULES, words)
    assert wrong in str(caught.value)
    assert right in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_error_repeats_little_of_a_long_text() -> None:
    for text in ("x" * 100_000, "place " + "y" * 100_000, "place B-NE " + "9" * 100_000, "take 1 " * 10_000):
        with pytest.raises(NotationError) as caught:
            read_action(RULES, text)
        assert len(str(caught.value)) < 500


@given(nonsense)
@examples(300)
def test_nonsense_is_refused_or_means_something(text: str) -> None:
    try:
        action = read_action(RULES, text)
    except NotationError:
        return
    assert read_action(RULES, write_action(RULES, action)) == action


@given(st.integers(-1, 1 << 63))
def test_numbers_that_are_no_action_are_refused(number: int) -> None:
    try:
        words = write_action(RULES, number)
    except NotationError:
        return
    assert words.split()[0] in ("place", "play", "discard", "first", "orient", "take", "answer")
