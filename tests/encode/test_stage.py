"""A row is a pure function of what the seat knows: the quick way and the view of the seat give the same bytes."""

from __future__ import annotations

import pytest

from tests.chooser import MOODS, choose
from tests.encode.plays import ALL, GAMES
from tests.form import some
from undermine.core.chance import Dice
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.encode.layout import Layout
from undermine.encode.observe import observe_view
from undermine.encode.row import Row
from undermine.encode.space import Space
from undermine.encode.stage import GOLD, WON, Stage, new_block
from undermine.games import parse_rules
from undermine.views.view import View


def stage_of(text: str, reward: int = GOLD) -> Stage:
    layout = Layout(Space(parse_rules(text)))
    return Stage(layout, new_block(1, int(layout.size)), new_block(1, int(layout.space.size)), 0, reward)


@pytest.mark.parametrize("text", ALL)
def test_a_row_is_what_the_view_gives(text: str) -> None:
    """For every seat at every question, bytes compared; so nothing that a seat must not know is in its row."""
    rules = parse_rules(text)
    stage = stage_of(text)
    size = int(stage.layout.size)
    block = new_block(1, size)
    table = Row(block, 0, int(stage.layout.table), stage.layout.table_room)
    row = Row(block, 0, size, stage.layout.row_room)
    for number in range(some(2)):
        seed, mood, dice = str(number), MOODS[1 + number % 2], Dice(number)
        run = open_game(rules, seed)
        stage.begin(seed)
        views = [View(rules, seat) for seat in range(int(rules.seats))]
        seen = 0
        while not is_over(run.state):
            seat = to_act(run.state)
            assert stage.asked() == seat
            assert sorted(int(stage.legal[k]) for k in range(int(stage.count))) == legal_actions(run.state, seat)
            for view in views:
                view.see(run.log[seen:])
                observe_view(stage.layout, table, row, view)
                stage.observe_for(int(view.me))
                assert stage.row.bytes() == row.bytes(), (text, seed, int(view.me), differing(stage, row))
            seen = len(run.log)
            stage.observe()
            mask = stage.mask.bytes()
            assert {i for i, byte in enumerate(mask) if byte} == {int(stage.index[k]) for k in range(int(stage.count))}
            action = choose(run.state, dice, mood)
            run.apply(action)
            stage.step(int(stage.index[legal_actions_index(stage, action)]))
        assert stage.asked() == -1 and stage.count == 0


def legal_actions_index(stage: Stage, action: int) -> int:
    return [int(stage.legal[k]) for k in range(int(stage.count))].index(action)


def differing(stage: Stage, row: Row) -> list[str]:
    one, two = stage.row.bytes(), row.bytes()
    return [
        field.name
        for field in stage.layout.fields
        if one[field.first : field.first + field.size()] != two[field.first : field.first + field.size()]
    ]


def test_which_games_are_quick() -> None:
    """The five games need no views at all; modules that the eyes do not know fall back, and only then."""
    quick = {}
    for text in ALL:
        stage, dice = stage_of(text), Dice(3)
        stage.begin("3")
        while stage.asked() >= 0:
            stage.play_by_chance(dice)
        quick[text] = stage.is_quick
    assert all(quick[text] for text in GAMES), quick
    assert not quick["base:de+veto+toll+chests x5"]


@pytest.mark.parametrize("text", GAMES)
def test_rewards(text: str) -> None:
    """Gold adds up to the scores; a game is won or lost."""
    for reward in (GOLD, WON):
        stage, dice = stage_of(text, reward), Dice(1)
        stage.begin("1")
        first = [float(score) for score in stage.paid]
        totals = [0.0] * len(first)
        while stage.asked() >= 0:
            stage.play_by_chance(dice)
            totals = [total + reward for total, reward in zip(totals, stage.rewards, strict=True)]
        if reward == GOLD:
            assert [a + b for a, b in zip(first, totals, strict=True)] == [float(score) for score in stage.paid]
        else:
            assert set(totals) <= {1.0, -1.0}


def test_what_is_not_legal_is_refused() -> None:
    stage = stage_of("base x3")
    stage.begin("1")
    with pytest.raises(ValueError, match="the mask tells what is"):
        stage.step(10**9)


def test_fields_follow_each_other() -> None:
    for text in ALL:
        layout = Layout(Space(parse_rules(text)))
        place = 0
        for field in layout.fields:
            assert field.first == place and field.size() > 0 and field.about
            place += field.size()
        assert place == layout.size
