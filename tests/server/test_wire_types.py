"""The types of the wire: what is told has the declared shape; the page and the OpenAPI document have the same types."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from undermine.core.chance import Dice
from undermine.core.engine import legal_actions, open_game, to_act
from undermine.games import parse_rules
from undermine.server import library, wire
from undermine.server.reader import Reader
from undermine.text import Words, handbook
from undermine.views import shape
from undermine.views.plain import plain_event
from undermine.views.project import project

SCRIPT = Path(__file__).parents[2] / "web" / "tools" / "wire_types.py"
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
DICTIONARIES = [
    each
    for module in (wire, library, handbook, shape)
    for each in vars(module).values()
    if hasattr(each, "__required_keys__") and each.__module__ == module.__name__
]


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    done = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("told", DICTIONARIES, ids=lambda each: each.__name__)
def test_what_may_be_missing_is_known_while_the_program_runs(told: type) -> None:
    """The OpenAPI document asks the class, which does not see `NotRequired` in annotations that are put off."""
    info = msgspec.inspect.type_info(told)
    assert isinstance(info, msgspec.inspect.TypedDictType)
    assert {field.name for field in info.fields if field.required} == vars(told)["__required_keys__"]


@pytest.mark.parametrize("rules", ["expansion+veto+toll+chests+party x5", "duel x2", "cave x5"])
def test_what_is_told_has_the_declared_shape_and_nothing_besides(rules: str) -> None:
    """Reading a view leaves out what is not declared, and refuses what is declared otherwise."""
    run, dice = open_game(parse_rules(rules), "1"), Dice(1)
    reader = Reader(run.state.rules, NAMES, 0, Words("en"))
    heard = 0
    for _ in range(60):
        legal = legal_actions(run.state, to_act(run.state))
        run.apply(legal[int(dice.below(len(legal)))])
        shown = [seen for event in run.log[heard:] if (seen := project(event, 0)) is not None]
        heard = len(run.log)
        reader.hear(shown)
        told = msgspec.json.decode(msgspec.json.encode(reader.plain()))
        assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(told, wire.View))) == told
        events = [event for seen in shown if (event := plain_event(run.state.rules, seen)) is not None]
        assert msgspec.convert(events, list[shape.PlainEvent]) == events
