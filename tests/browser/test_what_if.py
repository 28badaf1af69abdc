"""What if: from a step of a review to a table, played to the end of the round, and another answer tried."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Hall, Visits
from tests.browser.player import Player, Toucher
from tests.browser.visitor import Visitor
from undermine.text import Words

PATIENCE = 90
RULES = "base:de[rounds=1] x3"
WORDS = Words("en")
DESK, HAND = (1280, 800), (390, 844)


@pytest.fixture
def played(hall: Hall) -> tuple[str, str]:
    """The token of the host of a game that bots have played to the end, and the address of its review."""
    token = hall.guest()
    wish = {"rules": RULES, "pace": "none", "bot_delay": 0, "bots": 3, "start": True}
    table = hall.ask("POST", "/api/tables", token, wish)
    until = time.monotonic() + PATIENCE
    while hall.ask("GET", f"/api/tables/{table['id']}", token)["state"] != "over":
        assert time.monotonic() < until, "bots do not end their game"
        time.sleep(0.1)
    return token, f"/t/{table['id']}/review/1"


def look_back(visitor: Visitor, token: str, review: str, step: int) -> Page:
    visitor.become(token)
    page = visitor.open(f"{review}?step={step}")
    page.get_by_role("slider").wait_for(timeout=1000 * PATIENCE)
    return page


@pytest.mark.parametrize(("size", "cards"), [(DESK, "same"), (HAND, "anew")])
def test_playing_on_from_a_step_to_the_end(
    visit: Visits, played: tuple[str, str], size: tuple[int, int], cards: str
) -> None:
    visitor = visit(size=size, touch=size == HAND)
    page = look_back(visitor, *played, step=6)
    panel = page.locator("section", has=page.get_by_role("heading", name=WORDS.say("after-what-if"), exact=True)).last
    panel.get_by_text(WORDS.say(f"after-what-if-{cards}"), exact=True).click()
    panel.get_by_role("button", name=WORDS.say("after-what-if-go")).click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    mark = page.locator("header").get_by_text(WORDS.say("play-what-if"), exact=True)
    expect(mark).to_be_visible(timeout=20_000)
    (Toucher if size == HAND else Player)(visitor, 5).play_to_the_end()
    page.get_by_role("link", name=WORDS.say("play-what-if-back")).first.click()
    page.wait_for_url(re.compile(rf"{played[1]}\?step=6$"))
    page.get_by_role("slider").wait_for(timeout=30_000)


def test_another_answer_is_tried_on_the_page(visit: Visits, played: tuple[str, str]) -> None:
    page = look_back(visit(size=DESK), *played, step=0)
    expect(page.get_by_text(WORDS.say("after-try-setup"))).to_be_visible()
    page.keyboard.press("ArrowRight")
    go = page.get_by_role("button", name=WORDS.say("after-try-go"))
    go.click()
    expect(page.get_by_role("columnheader", name=WORDS.say("after-try-other"))).to_be_visible(timeout=60_000)
    assert "&try=" in page.url
    page.reload()
    expect(page.get_by_role("columnheader", name=WORDS.say("after-try-other"))).to_be_visible(timeout=60_000)
    page.get_by_role("button", name=WORDS.say("after-try-before")).click()
    expect(page).not_to_have_url(re.compile("try="))
    expect(page.get_by_text(WORDS.say("after-try-setup"))).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(WORDS.say("after-what-if-over"))).to_be_visible()
