"""Whole games in a real browser: by mouse, by touch on a phone, by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Visits
from tests.browser.player import Player, Toucher, Typist
from tests.browser.visitor import PHONE

PLAY_NOW = "main .play"


def at_the_table(page: Page) -> None:
    page.wait_for_url("**/t/*")
    page.locator("ol.hand").wait_for()


def test_three_rounds_by_mouse(visit: Visits) -> None:
    """From the first page to the final standings, with nothing but the mouse."""
    visitor = visit()
    page = visitor.open("/")
    page.locator(PLAY_NOW).first.click()
    at_the_table(page)
    player = Player(visitor)
    player.play_to_the_end()
    assert player.rounds == 3 and player.turns > 15


def test_three_rounds_by_keyboard_alone(visit: Visits) -> None:
    visitor = visit()
    page = visitor.open("/")
    player = Typist(visitor, 2)
    player.walk_to(PLAY_NOW)
    page.keyboard.press("Enter")
    at_the_table(page)
    player.play_to_the_end()
    assert player.rounds == 3


def test_three_rounds_by_touch_on_a_phone(visit: Visits) -> None:
    visitor = visit(size=PHONE, touch=True)
    page = visitor.open("/")
    page.locator(PLAY_NOW).first.tap()
    at_the_table(page)
    player = Toucher(visitor, 3)
    player.play_to_the_end()
    assert player.rounds == 3
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "nothing reaches over the edge of the phone"
