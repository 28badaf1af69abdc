"""Every page in five languages: it opens, is said in them, and fits on a small phone.

Axe looks at the shortest and at the longest of the languages: names and roles come from one place for all of them.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Hall, Visits
from tests.browser.visitor import DESKTOP, Visitor
from undermine.text import LANGUAGES, Words

SMALL = (360, 740)
LOOKED_AT = ("en", "lt")
PLACES = ("/", "/new", "/join", "/me", "/mine", "/watch", "/rules", "/nowhere/at/all")


def quiet(page: Page) -> None:
    """Until everything that is loaded has arrived."""
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_around_the_table(visit: Visits, language: str) -> None:
    visitor = visit(language=language, size=SMALL)
    visitor.forgive("404")
    for place in PLACES:
        page = visitor.open(place)
        quiet(page)
        assert page.locator("html").get_attribute("lang") == language
        assert not visitor.too_wide(), place
        if language in LOOKED_AT:
            assert not visitor.broken_rules(), place


def seated(hall: Hall, visitor: Visitor, rules: str, bots: int, *, start: bool) -> str:
    token = hall.guest()
    visitor.become(token)
    wish = {"rules": rules, "pace": "none", "bot_delay": 30, "name": "Ada", "bots": bots, "start": start}
    return str(hall.ask("POST", "/api/tables", token, wish)["id"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_lobby_table_and_rules_of_a_table(hall: Hall, visit: Visits, language: str) -> None:
    """On a small phone and, once each page is there, on a desk."""
    visitor = visit(language=language, size=SMALL)
    page = visitor.page

    def is_well_everywhere(place: str, mark: str) -> None:
        page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
        visitor.open(place).locator(mark).first.wait_for()
        quiet(page)
        for width, height in (SMALL, DESKTOP):
            page.set_viewport_size({"width": width, "height": height})
            assert not visitor.too_wide(), (place, width)
            assert language not in LOOKED_AT or not visitor.broken_rules(), (place, width)

    table = seated(hall, visitor, "base:lt2009 x10", 5, start=False)
    is_well_everywhere(f"/t/{table}", "h1")
    table = seated(hall, visitor, "base:cs20 x10", 9, start=True)
    is_well_everywhere(f"/t/{table}", "ol.hand")
    is_well_everywhere(f"/t/{table}/rules", "h1")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_both_themes_have_enough_contrast(hall: Hall, visit: Visits, theme: str) -> None:
    visitor = visit()
    # Chosen before, as it is kept: colours that fade from one theme to the other say nothing.
    visitor.context.add_init_script(f"localStorage.setItem('undermine.settings', JSON.stringify({{theme: '{theme}'}}))")
    table = seated(hall, visitor, "base:de x5", 4, start=True)
    for place in ("/", "/new", f"/t/{table}", f"/t/{table}/rules"):
        page = visitor.open(place)
        quiet(page)
        assert page.locator("html").get_attribute("data-theme") == theme
        assert not visitor.broken_rules(), (theme, place)


def test_text_of_double_size_still_fits(hall: Hall, visit: Visits) -> None:
    """Twice the letters on a desk are a page of half its width."""
    visitor = visit(language="lt", size=(640, 400))
    table = seated(hall, visitor, "base:de x5", 4, start=True)
    for place in ("/", "/new", f"/t/{table}"):
        page = visitor.open(place)
        quiet(page)
        assert not visitor.too_wide(), place


def test_what_only_a_phone_has_and_has_not(hall: Hall, visit: Visits) -> None:
    """The challenge of the day in sight, a log line that grows with the letters, and no keys before one was pressed."""
    say = Words("lt").say
    visitor = visit(language="lt", size=SMALL, touch=True)
    table = seated(hall, visitor, "base:de x5", 4, start=True)
    page = visitor.open("/")
    expect(page.locator("main a[href='/daily']")).to_be_visible()
    page = visitor.open(f"/t/{table}")
    page.locator(".line .latest").wait_for()
    visitor.understand()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    line = page.locator(".line").evaluate("(line) => [line.scrollHeight, line.clientHeight]")
    assert line[0] <= line[1], "two lines of large letters are not cut"
    page.evaluate("document.documentElement.style.fontSize = ''")
    menu, keys = page.get_by_role("button", name=say("play-menu")), page.get_by_role("button", name=say("play-keys"))
    menu.tap()
    page.get_by_role("button", name=say("play-settings")).wait_for()
    assert not keys.count()
    page.keyboard.press("Escape")
    menu.tap()
    expect(keys).to_be_visible()
