"""The board and the hand as one handles them: ghosts, turning, why not, moving, peeking, dragging."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Hall, Visits
from tests.browser.visitor import PHONE, Visitor

HELD = "ol.hand li.held"
LIT = "button.cell.open"
GHOST = ".cell.ghost"
PATIENCE = 15
"""Seconds for anything that moves."""
LAID = "svg.layer > svg.cell"


def seated(hall: Hall, visitor: Visitor, rules: str = "base x5") -> Page:
    """At a table with quick bots, asked for the first turn."""
    token = hall.guest()
    choices = {"pace": "none", "bot_delay": 0, "name": "Vilma", "bots": 4, "bot": "random", "start": True}
    table = hall.ask("POST", "/api/tables", token, {"rules": rules, **choices})
    visitor.become(token)
    page = visitor.open(f"/t/{table['id']}")
    page.locator(".ribbon.mine").wait_for()
    visitor.understand()
    return page


def cards(page: Page) -> Locator:
    return page.locator("ol.hand .card-button")


def lift_a_path(page: Page, *, turns: bool = False) -> bool:
    """Lift a card that may be laid somewhere, in both ways if it shall turn; whether there is one."""
    wanted = f"{LIT}.lay:has(.turns)" if turns else f"{LIT}.lay"
    for i in range(cards(page).count()):
        cards(page).nth(i).click()
        if page.locator(wanted).count():
            return True
    return False


def with_a_path(hall: Hall, visitor: Visitor, *, turns: bool = False) -> Page:
    """At a table with such a card lifted; nobody is dealt only bad hands."""
    for _ in range(12):
        page = seated(hall, visitor)
        if lift_a_path(page, turns=turns):
            return page
    pytest.fail("in twelve deals no card can be laid like that")


def middle(cell: Locator) -> tuple[float, float]:
    box = cell.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def laid(page: Page) -> int:
    return page.locator(LAID).count()


def comes_to(what: Locator, is_there: Callable[[tuple[float, float]], bool]) -> None:
    """Pictures move as quickly as the machine lets them."""
    until = time.monotonic() + PATIENCE
    while not is_there(at := middle(what)):
        assert time.monotonic() < until, at
        what.page.wait_for_timeout(50)


def picture(page: Page) -> Locator:
    """The drawing of the ghost; a card that lies another way is another drawing."""
    return page.locator(f"{GHOST} use").first


def test_the_mouse_shows_the_ghost_and_one_click_lays(hall: Hall, visitor: Visitor) -> None:
    page = with_a_path(hall, visitor)
    before = laid(page)
    x, y = middle(page.locator(f"{LIT}.lay").first)
    page.mouse.move(x, y)
    expect(page.locator(GHOST)).to_have_count(1)
    page.mouse.click(x, y)
    expect(page.locator(HELD)).to_have_count(0)
    expect(page.locator(LAID)).not_to_have_count(before)


def test_a_ghost_is_turned_by_key_and_wheel_where_both_ways_fit(hall: Hall, visitor: Visitor) -> None:
    page = with_a_path(hall, visitor, turns=True)
    page.mouse.move(*middle(page.locator(f"{LIT}:has(.turns)").first))
    first = picture(page).get_attribute("href") or ""
    page.keyboard.press("r")
    expect(picture(page)).not_to_have_attribute("href", first)
    page.wait_for_timeout(250)
    page.mouse.wheel(0, 100)
    expect(picture(page)).to_have_attribute("href", first)
    assert not page.locator("button.fit").count(), "the wheel did not zoom at the same time"


def test_a_dark_cell_says_why_not(hall: Hall, visitor: Visitor) -> None:
    page = with_a_path(hall, visitor)
    x, y = middle(page.locator(LAID).first)
    page.mouse.click(x, y)
    expect(page.locator(".board .bubble")).to_have_text(re.compile(r"\w+.*\.$"))
    page.keyboard.press("Escape")
    expect(page.locator(".board .bubble")).to_have_count(0)
    expect(page.locator(HELD)).to_have_count(1)


def test_a_moved_board_keeps_its_place_until_the_whole_is_wanted(hall: Hall, visitor: Visitor) -> None:
    page = seated(hall, visitor)
    start = page.locator(LAID).first
    at_first = middle(start)
    box = page.locator(".board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 160
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    moved = (at_first[0] + 60, at_first[1] + 40)
    comes_to(start, lambda at: at == pytest.approx(moved, abs=2))
    assert not page.locator(HELD).count() and not page.locator(".bubble").count(), "a drag is no click"
    page.mouse.wheel(0, -300)
    comes_to(start, lambda at: at != pytest.approx(moved, abs=2))  # the wheel zooms
    page.locator("button.fit").click()
    comes_to(start, lambda at: at == pytest.approx(at_first, abs=2))


def test_cells_are_read_aloud_under_the_arrow_keys(hall: Hall, visitor: Visitor) -> None:
    page = with_a_path(hall, visitor)
    page.keyboard.press("n")
    named = "document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).ariaLabel"
    assert re.match(r"cell .* of the start: empty, may be built on", page.evaluate(named))
    page.keyboard.press("ArrowRight")
    assert page.evaluate(named).startswith(("cell ", "start:"))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_the_role_is_seen_only_while_it_is_held(hall: Hall, visitor: Visitor) -> None:
    page = seated(hall, visitor)
    shown = page.locator(".role .up")
    expect(shown).to_have_count(0)
    page.keyboard.down("p")
    expect(shown).to_contain_text(re.compile("gold digger|saboteur"))
    page.keyboard.up("p")
    expect(shown).to_have_count(0)
    page.get_by_role("button", name="Your role").hover()
    page.mouse.down()
    expect(shown).to_contain_text(re.compile("gold digger|saboteur"))
    page.mouse.up()
    expect(shown).to_have_count(0)


def test_a_card_is_dragged_to_its_place(hall: Hall, visitor: Visitor) -> None:
    page = with_a_path(hall, visitor)
    card = page.locator(f"{HELD} .card-button")
    target = middle(page.locator(f"{LIT}.lay").first)
    before = laid(page)
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*target, steps=6)
    expect(page.locator(GHOST)).to_have_count(1)
    page.mouse.up()
    expect(page.locator(LAID)).not_to_have_count(before)


def test_a_card_led_astray_says_what_it_wants(hall: Hall, visitor: Visitor) -> None:
    """A tunnel on a player, and a card for a player on the board: no move at all, so no rule says why not."""
    page = with_a_path(hall, visitor)
    page.mouse.move(*middle(page.locator(f"{HELD} .card-button")))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".seats [data-seat] .medal").first), steps=6)
    page.mouse.up()
    expect(page.locator(".bubble")).to_have_text(re.compile(r"^Not there\. Lay .* on a lit cell"))
    for _ in range(12):
        page = seated(hall, visitor)
        breaks = page.locator("ol.hand").get_by_role("button", name=re.compile("broken"))
        if breaks.count():
            break
    breaks.first.click()
    expect(page.locator(".ribbon")).to_contain_text("Whose tool do you break?")
    page.mouse.click(*middle(page.locator(LAID).first))
    expect(page.locator(".board .bubble")).to_have_text(re.compile(r"^Not there\. Whose tool do you break\?"))


def test_a_tap_aims_and_a_second_tap_lays(hall: Hall, visit: Visits) -> None:
    visitor = visit(size=PHONE, touch=True)
    page = with_a_path(hall, visitor)
    before = laid(page)
    place = middle(page.locator(f"{LIT}.lay").first)
    page.touchscreen.tap(*place)
    expect(page.locator(GHOST)).to_have_count(1)
    expect(page.locator('[data-answer="yes"]')).to_have_text("Lay it here")
    assert laid(page) == before, "one tap only aims"
    page.touchscreen.tap(*place)
    expect(page.locator(LAID)).not_to_have_count(before)


def test_a_tap_means_what_the_finger_came_down_on(hall: Hall, visit: Visits) -> None:
    """The board may come nearer between finger down and finger up; the cell is the one that was seen."""
    visitor = visit(size=PHONE, touch=True)
    page = with_a_path(hall, visitor)
    lit = page.locator(f"{LIT}.lay").first
    cell, (x, y) = lit.get_attribute("data-cell"), middle(lit)
    fingers = visitor.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.keyboard.press("-")
    page.keyboard.press("-")
    comes_to(page.locator(LAID).first, lambda at: at != pytest.approx((x, y), abs=1))
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(GHOST)).to_have_count(1)
    expect(page.locator(f"[data-cell='{cell}']")).to_have_count(0)  # the ghost lies there instead
