"""Any rules text that a host may write: indices, masks and rows hold in it, too."""

from __future__ import annotations

from random import Random

import pytest

from tests.chooser import MOODS, choose
from tests.encode.test_space import numbered
from tests.encode.test_stage import differing, legal_actions_index, stage_of
from tests.form import named, some, turned
from tests.texts import rules_text
from undermine.core.chance import Dice
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.encode.observe import observe_view
from undermine.encode.row import Row
from undermine.encode.stage import new_block
from undermine.games import RulesError, parse_rules
from undermine.views.view import View

QUESTIONS = 60


def texts(number: int) -> list[str]:
    """The same ones every time, unless the run has a seed of its own."""
    dice, found = Random(turned(17)), list[str]()
    while len(found) < number:
        try:
            text = parse_rules(rules_text(dice)).text
        except RulesError:
            continue
        if text not in found:
            found.append(text)
    return found


@pytest.mark.parametrize("text", texts(some(24)))
def test_any_mix(text: str) -> None:
    """Of every answer the index leads back to it, the mask is the legal list, and a row is what the view gives."""
    with named():
        play(text, turned(sum(map(ord, text))))


def play(text: str, seed: int) -> None:
    stage = stage_of(text)
    layout, rules = stage.layout, stage.layout.rules
    block = new_block(1, int(layout.size))
    table, row = Row(block, 0, int(layout.table), layout.table_room), Row(block, 0, int(layout.size), layout.row_room)
    run, dice, mood = open_game(rules, str(seed)), Dice(seed), MOODS[seed % len(MOODS)]
    stage.begin(str(seed))
    views = [View(rules, seat) for seat in range(int(rules.seats))]
    seen = 0
    for _ in range(QUESTIONS):
        if is_over(run.state):
            break
        seat = to_act(run.state)
        legal = legal_actions(run.state, seat)
        for view in views:
            view.see(run.log[seen:])
        seen = len(run.log)
        places = numbered(layout.space, run.state, seat)
        assert list(places.values()) == legal, "no two actions share an index"
        assert numbered(layout.space, views[seat], seat) == places
        stage.observe()
        assert {index for index, byte in enumerate(stage.mask.bytes()) if byte} == set(places)
        for view in (views[seat], views[dice.below(len(views))]):
            observe_view(layout, table, row, view)
            stage.observe_for(int(view.me))
            assert stage.row.bytes() == row.bytes(), (int(view.me), differing(stage, row))
        action = choose(run.state, dice, mood)
        run.apply(action)
        stage.step(int(stage.index[legal_actions_index(stage, action)]))
