"""What arrives in a page and what stands in it: nothing that the seat must not know."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocket

from tests.browser.conftest import Visits
from tests.browser.player import Player
from tests.browser.secret import check_events


def test_no_foreign_secret_reaches_the_page(visit: Visits) -> None:
    """Every frame of a whole game, and the document in the middle of it."""
    visitor = visit()
    frames: list[dict[str, object]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: frames.append(json.loads(data)))

    visitor.page.on("websocket", listen)
    page = visitor.open("/")
    page.locator("main .play").first.click()
    page.wait_for_url("**/t/*")
    player = Player(visitor, 4)
    while player.turns < 4:
        assert not player.go_on()
    assert page.locator("main use[href^='#role-']").count() == 0, "nobody's role is in the page, not even one's own"
    player.play_to_the_end()

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
