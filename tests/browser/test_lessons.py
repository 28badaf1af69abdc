"""All lessons of all boxes, solved as the page shows them: by keyboard alone, and by touch on a phone.

Whoever walks through them follows the arrows and nothing else; what is wanted is known to the page alone.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.player import Player
from tests.browser.visitor import PHONE, Visitor
from undermine.lessons.lesson import lessons
from undermine.text import Words

ARROWS = "() => [...document.querySelectorAll('[data-arrow]')].map((each) => each.dataset.arrow)"
MOVED_ON = """(arrows) => document.querySelector('.coach.done') ||
  [...document.querySelectorAll('[data-arrow]')].map((each) => each.dataset.arrow).join() !== arrows.join()"""
SOON = 3_000
PLACE = "(each) => ['--x', '--y'].map((axis) => each.style.getPropertyValue(axis))"
PATIENCE = 45_000
"""Milliseconds; a lesson is drawn anew for each step, and this machine may be busy."""
STEPS = 24
"""More than any lesson takes."""
SHELVES = list(lessons())
LANGUAGES = ("en", "cs", "sk", "de", "lt")
"""Each of them is met by keyboard and by touch, on another shelf; what no words can break is not tried five times."""


def language_of(shelf: str, shift: int) -> str:
    return LANGUAGES[(SHELVES.index(shelf) + shift) % len(LANGUAGES)]


class Pupil(ABC):
    """Somebody who does what the arrows point at."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.page.set_default_timeout(PATIENCE)

    @abstractmethod
    def follow(self, post: str) -> None:
        """Do what an arrow points at."""

    @abstractmethod
    def press(self, selector: str) -> None: ...

    def solve(self, name: str) -> None:
        """From the task to the tick."""
        self.page.locator(f"[data-lesson='{name}']").wait_for()
        if self.page.locator("[data-show]").count():
            self.press("[data-show]")
        for _ in range(STEPS):
            self.page.wait_for_function("() => document.querySelector('[data-arrow], .coach.done')")
            if self.page.locator(".coach.done").count():
                return
            arrows: list[str] = self.page.evaluate(ARROWS)
            if arrows:
                self.follow(arrows[0])
                # On a busy machine a tap may have become a long press; then the arrow is still there.
                with suppress(Late):
                    self.page.wait_for_function(MOVED_ON, arg=arrows, timeout=SOON)
        raise AssertionError(f"{self.page.url} was not solved")

    def walk_through(self, shelf: str) -> None:
        """All lessons of a shelf, from the first one on."""
        names = [lesson.name for lesson in lessons()[shelf]]
        self.visitor.open(f"/learn/{shelf}/{names[0]}")
        self.page.locator(f"[data-lesson='{names[0]}']").wait_for()
        assert self.visitor.broken_rules() == []
        for name in names:
            self.solve(name)
            self.press("a[data-next]")
        self.page.wait_for_url("**/learn")


class Typing(Pupil):
    def press(self, selector: str) -> None:
        """Tab by tab until the focus is there; then Enter."""
        for _ in range(60):
            if self.page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {selector}")

    def follow(self, post: str) -> None:
        keys = self.page.keyboard
        if card := re.fullmatch(r"ol\.hand > li:nth-child\((\d)\)", post):
            keys.press(card[1])
        elif cell := re.fullmatch(r'\[data-cell="(-?\d+),(-?\d+)"\]', post):
            for _ in range(40):
                cursor = self.page.locator(".cursor")
                if cursor.count() and cursor.evaluate(PLACE) == [cell[1], cell[2]]:
                    break
                keys.press("n")
            keys.press("Enter")
        elif ".turn" in post:
            keys.press("r")
        elif post == "button.pass":
            keys.press("d")
        else:
            self.press(post)


class Touching(Pupil):
    def press(self, selector: str) -> None:
        self.page.locator(selector).first.tap()

    def follow(self, post: str) -> None:
        found = self.page.locator(post).first
        if "data-cell" not in post and "data-field" not in post:
            found.tap()
            return
        # A cell or a field may lie under what stands there, so the place is pressed, not the element.
        box = found.bounding_box()
        assert box is not None, f"there is no {post}"
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.long
@pytest.mark.parametrize("shelf", SHELVES)
def test_every_lesson_is_solved_by_keyboard_alone(visit: Visits, shelf: str) -> None:
    Typing(visit(language=language_of(shelf, 0))).walk_through(shelf)


@pytest.mark.long
@pytest.mark.parametrize("shelf", SHELVES)
def test_every_lesson_is_solved_by_touch(visit: Visits, shelf: str) -> None:
    Touching(visit(language=language_of(shelf, 2), size=PHONE, touch=True)).walk_through(shelf)


def test_wrong_answers_are_told_why_and_progress_is_ticked(visit: Visits) -> None:
    words = Words("cs")
    visitor = visit(language="cs")
    page = visitor.open("/learn")
    page.get_by_role("link", name=words.say("web-learn-begin-lessons")).click()
    bubble = page.locator(".coach .bubble")
    expect(bubble).to_contain_text(words.say("lesson-first-tunnel.task"))
    # A legal answer that is not the one: the nudge, and nothing has happened.
    hand, player = page.locator("ol.hand .card-button"), Player(visitor)
    hand.nth(1).click()
    player.press_cell(page.locator('[data-cell="-1,0"]'))
    expect(bubble).to_contain_text(words.say("lesson-first-tunnel.nudge"))
    # An impossible one: the engine's own reason, at that place.
    hand.nth(0).click()
    above = page.locator('[data-cell="0,-1"]').bounding_box()
    assert above is not None
    page.mouse.click(above["x"] + 1.5 * above["width"], above["y"] + 1.5 * above["height"])
    reason = words.say("reason-rock-into-tunnel", side=words.say("side-w"))
    expect(page.locator(".cell.no .bubble")).to_contain_text(reason[1:])
    assert visitor.broken_rules() == []
    hand.nth(1).click()
    player.press_cell(page.locator('[data-cell="1,0"]'))
    expect(bubble).to_contain_text(words.say("lesson-first-tunnel.done"))
    page.locator("header a").first.click()
    expect(page.locator("a.done")).to_have_count(1)
    go_on = page.get_by_role("link", name=words.say("web-learn-go-on-lessons"))
    expect(go_on).to_contain_text(words.say("lesson-turn-it"))
    assert visitor.broken_rules() == []
