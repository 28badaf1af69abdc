"""The turning points of a game as a picture: for finished games, for who may read them."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from tests.server.house import House, Party, open_party, problem

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(str(tmp_path_factory.mktemp("film") / "tables.sqlite")) as house:
        yield house


@pytest.fixture(scope="module")
def played(house: House) -> Party:
    return open_party(house, "base:de[rounds=1] x3").start().play_out()


def panels(text: str) -> int:
    return sum(each.tag == f"{SVG}svg" for each in ElementTree.fromstring(text))


def test_four_panels_or_those_that_are_named(house: House, played: Party) -> None:
    path = f"{played.path}/games/1/strip.svg"
    found = house.ask("GET", f"{path}?language=en", played.tokens[0])
    assert found.headers["content-type"].startswith("image/svg+xml") and 1 <= panels(found.text) <= 4
    named = house.ask("GET", f"{path}?steps=9,2,5&language=de", played.tokens[0])
    assert panels(named.text) == 3
    assert [f"Runde 1 · Schritt {step}" in named.text for step in (3, 6, 10)] == [True] * 3


def test_nobody_else_and_no_running_game(house: House, played: Party) -> None:
    path = f"{played.path}/games/1/strip.svg"
    problem(house.ask("GET", path, house.guest()), 403, "not-yours")
    problem(house.ask("GET", f"{path}?steps=9999", played.tokens[0]), 422, "no-such-step")
    problem(house.ask("GET", f"{path}?steps=a", played.tokens[0]), 422, "no-such-step")
    running = open_party(house, "base:de[rounds=1] x3").start()
    problem(house.ask("GET", f"{running.path}/games/1/strip.svg", running.tokens[0]), 409, "game-runs")
