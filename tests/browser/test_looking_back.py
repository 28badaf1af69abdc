"""A finished game: the replay from a seat and from above, the statistics, and who may read them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Hall, Visits
from undermine.text import Words

RULES = "base:de[rounds=1] x3"


@pytest.fixture
def finished(hall: Hall, visit: Visits) -> tuple[Page, str]:
    """A page of the host of a game that bots have played, and the address of its table."""
    token = hall.guest()
    table = hall.open_table(RULES, token, bots=3)
    hall.ask("POST", f"/api/tables/{table['id']}/start", token)
    visitor = visit()
    visitor.become(token)
    page = visitor.open("/")
    for _ in range(300):
        if hall.ask("GET", f"/api/tables/{table['id']}", token)["state"] == "over":
            break
        page.wait_for_timeout(50)
    return page, f"/t/{table['id']}"


def step_of(page: Page) -> int:
    return int(page.url.partition("step=")[2].partition("&")[0] or 0)


def test_a_replay_from_above_and_from_a_seat(finished: tuple[Page, str]) -> None:
    page, table = finished
    page.goto(f"{table}/replay/1?seat=-1&step=0")
    words = Words("en")
    page.get_by_role("button", name=words.say("tales-forward")).first.wait_for()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    assert step_of(page) == 4
    above = page.locator("main").inner_html()
    page.goto(f"{table}/replay/1?seat=1&step=4")
    page.get_by_role("button", name=words.say("tales-forward")).first.wait_for()
    page.keyboard.press("End")
    assert step_of(page) > 10
    page.keyboard.press("Home")
    assert step_of(page) == 0
    assert above != page.locator("main").inner_html()


def test_the_story_tells_the_standings(finished: tuple[Page, str], hall: Hall) -> None:
    page, table = finished
    page.goto(f"{table}/story/1")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    names = page.evaluate(f"() => fetch('/api{table.replace('/t/', '/tables/')}').then((a) => a.json())")
    for seat in names["seats"]:
        expect(page.get_by_text(seat["name"]).first).to_be_visible()


def test_others_may_not_read_a_private_game(finished: tuple[Page, str], visit: Visits) -> None:
    _, table = finished
    stranger = visit()
    stranger.forgive("403")
    page = stranger.open(f"{table}/story/1")
    expect(page.get_by_text(Words("en").say("refusal-not-yours")).first).to_be_visible()
