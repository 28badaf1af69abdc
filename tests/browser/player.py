"""People who play in a browser as the page offers it: by mouse, by touch, or by keyboard alone.

Owns how a turn is found and made on the page.  Reads nothing but what the page shows, and knows no rules: of what is
lit it takes anything.  `play_to_the_end` goes through questions, ends of rounds and the end of the game.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

from tests.browser.visitor import Visitor
from undermine.core.chance import Dice
from undermine.text import Words

PATIENCE = 240.0
"""Seconds for a whole game; this machine may be busy."""
PRESS = 4_000
"""Milliseconds for one press."""
GATHERED = ".tray [data-answer='gathered']"
"""Says yes to several cards of the hand at once."""
ANSWERS = ".tray [data-answer]"
OPENINGS = ".tray [data-answer^='opening']"
USEFUL = "ol.hand li:not(.idle) .card-button"
FIELDS, CELLS, SEATS = "button.field", "button.cell.open", ".lit [data-seat]"
PASS, HELD, BACK = "button.pass", "ol.hand li.held", ".tray .btn.plain"
POINTED = "() => document.querySelector('[data-point][aria-pressed=true]') || !document.querySelector('[data-point]')"
"""The table knows whom one points at."""
LOOKED_FOR = [GATHERED, ANSWERS, OPENINGS, USEFUL, FIELDS, CELLS, SEATS, PASS, HELD, BACK]
COUNTS = "(all) => Object.fromEntries(all.map((each) => [each, document.querySelectorAll(each).length]))"
STATE = """() => {
  const dialog = document.querySelector('dialog[open]');
  const button = (text) => dialog && [...dialog.querySelectorAll('button')].some(
    (each) => each.innerText.trim().startsWith(text) && !each.disabled);
  const [next, toEnd, over] = WORDS;
  if (document.querySelector('main.scene.looking')) return 'who';
  if (dialog && dialog.querySelector('[data-point]')) return 'point';
  if (dialog && dialog.getAttribute('aria-label') === over) return 'over';
  if (button(toEnd)) return 'to-end';
  if (button(next)) return 'next';
  if (dialog && dialog.querySelector('[data-answer]:not(:disabled)')) return 'draft';
  if (dialog) return dialog.classList.contains('ending') ? 'waiting' : 'dialog';
  return document.querySelector('.ribbon.mine') ? 'mine' : 'waiting';
}"""


class Player:
    """One person at a table, by mouse."""

    def __init__(self, visitor: Visitor, seed: int = 1, language: str = "en") -> None:
        self.page: Page = visitor.page
        self.words = Words(language)
        self.dice = Dice(seed)
        self.turns = 0
        self.rounds = 0
        self.steps = 0
        """How often it pointed at a field of a card."""
        self.looks = 0
        """How often it turned its own role up, or down again."""
        self.on_round: Callable[[], None] | None = None
        """Called once at the end of every round, before going on."""

    def say(self, key: str) -> str:
        return self.words.say(key)

    def any(self, found: Locator) -> Locator:
        return found.nth(int(self.dice.below(found.count())))

    def look(self) -> dict[str, int]:
        """How many there are of everything that can be pressed; all at once, because every question takes its time."""
        seen: dict[str, int] = self.page.evaluate(COUNTS, LOOKED_FOR)
        return seen

    def press_any(self, what: str) -> None:
        self.press(self.any(self.page.locator(what)))

    def state(self) -> str:
        texts = [self.say("tales-next"), self.say("tales-to-end"), self.say("tales-game-over")]
        return str(self.page.evaluate(STATE.replace("WORDS", str(texts))))

    def play_to_the_end(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self.go_on():
            assert time.monotonic() < until, f"the game did not end: {self.state()}, {self.turns} turns"

    def go_on(self) -> bool:
        """Do what is to be done now, if anything is; whether the game is over."""
        state = self.state()
        if state == "over":
            return True
        if state in {"next", "to-end"}:
            self.rounds += 1
            if self.on_round is not None:
                self.on_round()
            self.go_to_next()
            self.page.wait_for_timeout(60)
        elif state == "who":
            with suppress(Late):
                self.look_at_role()
        elif state == "point":
            with suppress(Late):
                self.point_at_somebody()
        elif state == "draft":
            with suppress(Late):
                self.take_gold()
        elif state == "dialog":
            # A press came too late and opened what is told about a seat.
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(50)
        elif state == "mine":
            self.turns += 1
            # The table may go on while a hand is on its way; then what is on the page now is looked at anew.
            with suppress(Late):
                self.take_turn()
        else:
            self.page.wait_for_timeout(20)
        return False

    def go_to_next(self) -> None:
        self.page.locator("dialog[open] button.play").click()

    def look_at_role(self) -> None:
        """Turn the own card over, or put it down again when it was read."""
        self.press(self.page.locator("dialog.who button.play"))
        self.looks += 1

    def point_at_somebody(self) -> None:
        self.press(self.any(self.page.locator("dialog[open] [data-point]")))
        self.page.wait_for_function(POINTED)

    def take_gold(self) -> None:
        self.press(self.any(self.page.locator("dialog[open] [data-answer]:not(:disabled)")))

    def take_turn(self) -> None:
        """Lift a card that can be used and point at something lit; else put one away.  Other questions have buttons."""
        seen = self.look()
        if seen[GATHERED]:
            self.gather()
            return
        is_turn = seen[PASS] > 0
        if is_turn and self.begin_opening(seen):
            return
        if not is_turn and seen[FIELDS] and self.dice.below(4):
            self.press_field(self.any(self.page.locator(FIELDS)))
            self.confirm()
        elif not is_turn and seen[ANSWERS]:
            self.press_any(ANSWERS)
        elif not is_turn and not seen[USEFUL]:
            self.point()
        elif seen[USEFUL]:
            self.press_any(USEFUL)
            self.point()
        else:
            self.put_away()
        self.page.wait_for_timeout(30)

    def point(self) -> None:
        seen = self.look()
        if seen[FIELDS]:
            self.press_field(self.any(self.page.locator(FIELDS)))
            self.confirm()
        elif seen[CELLS]:
            self.press_cell(self.any(self.page.locator(CELLS)))
            self.confirm()
        elif seen[SEATS]:
            self.press_any(SEATS)
            self.confirm()
        elif seen[PASS]:
            self.put_away()
        elif seen[ANSWERS]:
            self.press_any(ANSWERS)

    def confirm(self) -> None:
        """What a tap only aims at, or a second question about the same card."""
        answers = self.page.locator(ANSWERS)
        if answers.count():
            self.press(answers.last)

    def begin_opening(self, seen: dict[str, int]) -> bool:
        """Now and then do something that needs no card of the hand; whether that was begun, or is under way."""
        if seen[BACK] and not seen[HELD]:
            self.point()
            return True
        if not seen[OPENINGS] or self.dice.below(4):
            return False
        self.press_any(OPENINGS)
        self.point()
        return True

    def gather(self) -> None:
        """An answer of several cards: add one card after the other until they are an answer, or begin anew."""
        if self.page.locator(f"{GATHERED}:not(:disabled)").count():
            self.press(self.page.locator(GATHERED))
            return
        more = self.page.locator("ol.hand li:not(.held) .card-button")
        if more.count():
            self.press(self.any(more))
        else:
            self.press(self.page.locator(BACK))

    def put_away(self) -> None:
        if not self.page.locator(HELD).count():
            self.press_any("ol.hand .card-button")
        names = re.compile(f"^({re.escape(self.say('play-discard'))}|{re.escape(self.say('play-discard-short'))})$")
        self.press(self.page.get_by_role("button", name=names).first)

    def press_cell(self, cell: Locator) -> None:
        """Under the mouse a lit cell becomes the ghost of the card, so the place is pressed, not the element."""
        box = cell.bounding_box(timeout=PRESS)
        if box is None:
            return
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press_field(self, field: Locator) -> None:
        """Fields of neighbouring cards may lie over each other at their rims, so the middle is pressed."""
        self.steps += 1
        self.press_cell(field)

    def press(self, what: Locator) -> None:
        what.click(timeout=PRESS)


class Toucher(Player):
    """By touch: a tap aims, the brass button or a second tap answers."""

    def press(self, what: Locator) -> None:
        what.tap(timeout=PRESS)

    def press_cell(self, cell: Locator) -> None:
        box = cell.bounding_box(timeout=PRESS)
        if box is not None:
            self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


class Typist(Player):
    """By keyboard alone: no mouse, no touch, and only what has the focus is pressed."""

    def press(self, what: Locator) -> None:
        raise AssertionError("a typist presses nothing but keys")

    def go_to_next(self) -> None:
        self.walk_to("dialog[open] button.play")
        self.page.keyboard.press("Enter")

    def take_gold(self) -> None:
        self.walk_to("dialog[open] [data-answer]:not(:disabled)")
        self.page.keyboard.press("Enter")

    def look_at_role(self) -> None:
        self.walk_to("dialog.who button.play")
        self.page.keyboard.press("Enter")
        self.looks += 1

    def point_at_somebody(self) -> None:
        self.walk_to("dialog[open] [data-point]")
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(POINTED)

    def walk_to(self, selector: str) -> None:
        """Tab by tab until the focus is there."""
        for _ in range(80):
            if self.page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {selector}")

    def take_turn(self) -> None:
        keys = self.page.keyboard
        if self.page.locator(ANSWERS).count():
            self.walk_to(ANSWERS)
            keys.press("Enter")
            return
        idle: list[bool] = self.page.locator("ol.hand li").evaluate_all(
            "(cards) => cards.map((card) => card.classList.contains('idle'))"
        )
        useful = [number for number, is_idle in enumerate(idle, 1) if not is_idle]
        keys.press(str(useful[int(self.dice.below(len(useful)))] if useful else 1))
        if not useful:
            keys.press("d")
        elif (seen := self.look())[CELLS]:
            for _ in range(1 + int(self.dice.below(3))):
                keys.press("n")
            keys.press("Enter")
        elif seen[SEATS]:
            self.walk_to(SEATS)
            keys.press("Enter")
            if self.page.locator(ANSWERS).count():
                self.walk_to(ANSWERS)
                keys.press("Enter")
        else:
            keys.press("d")
        self.page.wait_for_timeout(30)
