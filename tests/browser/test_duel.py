"""The Duel in two browsers and alone, each played to the end; what two colours need on the page."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Hall, Visits
from tests.browser.player import Player, Toucher
from tests.browser.visitor import PHONE
from undermine.text import Words

PATIENCE = 240
DUEL = "duel[rounds=1] x2"
SOLO = "solo[rounds=1] x1"


@pytest.mark.long
def test_a_duel_between_a_desk_and_a_phone(hall: Hall, visit: Visits) -> None:
    """Two people, one by mouse in English, one by touch in Czech, to the standings."""
    host, guest = hall.guest(), hall.guest()
    table = hall.open_table(DUEL, host, name="Ada", rest=120)
    place = f"/api/tables/{table['id']}"
    hall.ask("POST", f"{place}/seats/1", guest, {"name": "Mole"})
    hall.ask("POST", f"{place}/start", host)
    desk, phone = visit(), visit(language="cs", size=PHONE, touch=True)
    desk.become(host)
    phone.become(guest)
    for visitor in (desk, phone):
        visitor.open(f"/t/{table['id']}").locator("ol.hand").wait_for()
        visitor.understand()
    english = Words("en")
    expect(desk.page.get_by_role("img", name=english.say("play-supply", markers="8", keys="2"))).to_be_visible()
    assert (
        desk.page.locator('use[href="#token-blue"]').count() and phone.page.locator('use[href="#token-green"]').count()
    )
    assert not desk.broken_rules()

    players = [Player(desk, 5), Toucher(phone, 6, "cs")]
    until = time.monotonic() + PATIENCE
    over = {0: False, 1: False}
    while not all(over.values()):
        assert time.monotonic() < until, [(player.state(), player.turns) for player in players]
        for i, player in enumerate(players):
            over[i] = over[i] or player.go_on()
    assert [player.rounds for player in players] == [1, 1], "both saw the end of the round"
    scores = hall.ask("GET", place, host)["scores"]
    assert isinstance(scores, list) and len(scores) == 2
    for score, visitor in zip(scores, (desk, phone), strict=True):
        expect(visitor.page.locator("dialog[open] td.sum b").filter(has_text=str(score)).first).to_be_attached()
    assert not phone.too_wide()


def test_the_challenge_of_the_day(hall: Hall, visit: Visits) -> None:
    """From the first page to the own line in the list; a game that is over can be played again, but is not counted."""
    english = Words("en")
    token = hall.guest()
    visitor = visit()
    visitor.become(token)
    page = visitor.open("/")
    page.get_by_role("link", name=english.say("web-daily"), exact=True).first.click()
    page.get_by_role("button", name=english.say("web-daily-play")).click()
    page.wait_for_url("**/t/*")
    page.locator("ol.hand").wait_for()
    assert page.get_by_role("button", name=english.say("play-hint"), exact=True).count() == 0
    visitor.open("/daily").get_by_role("button", name=english.say("web-daily-go-on")).wait_for()
    assert not visitor.broken_rules()

    table = f"/api/tables/{hall.ask('GET', '/api/daily', token)['table']}"
    position = hall.ask("GET", f"{table}/position", token)
    while legal := position.get("legal"):
        assert isinstance(legal, list)
        away = [action for action in legal if str(action).startswith("discard")] or legal
        action = max(away, key=lambda each: len(str(each).split()))
        position = hall.ask("POST", f"{table}/moves", token, {"seen": position["n"], "action": action})
    visitor.open("/daily")
    expect(page.locator("tr.you")).to_have_count(1)
    expect(page.get_by_text(english.say("web-daily-again"))).to_be_visible()


ENDED = """(before) => document.querySelector("[data-pile=deck] b").innerText !== before
  || document.querySelector(".tray [data-answer=done]")"""


def hinted(page: Page) -> None:
    """One turn by hints: the card is lifted and the place aimed at, so one press is enough.  Offers are let go."""
    deck = page.locator("[data-pile=deck] b")
    before = deck.inner_text()
    held, done = page.locator("ol.hand li.held"), page.locator(".tray [data-answer=done]")
    expect(page.locator(".ribbon.mine")).to_be_visible()
    expect(held).to_have_count(0)
    page.keyboard.press("h")
    expect(held).not_to_have_count(0)
    page.locator(".tray [data-answer]").last.click()
    page.wait_for_function(ENDED, arg=before)
    if done.count():
        done.click()
    expect(deck).not_to_have_text(before)


@pytest.mark.long
def test_alone_to_the_rating(hall: Hall, visit: Visits) -> None:
    """SOLO-40, SOLO-42: with hints at first; the round ends with its gold, the game with a rating in words."""
    token = hall.guest()
    table = hall.open_table(SOLO, token, name="Ada", rest=120, start=True)
    visitor = visit()
    visitor.become(token)
    visitor.open(f"/t/{table['id']}").locator("ol.hand").wait_for()
    page = visitor.page
    for _ in range(3):
        hinted(page)
    player = Player(visitor, 9)
    player.play_to_the_end()
    assert player.rounds == 1
    table = hall.ask("GET", f"/api/tables/{table['id']}", token)
    scores = table["scores"]
    assert isinstance(scores, list)
    english = Words("en")
    dialog = visitor.page.locator("dialog[open]")
    expect(dialog.get_by_role("heading", level=1)).to_have_text(english.say("tales-dug-all", count=scores[0]))
    expect(dialog.locator("li.reached")).to_contain_text(english.say("verdict-1" if scores[0] < 15 else "verdict-2"))
    assert dialog.locator("thead th").count() >= 2, "a column for the round, and the sum"
    assert not visitor.broken_rules()
