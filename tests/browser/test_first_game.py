"""Somebody who has never played: what the page does for him, from *Play now* on."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.conftest import Hall, Visits
from tests.browser.player import PATIENCE, Player
from tests.browser.visitor import PHONE
from undermine.text import Words

BOXES = {"base": "base x3", "expansion": "expansion x3", "duel": "duel x2", "solo": "solo x1", "cave": "cave x3"}


DRAWN = """() => [...document.querySelectorAll('ol.sheet svg')].every((picture) =>
  [...picture.querySelectorAll('use')].length
  && [...picture.querySelectorAll('use')].every((use) => document.querySelector(use.getAttribute('href'))))"""
"""Whether all that the pictures name is there."""


class Newcomer(Player):
    """Does what the page says: reads a sheet and closes it, reads a remark and goes on, plays what is lit."""

    heard: set[str]

    def go_on(self) -> bool:
        sheet, coach = self.page.locator("dialog[open] ol.sheet"), self.page.locator(".coach .bubble")
        if sheet.count():
            self.page.locator("dialog[open]").get_by_role("button", name=self.say("play-sheet-go")).click()
            return False
        if self.state() == "mine" and coach.count():
            with suppress(Late):
                self.heard.add(coach.locator("b").inner_text(timeout=500))
            if (read := coach.locator(".btn.brass")).count():
                read.click()
                return False
        return super().go_on()


@pytest.mark.long
@pytest.mark.parametrize(("language", "touch"), [("en", False), ("lt", True)], ids=["desk", "phone"])
def test_somebody_new_plays_the_first_round(visit: Visits, language: str, touch: bool) -> None:
    """*Play now*, then only what the page says: three pictures, who am I, the coach, what is lit; then he is gone."""
    say = Words(language).say
    visitor = visit(language=language, new=True, touch=touch, size=PHONE if touch else (1280, 800))
    page = visitor.open("/")
    page.get_by_role("button", name=say("web-play")).click()
    page.locator("dialog[open] ol.sheet li").nth(2).wait_for()
    assert visitor.broken_rules() == []
    player = Newcomer(visitor, 3, language)
    player.heard = set()
    ended: list[int] = []
    player.on_round = lambda: ended.append(player.turns)
    until = time.monotonic() + PATIENCE
    while not ended:
        assert not player.go_on() and time.monotonic() < until, player.state()
        if player.turns == 1 and player.state() == "mine":
            assert page.locator(".aim").inner_text() in {say("role-digger.task"), say("role-saboteur.task")}
    assert {say("web-learn-hand"), say("web-learn-first")} <= player.heard
    assert player.looks >= 2, "nobody was shown who he is"
    while page.locator(".ribbon").count() == 0 or player.state() != "mine":
        assert not player.go_on() and time.monotonic() < until, player.state()
    assert not page.locator(".coach").count(), "the coach stays after the first round"
    assert page.evaluate("JSON.parse(localStorage.getItem('undermine.settings')).coach") is False


def test_the_coach_is_sent_away_for_ever(visit: Visits) -> None:
    say = Words("en").say
    visitor = visit(new=True)
    page = visitor.open("/")
    for attempt in range(2):
        page.get_by_role("button", name=say("web-play")).click()
        page.locator("ol.hand").wait_for()
        if attempt == 0:
            page.locator("dialog[open]").get_by_role("button", name=say("play-sheet-go")).click()
        page.locator("dialog.who").wait_for()
        visitor.understand()
        if attempt == 0:
            page.get_by_role("button", name=say("web-learn-never")).click()
        page.locator(".ribbon").first.wait_for()
        expect(page.locator(".coach")).to_have_count(0)
        page = visitor.open("/")


def test_a_box_that_is_opened_for_the_first_time_shows_three_pictures(hall: Hall, visit: Visits) -> None:
    """Once for every box; everything in the pictures is drawn, and every picture has its sentence."""
    say = Words("en").say
    visitor, token = visit(new=True, size=PHONE, touch=True), hall.guest()
    visitor.become(token)
    for box, rules in BOXES.items():
        seats = int(rules.rpartition("x")[2])
        wish = {"rules": rules, "name": "Ada", "bots": seats - 1, "start": True, "pace": "none"}
        table = hall.ask("POST", "/api/tables", token, wish)
        page = visitor.open(f"/t/{table['id']}")
        pictures = page.locator("dialog[open] ol.sheet li")
        pictures.nth(2).wait_for()
        said = [say(f"play-sheet-{box}-{i}") for i in (1, 2, 3)]
        assert [picture.inner_text().splitlines()[-1] for picture in pictures.all()] == said
        page.wait_for_function(DRAWN)
        assert visitor.broken_rules() == []
        page.locator("dialog[open]").get_by_role("button", name=say("play-sheet-go")).click()
        expect(pictures).to_have_count(0)
        page = visitor.open(f"/t/{table['id']}")
        page.locator("ol.hand").wait_for(state="attached")
        page.wait_for_timeout(300)
        expect(pictures).to_have_count(0)


def seated(hall: Hall, visit: Visits, people: int) -> Page:
    """Ada's page at a table of three whose game has begun; the other people do not look."""
    token = hall.guest()
    table = hall.open_table("base:de x3", token, bots=3 - people, name="Ada")
    for seat in range(1, people):
        hall.ask("POST", f"/api/tables/{table['id']}/seats/{seat}", hall.guest(), {"name": f"Bo{seat}"})
    hall.ask("POST", f"/api/tables/{table['id']}/start", token)
    visitor = visit()
    visitor.become(token)
    page = visitor.open(f"/t/{table['id']}")
    page.locator("ol.hand").wait_for()
    visitor.understand()
    return page


def test_what_one_is_after_stays_secret_in_company(hall: Hall, visit: Visits) -> None:
    """Against bots it always stands there; where people sit side by side the line says it only while one peeks."""
    say = Words("en").say
    tasks = [say("role-digger.task"), say("role-saboteur.task")]
    assert seated(hall, visit, 1).locator(".aim").inner_text() in tasks
    page = seated(hall, visit, 2)
    expect(page.locator(".aim")).to_have_text(say("play-aim-secret"))
    page.keyboard.down("p")
    expect(page.locator(".aim")).not_to_have_text(say("play-aim-secret"))
    assert page.locator(".aim").inner_text() in tasks
    page.keyboard.up("p")
    expect(page.locator(".aim")).to_have_text(say("play-aim-secret"))


def test_the_rules_lie_beside_the_table(hall: Hall, visit: Visits) -> None:
    """The address stays, the hand can be used, a card leads to its own paragraph, Escape puts them away."""
    say = Words("en").say
    page = seated(hall, visit, 1)
    there = page.url
    page.get_by_role("link", name=say("play-rules")).click()
    panel = page.locator("aside.rules")
    panel.locator("section").first.wait_for()
    panel.locator("nav a").last.click()
    assert page.url == there
    page.locator("ol.hand .card-button").first.click()
    expect(page.locator("ol.hand li.held")).to_have_count(1)
    panel.get_by_role("button", name=say("web-close")).click()
    expect(panel).to_have_count(0)
    page.keyboard.press("i")
    page.get_by_role("link", name=say("play-card-rules")).click()
    expect(panel.locator(".pointed")).to_be_visible()
    assert page.url == there
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_who_am_i_is_seen_whole_on_the_smallest_phone(hall: Hall, visit: Visits) -> None:
    """Six sorts of dwarfs in long words, the offer of sounds above them, the button below."""
    visitor, token = visit(language="lt", size=(360, 740), touch=True), hall.guest()
    visitor.become(token)
    wish = {"rules": "expansion x6", "bots": 5, "start": True, "rest": 45, "name": "Vilhelmina"}
    page = visitor.open(f"/t/{hall.ask('POST', '/api/tables', token, wish)['id']}")
    who = page.locator("dialog.who")
    who.locator("button.play").tap()
    expect(who.locator(".odds li")).to_have_count(6)
    assert who.evaluate("(who) => who.scrollHeight <= who.clientHeight")
    sound, kick = who.locator(".sound").bounding_box(), who.locator(".kick").bounding_box()
    assert sound and kick and sound["y"] >= 0 and kick["y"] >= sound["y"] + sound["height"]
    assert visitor.broken_rules() == []
