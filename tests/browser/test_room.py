"""People in one room: a big screen that everybody sees, and a phone that two of them hand to each other."""

from __future__ import annotations

import json
import time

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Hall, Visits
from tests.browser.player import Player, Toucher
from tests.browser.secret import check_events
from tests.browser.visitor import PHONE
from undermine.text import Words

PATIENCE = 240
TV = (1920, 1080)
HANDS = "ol.hand .card-button .visually-hidden"
LONG_LOOKED = 60_000
"""Milliseconds after which an onlooker has seen enough of the end of a round."""


@pytest.mark.long
def test_two_people_on_one_phone_play_a_duel(hall: Hall, visit: Visits) -> None:
    """From the lobby to the standings; whoever takes the phone finds his own cards, and nobody's are there before."""
    say = Words("en").say
    visitor, token = visit(size=PHONE, touch=True), hall.guest()
    visitor.become(token)
    table = hall.open_table("duel[rounds=1] x2", token, name="Ada", rest=120)
    page = visitor.open(f"/t/{table['id']}")
    page.get_by_label(say("web-device-name")).fill("Mia")
    page.get_by_role("button", name=say("web-device-add"), exact=True).tap()
    page.locator(".device").get_by_text("Mia", exact=True).wait_for()
    assert not visitor.broken_rules()
    page.get_by_role("button", name=say("web-lobby-start")).first.tap()
    player = Toucher(visitor, 4)
    seen: dict[str, set[str]] = {"Ada": set(), "Mia": set()}
    until = time.monotonic() + PATIENCE
    over = False
    while not over:
        assert time.monotonic() < until, (player.state(), player.turns)
        if page.locator("dialog.cover[open]").count():
            assert not page.locator("ol.hand").count(), "nothing of a hand is in the page while it goes round"
            take(page, seen)
        else:
            over = player.go_on()
    assert all(seen.values()) and seen["Ada"] != seen["Mia"], "each of them had cards of his own"
    assert player.turns > 10
    scores = hall.ask("GET", f"/api/tables/{table['id']}", token)["scores"]
    assert isinstance(scores, list) and len(scores) == 2


def take(page: Page, seen: dict[str, set[str]]) -> None:
    """The one who is named takes the phone; what he finds there is what he holds."""
    name = page.locator("dialog.cover h1").inner_text()
    page.locator("dialog.cover button.play").tap()
    page.locator("ol.hand").wait_for(state="attached")
    seen[name].add(" ".join(page.locator(HANDS).all_inner_texts()))


@pytest.mark.long
def test_a_tv_two_phones_and_two_bots(hall: Hall, visit: Visits) -> None:
    """The screen is opened by a player, sees no secret, asks for nothing, and goes on by itself from round to round."""
    say = Words("en").say
    host, guest = hall.guest(), hall.guest()
    table = hall.open_table("base:de[rounds=2] x4", host, bots=2, name="Ada", rest=120)
    screen = visit(size=TV)
    screen.become(host)
    frames: list[dict[str, object]] = []
    screen.page.on("websocket", lambda socket: listen(socket, frames))
    tv = screen.open(f"/tv/{table['code']}")
    expect(tv.locator(".way .code")).to_have_text(str(table["code"]))
    expect(tv.get_by_role("heading", name=say("play-tv-come"))).to_be_visible()
    tv.clock.install()

    hall.ask("POST", f"/api/tables/{table['id']}/seats/1", guest, {"name": "Mia"})
    hall.ask("POST", f"/api/tables/{table['id']}/start", host)
    phones = [visit(size=PHONE, touch=True) for _ in range(2)]
    for phone, token in zip(phones, (host, guest), strict=True):
        phone.become(token)
        phone.open(f"/t/{table['id']}").locator("ol.hand").wait_for()
    tv.locator(".banner").wait_for()
    assert not screen.broken_rules()
    expect(tv.locator("[data-seat]")).to_have_count(4)

    players = [Player(phone, seed) for seed, phone in enumerate(phones)]
    until = time.monotonic() + PATIENCE
    told = False
    while any(player.rounds == 0 or player.state() == "who" for player in players):
        assert time.monotonic() < until, [(player.state(), player.rounds) for player in players]
        for player in players:
            if player.rounds == 0 or player.state() == "who":
                player.go_on()
        told = told or tv.locator("dialog.ending[open] .reveal.turned").count() == 4
    expect(tv.locator("dialog.ending[open] .reveal.turned")).to_have_count(4)
    expect(tv.locator("dialog.ending[open] svg.fingers g")).to_have_count(2)
    assert not tv.locator("dialog.ending :is(button, a):visible").count(), "nobody is there to press anything"
    tv.clock.fast_forward(LONG_LOOKED)
    expect(tv.locator("dialog.ending[open]")).to_have_count(0)
    expect(tv.locator("main.screen header")).to_contain_text("2")
    check_frames(frames)


def listen(socket: WebSocket, frames: list[dict[str, object]]) -> None:
    socket.on("framereceived", lambda data: frames.append(json.loads(data)))


def check_frames(frames: list[dict[str, object]]) -> None:
    """Whoever opened it: what a spectator may know, and nothing else."""
    positions = [frame["position"] for frame in frames if isinstance(frame.get("position"), dict)]
    assert len(positions) > 10
    for position in positions:
        assert isinstance(position, dict)
        view = position["view"]
        assert view["me"] is None and not view["hand"] and "choices" not in position
        is_told = any(result["round"] == view["round"] for result in view["results"])
        assert is_told or all(seat["role"] is None for seat in view["seats"])
        check_events(position["events"], None)
    assert all(isinstance(told := frame.get("table", {}), dict) and told.get("seat") is None for frame in frames)
