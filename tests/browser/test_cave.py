"""The Dark Cave on the page: figures walk over fields, ways have a price, and nobody is told what is not theirs."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from tests.browser.conftest import Hall, Visits
from tests.browser.player import Player
from tests.browser.secret import check_events
from tests.browser.visitor import PHONE, Visitor

Frame = dict[str, object]
PLAQUE = ".standing use[href^='#pawn-'][href$='-${seat}']"
STANDS = f"(seat) => document.querySelector(`{PLAQUE}`)?.closest('.figure').style.transform ?? null"
LYING = (844, 390)
LOWEST = (
    "() => [...document.querySelectorAll('.seats button > .plate')].map((each) => each.getBoundingClientRect().bottom)"
)
SETTLED = 30_000
"""Milliseconds for whatever bots and sockets have to do in between."""


def seated(visitor: Visitor, hall: Hall, rules: str, bots: int) -> Page:
    """The host of a table, alone with bots, whose game has begun."""
    token = hall.guest()
    visitor.become(token)
    wish = {"rules": rules, "pace": "none", "bot_delay": 0, "rest": 45, "name": "Mole", "bots": bots, "start": True}
    table = hall.ask("POST", "/api/tables", token, {**wish, "bot": "random"})
    page = visitor.open(f"/t/{table['id']}")
    page.locator("ol.hand").wait_for()
    visitor.understand()
    return page


def play_until(player: Player, page: Page, selector: str) -> None:
    """Play on until the page offers this while the own dwarf moves."""
    for _ in range(600):
        if page.locator("button.pass").count() == 0 and page.locator(selector).count():
            return
        assert not player.go_on(), f"the game ended before there was {selector}"
    raise AssertionError(f"there never was {selector}")


@pytest.mark.long
def test_two_people_and_bots_to_the_end(visit: Visits, hall: Hall) -> None:
    """By mouse, in two browsers; the treasure of both clans is told in the end, and no secret before."""
    host, guest = hall.guest(), hall.guest()
    table = hall.open_table("cave x8", host, bots=6)
    for seat, (token, name) in enumerate(((host, "Mole"), (guest, "Vole"))):
        hall.ask("POST", f"/api/tables/{table['id']}/seats/{seat}", token, {"name": name})
    hall.ask("POST", f"/api/tables/{table['id']}/start", host)
    players: list[Player] = []
    frames: list[Frame] = []
    told: list[str] = []
    for seat, token in enumerate((host, guest)):
        visitor = visit()
        visitor.become(token)
        visitor.page.on("websocket", lambda socket: listen(socket, frames))
        page = visitor.open(f"/t/{table['id']}")
        page.locator("ol.hand").wait_for()
        player = Player(visitor, seat + 1)
        player.on_round = lambda page=page: told.append(page.locator("dialog[open]").inner_text())
        players.append(player)
    expect(players[0].page.locator(".standing .body")).to_have_count(8)
    going = list(players)
    for _ in range(6_000):
        going = [player for player in going if not player.go_on()]
        if not going:
            break
    assert not going and all(player.turns > 3 for player in players)
    assert sum(player.steps for player in players) > 5, "dwarfs were moved by pointing at fields"
    assert told and all("Treasure of the blue clan" in text and "Treasure of the yellow" in text for text in told)
    assert_secrets_are_kept(frames)


def listen(socket: WebSocket, frames: list[Frame]) -> None:
    socket.on("framereceived", lambda data: frames.append(json.loads(data)))


def assert_secrets_are_kept(frames: list[Frame]) -> None:
    """Whom somebody works for, what somebody drew or put away, what a goal is: only by what everybody saw."""
    hidden = 0
    for frame in frames:
        position = frame.get("position")
        if not isinstance(position, dict):
            continue
        view = position["view"]
        me = view["me"]
        if view["results"]:
            continue
        for seat, shown in enumerate(view["seats"]):
            if seat != me and seat not in view["cave"]["revealed"]:
                # A secret information may have told one's own player.
                looked = any(
                    event["what"] == "seen" and event["zone"] == f"role-{seat}" for event in seen_by(frames, me)
                )
                assert shown["role"] is None or looked
                hidden += shown["role"] is None
        assert position.get("asked") == me or not position.get("ways"), "ways are for whoever moves"
        check_events(position["events"], me)
    assert hidden > 100


def seen_by(frames: list[Frame], me: int) -> list[dict[str, object]]:
    positions = [frame["position"] for frame in frames if isinstance(frame.get("position"), dict)]
    return [e for p in positions if isinstance(p, dict) and p["view"]["me"] == me for e in p["events"]]


def dearer(page: Page) -> None:
    """From now on the longest way of every offer costs a card and all others nothing, for all that the page is told."""

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)

        def back(message: str | bytes) -> None:
            frame = json.loads(message)
            ways = (frame.get("position") or {}).get("ways") or []
            for way in ways:
                for price in ("cards", "nuggets", "meets"):
                    way.pop(price, None)
            if ways:
                longest = max(ways, key=lambda way: len(way["steps"]))
                longest["cards"] = 1
                longest["label"] += ", costs a hand card"
            route.send(json.dumps(frame))

        server.on_message(back)

    page.route_web_socket("**", through)


def test_ways_and_their_price(visit: Visits, hall: Hall) -> None:
    """A free way is gone at once, a dear one is told first, and every step can be chosen by itself."""
    visitor = visit()
    dearer(visitor.page)
    page = seated(visitor, hall, "cave x2", 1)
    player = Player(visitor, 3)
    play_until(player, page, "button.field.dear:has(b:not(:text-is('1')))")
    assert not visitor.broken_rules(), "lit fields are buttons with names"
    dear = page.locator("button.field.dear").first
    name = dear.locator(".visually-hidden").inner_text()
    assert "steps" in name and "costs a hand card" in name
    expect(dear.locator(".price")).to_have_text("−1")
    lit = page.locator("button.field").count()

    dear.click()
    yes = page.locator(".tray .brass")
    expect(yes).to_contain_text("costs a hand card")
    expect(page.locator(".trail .line")).to_have_count(1)
    before = page.evaluate(STANDS, "0")
    page.get_by_role("button", name=player.say("play-step-by-step")).click()
    expect(page.locator("button.field b:not(:text-is('1'))")).to_have_count(0)
    assert 0 < page.locator("button.field").count() < lit
    assert page.evaluate(STANDS, "0") == before, "nothing was answered yet"

    page.locator("button.field").first.focus()
    page.keyboard.press("n")
    page.keyboard.press("N")
    page.keyboard.press("Enter")
    page.wait_for_function(f"(before) => ({STANDS})('0') !== before", arg=before, timeout=SETTLED)

    visitor.open(f"{page.url.removeprefix(visitor.home)}/rules")
    page.locator("main use[href='#path-III-bridge']").first.wait_for(state="attached")
    assert not visitor.broken_rules(), "the rules of the cave, with its cards"


def test_fields_can_be_tapped_on_a_phone(visit: Visits, hall: Hall) -> None:
    """The board comes near, a tap aims, and the brass button goes."""
    visitor = visit(size=PHONE, touch=True)
    page = seated(visitor, hall, "cave x2", 1)
    player = Player(visitor, 4)
    play_until(player, page, "button.field")
    before = page.evaluate(STANDS, "0")
    box = page.locator("button.field").first.bounding_box()
    assert box is not None and box["width"] >= 22
    page.touchscreen.tap(box["x"] + box["width"] / 2 + 8, box["y"] + box["height"] / 2)
    expect(page.locator("button.field.aimed")).to_have_count(1)
    page.locator(".tray .brass").tap()
    page.wait_for_function(f"(before) => ({STANDS})('0') !== before", arg=before, timeout=SETTLED)
    assert not visitor.too_wide()


def test_a_phone_that_lies_shows_all_seats(visit: Visits, hall: Hall) -> None:
    page = seated(visit(size=LYING, touch=True), hall, "cave x8", 7)
    box = page.locator(".panel-room").bounding_box()
    bottoms: list[float] = page.evaluate(LOWEST)
    assert box is not None and len(bottoms) == 7
    assert max(bottoms) <= box["y"] + 2, "nobody's name or gold lies under the log"
