"""Whole games in a real browser: by mouse, by touch on a phone, by keyboard alone.

Everything that arrives in the one by mouse is looked at.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocket

from tests.browser.conftest import Visits
from tests.browser.player import Player, Toucher, Typist
from tests.browser.secret import check_events
from tests.browser.visitor import PHONE

PLAY_NOW = "main .play"
Frame = dict[str, object]


def at_the_table(page: Page) -> None:
    page.wait_for_url("**/t/*")
    page.locator("ol.hand").wait_for()


@pytest.mark.long
def test_three_rounds_by_mouse(visit: Visits) -> None:
    """From the first page to the final standings, with nothing but the mouse, and no secret of others on the way."""
    visitor = visit()
    frames: list[Frame] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: frames.append(json.loads(data)))

    visitor.page.on("websocket", listen)
    page = visitor.open("/")
    page.locator(PLAY_NOW).first.click()
    at_the_table(page)
    player = Player(visitor)
    while player.turns < 4:
        assert not player.go_on()
    assert page.locator("main use[href^='#role-']").count() == 0, "nobody's role is in the page, not even one's own"
    player.play_to_the_end()
    assert player.rounds == 3 and player.turns > 15
    assert_no_secret_arrived(frames)


def assert_no_secret_arrived(frames: list[Frame]) -> None:
    """Every frame of a whole game."""
    positions = [frame["position"] for frame in frames if isinstance(frame.get("position"), dict)]
    assert len(positions) > 50
    hidden = 0
    for position in positions:
        assert isinstance(position, dict)
        view = position["view"]
        me = view["me"]
        is_told = any(result["round"] == view["round"] for result in view["results"])
        for seat, shown in enumerate(view["seats"]):
            if seat != me and not is_told:
                assert shown["role"] is None
                hidden += 1
        check_events(position["events"], me)
    assert hidden > 100
    seeds = [frame for frame in frames if isinstance(table := frame.get("table"), dict) and table.get("seed")]
    assert all(isinstance(frame["table"], dict) and frame["table"]["state"] == "over" for frame in seeds)


@pytest.mark.long
def test_three_rounds_by_keyboard_alone(visit: Visits) -> None:
    visitor = visit()
    page = visitor.open("/")
    player = Typist(visitor, 2)
    player.walk_to(PLAY_NOW)
    page.keyboard.press("Enter")
    at_the_table(page)
    player.play_to_the_end()
    assert player.rounds == 3


@pytest.mark.long
def test_three_rounds_by_touch_on_a_phone(visit: Visits) -> None:
    visitor = visit(size=PHONE, touch=True)
    page = visitor.open("/")
    page.locator(PLAY_NOW).first.tap()
    at_the_table(page)
    player = Toucher(visitor, 3)
    player.play_to_the_end()
    assert player.rounds == 3
    assert not visitor.too_wide(), "nothing reaches over the edge of the phone"
