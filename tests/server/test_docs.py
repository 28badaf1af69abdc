"""docs/api.md tells what the wire really is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from tests.server.house import House, open_party
from undermine.core.chance import Dice
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.games import parse_rules
from undermine.server.wire import NewTable, Problem, read_message
from undermine.views.plain import plain_view
from undermine.views.project import project
from undermine.views.view import View

TEXT = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
SAID = re.findall(r"`(\{\"do\".*?\})`", TEXT) + [block for block in BLOCKS if '"do"' in block]
HEARD = re.findall(r"`(\{\"is\".*?\})`", TEXT)
BODIES = re.findall(r"-d '(\{.*?\})'", TEXT)


def filled(text: str) -> str:
    """An example with its gaps filled."""
    return text.replace(": N", ": 5").replace("{…}", "{}").replace("[…]", "[]").replace(": …", ": 1").replace("…", "x")


@pytest.mark.parametrize("text", SAID)
def test_messages_to_the_server(text: str) -> None:
    assert read_message(filled(text).encode())


def test_all_kinds_are_told() -> None:
    assert {json.loads(filled(text))["do"] for text in SAID} == {
        *("hello", "play", "why", "say", "ready", "point", "ping"),
    }
    assert {json.loads(filled(text))["is"] for text in HEARD} == {
        *("hello", "news", "table", "said", "why", "done", "refused"),
    }


@pytest.mark.parametrize("text", BODIES)
def test_bodies(text: str) -> None:
    assert msgspec.json.decode(text, type=NewTable).rules == "base:de x5"


def test_problems() -> None:
    problems = [msgspec.json.decode(block, type=Problem) for block in BLOCKS if '"status"' in block]
    assert [problem.status for problem in problems] == [409]


NAMES = {
    "key": "ID", "seat": "N", "code": "CODE", "number": "K", "shelf": "SHELF", "name": "NAME",
    "passkey": "ID", "bell": "ID",
}  # fmt: skip
"""Part of an address in the OpenAPI document -> what the table of calls writes there."""


def test_every_call_is_told(house: House) -> None:
    """The table of calls and the OpenAPI document name the same ones."""
    document = house.http.get("/schema/openapi.json").json()
    told = set()
    for row in re.findall(r"^\| (`(?:GET|POST|PATCH|DELETE).*?) \|", TEXT, re.MULTILINE):
        path = re.search(r"(/api\S*?|/health)[`?]", row)
        assert path is not None, row
        for address in re.findall(r"(/api[^`?]*)", row):
            for method in re.findall(r"GET|POST|PATCH|DELETE", row):
                told.add((method.lower(), address))
    real = {
        (method, re.sub(r"\{(\w+)\}", lambda part: NAMES[part[1]], path))
        for path, calls in document["paths"].items()
        for method in calls
        if path.startswith("/api") and path != "/api/guests"
    }
    assert told == real


def test_what_is_heard_has_the_fields_that_are_told(house: House) -> None:
    party = open_party(house).start()
    party.move(Dice(1))
    with house.socket(party.id, party.tokens[0]) as line:
        hello = line.hear()
    position = hello["position"]
    assert isinstance(position, dict)
    for word in position:
        assert f"`{word}`" in TEXT


@pytest.mark.parametrize("rules", ["base x5", "expansion+veto+toll+chests+party x5", "duel x2", "solo x1", "cave x5"])
def test_every_field_of_a_view_is_told(rules: str) -> None:
    told = set(re.findall(r"`(\w+)`", TEXT[TEXT.index("## What a view holds") : TEXT.index("## A bot")]))
    run = open_game(parse_rules(rules), "1")
    dice = Dice(1)
    found: set[str] = set()
    while not is_over(run.state) and len(run.log) < 400:
        legal = legal_actions(run.state, to_act(run.state))
        run.apply(legal[int(dice.below(len(legal)))])
        view = View(run.state.rules, 0)
        view.see([shown for event in run.log if (shown := project(event, 0)) is not None])
        found |= _names(plain_view(view))
    assert found <= told, f"docs/api.md says nothing of {', '.join(sorted(found - told))}"


def _names(value: object, key: str = "") -> set[str]:
    """The fields of an object and of what is in it; names that are data themselves are none."""
    if isinstance(value, dict):
        own = set() if key in {"notes", "backs", "piles"} else set(value)
        return own.union(*(_names(each, name) for name, each in value.items()))
    return set().union(*(_names(each, key) for each in value)) if isinstance(value, list) else set()
