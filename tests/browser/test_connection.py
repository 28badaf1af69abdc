"""Connections that break and servers that die: the page says so, heals by itself, and the seat is kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.conftest import Hall, Visits
from tests.browser.player import Player
from tests.browser.serving import serving
from tests.browser.visitor import DESKTOP, Visitor
from undermine.text import Words

LOST = Words("en").say("play-lost")
EXPECTED = r"ERR_|WebSocket|net::"
"""What a browser says of a server that is away."""
RULES = "base:de[rounds=1] x3"
OPEN = """async (wish) => {
    await fetch('/api/guests', {method: 'POST'});
    const headers = {'content-type': 'application/json'};
    return (await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)})).json();
}"""


@pytest.mark.long
def test_a_break_in_mid_turn_heals_by_itself(visit: Visits) -> None:
    visitor = visit()
    visitor.forgive(EXPECTED)
    page = visitor.open("/")
    page.locator("main .play").first.click()
    page.wait_for_url("**/t/*")
    player = Player(visitor)
    while player.state() != "mine":
        assert not player.go_on()
    hand = page.locator("ol.hand li").count()
    visitor.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible(timeout=30_000)
    visitor.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_be_hidden(timeout=30_000)
    assert page.locator("ol.hand li").count() == hand and player.state() == "mine"
    entries = page.locator("main").inner_text()
    while page.locator("main").inner_text() == entries:
        assert not player.go_on()  # quick bots may have answered already, and it is this seat's turn again


@pytest.mark.parametrize("arrives", [True, False], ids=["arrived", "lost"])
def test_a_move_whose_fate_is_not_known_is_found_out(hall: Hall, visit: Visits, arrives: bool) -> None:
    """The connection goes with the answer: it was taken or not; either way it is played once, and that is told."""
    visitor, token = visit(), hall.guest()
    visitor.forgive(EXPECTED)
    visitor.become(token)
    wish = {"rules": "base[firstPlayer=0] x3", "pace": "none", "bot_delay": 0, "name": "Ada", "bots": 2, "start": True}
    table = hall.ask("POST", "/api/tables", token, wish)
    cut: list[bool] = []

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def heard(message: str | bytes) -> None:
            is_cut = json.loads(message)["do"] == "play" and not cut
            if not is_cut or arrives:
                server.send(message)
            if is_cut:
                cut.append(True)
                route.close()
                server.close()

        route.on_message(heard)

    visitor.page.route_web_socket("**", through)
    page = visitor.open(f"/t/{table['id']}")
    page.locator("ol.hand").wait_for()
    visitor.understand()
    page.locator("ol.hand .card-button").first.click()
    page.locator("button.pass").click()
    expect(page.locator(".toasts:popover-open")).to_contain_text(Words("en").say("play-settled", move="").strip())
    assert cut
    events = hall.ask("GET", f"/api/tables/{table['id']}/position", token)["events"]
    assert isinstance(events, list)
    assert sum(event["what"] == "discarded" and event["seat"] == 0 for event in events) == 1


def test_a_reload_keeps_the_seat(visit: Visits) -> None:
    visitor = visit()
    page = visitor.open("/")
    page.locator("main .play").first.click()
    page.wait_for_url("**/t/*")
    page.locator("ol.hand li").first.wait_for()
    hand = [card.locator(".visually-hidden").inner_text() for card in page.locator("ol.hand .card-button").all()]
    page.reload()
    page.locator("ol.hand li").first.wait_for()
    again = [card.locator(".visually-hidden").inner_text() for card in page.locator("ol.hand .card-button").all()]
    assert len(hand) == len(again) == 6
    assert [name.split(",")[0] for name in hand] == [name.split(",")[0] for name in again]


@pytest.mark.long
def test_a_server_that_is_killed_in_mid_game(browser: Browser, hall: Hall, tmp_path: Path) -> None:
    """It starts again on the same database; the page finds it by itself and the game goes on."""
    assert hall.url
    with serving(tmp_path / "tables.sqlite") as (url, child):
        port = int(url.rpartition(":")[2])
        visitor = Visitor(browser, url, language="en", size=DESKTOP, touch=False)
        visitor.forgive(EXPECTED)
        page = visitor.open("/new?rules=base:de[rounds=1]%20x3")
        wish = {"rules": RULES, "pace": "none", "name": "Ada", "bots": 2, "start": True, "bot_delay": 0}
        table = page.evaluate(OPEN, wish)
        page = visitor.open(f"/t/{table['id']}")
        page.locator("ol.hand li").first.wait_for()
        player = Player(visitor, 8)
        while player.turns < 3:
            assert not player.go_on()
        child.kill()
        child.wait()
        expect(page.get_by_text(LOST)).to_be_visible(timeout=30_000)
    with serving(tmp_path / "tables.sqlite", port):
        expect(page.get_by_text(LOST)).to_be_hidden(timeout=30_000)
        while player.turns < 6:
            assert not player.go_on()
        assert not visitor.done()
