from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.chooser import choose
from tests.form import examples
from tests.notation.plays import WORDS, begin, facts, moods, mutate, nonsense, play_on, played, rules_texts, seeds
from undermine.core.chance import Dice
from undermine.core.engine import advance, is_over, legal_actions, scores, to_act
from undermine.core.state import State
from undermine.notation.action import read_action, write_action
from undermine.notation.error import NotationError
from undermine.notation.position import KEYS, read_position, write_position
from undermine.views.view import View, views_for


def legal(state: State) -> list[str]:
    return [write_action(state.rules, action) for action in legal_actions(state, to_act(state))]


@examples(15)
@given(rules_texts, seeds, moods, st.integers(3, 40))
def test_states_of_a_game_read_back_field_by_field(text: str, seed: str, mood: str, stride: int) -> None:
    run, dice = begin(text, seed), Dice(int(seed))
    while True:
        words = write_position(run.state)
        again = read_position(words, strict=True)
        assert facts(again) == facts(run.state)
        assert write_position(again) == words
        assert scores(again) == scores(run.state)
        assert legal(again) == legal(run.state)
        if is_over(run.state):
            return
        play_on(run, dice, mood, stride)


@examples(8)
@given(rules_texts, seeds, moods, st.integers(0, 60))
def test_views_read_back(text: str, seed: str, mood: str, answers: int) -> None:
    run = played(text, seed, mood, answers)
    for view in views_for(run.rules):
        view.see(run.log)
        again = read_position(write_position(view), strict=True)
        assert isinstance(again, View)
        assert facts(again) == facts(view)


@examples(6)
@given(rules_texts, seeds)
def test_a_position_goes_on_as_the_game_would(text: str, seed: str) -> None:
    """Also over the next deal, for chance is part of a position."""
    run = played(text, seed, "mixed", 30)
    state, again = run.state, read_position(write_position(run.state))
    dice = Dice(7)
    while not is_over(state):
        action = choose(state, dice, "mixed")
        advance(state, action)
        advance(again, action)
    assert facts(again) == facts(state)


def test_a_quick_stream_goes_on_too() -> None:
    state = begin("base x3", "1").state
    state.seed_quick(5)
    again = read_position(write_position(state))
    assert [int(again.below(1000)) for _ in range(20)] == [int(state.below(1000)) for _ in range(20)]


def test_a_few_lines_by_hand() -> None:
    state = read_position(
        """
        rules base x3          # everything else lies as at the beginning
        board 1..2,0 B-EW
        hand 0 B-NS
        """
    )
    assert legal(state) == ["place B-NS 0,-1", "place B-NS 0,1", "discard B-NS"]
    assert to_act(state) == 0
    assert int(state.left) == 67 - 3
    assert int(state.deck[state.left - 1]) == int(state.rules.cards[0])
    assert [state.rules.goal_names[kind] for kind in state.goals] == state.rules.goal_names[1:]
    assert [state.rules.role_names[role] for role in state.roles] == ["digger"] * 3
    assert [state.rules.role_names[role] for role in state.aside] == ["saboteur"]
    assert len(state.bank) == 28
    assert facts(read_position(write_position(state), strict=True)) == facts(state)
    advance(state, read_action(state.rules, "place B-NS 0,1"))
    assert to_act(state) == 0, "nobody else holds a card"


def test_a_goal_is_reached_from_a_position() -> None:
    """BASE-T11 on a board with more straights than the deck holds."""
    state = read_position(
        """
        rules base x3
        board 1..6,0 B-EW
        goal 8,0 B-goal-stone-NE
        hand 0 B-EW
        hand 1 map
        """
    )
    advance(state, read_action(state.rules, "place B-EW 7,0"))
    assert "goal 8,0 B-goal-stone-NE up turned" in write_position(state).splitlines()
    assert to_act(state) == 1


def test_shapes_are_named_as_they_lie() -> None:
    by_shape = read_position("rules base x3\nboard 1,0 SW; 1,1 NE; 2,1 d-EW; 0,-1 S")
    by_name = read_position("rules base x3\nboard 1,0 B-NE turned; 1,1 B-NE; 2,1 B-d-EW; 0,-1 B-d-N turned")
    assert facts(by_shape) == facts(by_name)


def test_an_agenda_can_be_said() -> None:
    state = read_position(
        """
        rules base x3
        roles digger digger saboteur
        pool 1 3 1
        agenda round nobody 1; draft nobody 1; take 0
        """
    )
    assert legal(state) == ["take 1", "take 3"]
    assert is_over(read_position("rules base x3\nagenda"))


def test_more_copies_than_the_deck_holds_are_refused_only_strictly() -> None:
    text = "rules base x3\nboard 1..6,0 B-EW"
    assert int(read_position(text).arena.count) == 4 + 6
    with pytest.raises(NotationError, match="6 cards B-EW, the game has 3"):
        read_position(text, strict=True)
    with pytest.raises(NotationError, match="there are 2 cards, the game has 67"):
        read_position("rules base x3\nhand 0 map\ndeck map", strict=True)
    with pytest.raises(NotationError, match="gold cards 3"):
        read_position("rules base x3\ngold 0 3 3 3 3 3", strict=True)


@pytest.mark.parametrize(
    ("lines", "where", "right"),
    [
        ("", "line 1", "rules base x5"),
        ("\n\nturn 1", "line 3", "rules base x5"),
        ("rules base x99", "line 1", "3 to 10 players"),
        ("rules base x3\nbord 1,0 B-EW", "line 2", "board"),
        ("rules base x3\nturn 1\nturn 2", "line 3", "twice"),
        ("rules base x3\nhand 1 map\nhand 1 map", "line 3", "twice"),
        ("rules base x3\nboard 1,0", "line 2", "X,Y CARD [turned]"),
        ("rules base x3\nboard 1,0 B-EX", "line 2", "B-EW"),
        ("rules base x3\nboard 1,0 B-EW; 1,0 B-NS", "line 2", "lies there already"),
        ("rules base x3\nboard 8,0 B-EW", "line 2", "lies there already"),
        ("rules base x3\nboard 1,0 B-start", "line 2", "only path cards"),
        ("rules base x3\nboard -30..-1,3..20 B-EW", "line 2", "more than 40"),
        ("rules base x3\nboard 50,0 B-EW", "line 2", "-32..31"),
        ("rules base x3\ngoal 8,0 ? up", "line 2", "write its card"),
        ("rules base x3\ngoal 8,1 ?", "line 2", "8,-2, 8,0, 8,2"),
        ("rules base x3\nhand 3 map", "line 2", "0 to 2"),
        ("rules base x3\nhand 0 map*9", "line 2", "room for 8"),
        ("rules base x3\nhand", "line 2", "SEAT"),
        ("rules base x3\nfront 0 ?", "line 2", "names"),
        ("rules base x3\nfront 0 sabotage-cart*7", "line 2", "room for 6"),
        ("rules base x3\nroles digger", "line 2", "must be 3"),
        ("rules base x3\ndeck map*68", "line 2", "67"),
        ("rules base x3\nagenda nap 0", "line 2", "turn"),
        ("rules base x3\nchance keyed 12 3", "line 2", "64 hex digits"),
        ("rules base x3\nround 0", "line 2", "1 to 99"),
        ("rules base x3\nturn", "line 2", "turn SEAT"),
    ],
)
def test_an_error_names_the_line_and_what_would_be_right(lines: str, where: str, right: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(lines)
    assert str(caught.value).startswith(f"{where}: ")
    assert right in str(caught.value)


def test_a_board_with_too_many_open_ends_is_refused() -> None:
    """A cross of crosses: each of them leaves its ends open."""
    arms = [f"{x},0 B-NESW; -{x},0 B-NESW" for x in range(1, 8)]
    arms += [f"0,{y} B-NESW; 0,-{y} B-NESW" for y in range(1, 14)]
    with pytest.raises(NotationError, match="open ends"):
        read_position(f"rules base x3\nboard {'; '.join(arms)}")


@given(st.lists(st.tuples(st.sampled_from((*KEYS, *WORDS)), nonsense), max_size=5))
@examples(300)
def test_nonsense_is_refused_or_means_something(lines: list[tuple[str, str]]) -> None:
    text = "\n".join(["rules base x5", *(f"{key} {rest}" for key, rest in lines)])
    try:
        state = read_position(text)
    except NotationError:
        return
    assert facts(read_position(write_position(state))) == facts(state)


@given(st.integers(0, 1 << 30))
@examples(150)
def test_accidents_are_refused_or_mean_something(number: int) -> None:
    dice = Dice(number)
    text = mutate(write_position(played("base:de x4", str(number % 5), "mixed", number % 50).state), dice)
    try:
        state = read_position(text)
    except NotationError:
        return
    assert facts(read_position(write_position(state))) == facts(state)
