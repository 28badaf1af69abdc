"""Puzzles in a browser: solved by keyboard and by touch, wrong answers told what they cost, a whodunit every day."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.test_lessons import Pupil, Touching, Typing
from tests.browser.visitor import DESKTOP, PHONE
from undermine.puzzles.posed import pose
from undermine.puzzles.puzzle import Puzzle, puzzles
from undermine.text import LANGUAGES, Words

KINDS = {kind: [each for each in puzzles().values() if each.kind == kind] for kind in ("move", "alone", "saboteur")}


def solve_some(pupil: Pupil, some: list[Puzzle]) -> None:
    for puzzle in some:
        pupil.visitor.open(f"/puzzles/{puzzle.name}")
        pupil.solve(puzzle.name)
        assert pupil.visitor.broken_rules() == []
    pupil.visitor.open("/puzzles")
    expect(pupil.page.locator("section a.done")).to_have_count(len(some))
    expect(pupil.page.locator("section a.clean")).to_have_count(0)


@pytest.mark.long
def test_moves_are_solved_by_keyboard_alone(visit: Visits) -> None:
    solve_some(Typing(visit(language="sk")), [*KINDS["move"][::6], *KINDS["alone"][:2]])


@pytest.mark.long
def test_moves_are_solved_by_touch(visit: Visits) -> None:
    solve_some(Touching(visit(language="lt", size=PHONE, touch=True)), [*KINDS["move"][3::6], *KINDS["alone"][2:4]])


def test_a_wrong_answer_is_told_what_it_costs_and_a_right_one_why(visit: Visits) -> None:
    words = Words("de")
    puzzle = next(each for each in KINDS["move"] if each.rules.startswith("base"))
    visitor = visit(language="de")
    page = visitor.open(f"/puzzles/{puzzle.name}")
    bubble = page.locator(".coach .bubble")
    expect(bubble).to_contain_text(words.say("puzzle-task-move"))
    page.locator("ol.hand .card-button").first.click()
    page.keyboard.press("d")
    expect(bubble).to_contain_text(words.say("puzzle-cost", gold="").split(" im ")[0])
    assert visitor.broken_rules() == []
    pupil = Typing(visitor)
    pupil.solve(puzzle.name)
    expect(bubble).to_contain_text(words.say("puzzle-right"))
    pupil.press("a[data-next]")
    page.wait_for_url(re.compile(rf"/puzzles/(?!{puzzle.name})"))


@pytest.mark.parametrize(("size", "touch"), [(DESKTOP, False), (PHONE, True)], ids=["mouse", "touch"])
def test_somebody_is_pointed_at_before_all_moves_are_shown(visit: Visits, size: tuple[int, int], touch: bool) -> None:
    puzzle = KINDS["saboteur"][4]
    seats = range(int(pose(puzzle).rules.seats))
    innocent = next(seat for seat in seats if seat != puzzle.seat)
    visitor = visit(size=size, touch=touch)
    page = visitor.open(f"/puzzles/{puzzle.name}")
    forward = page.locator("[data-forward]")
    for move in range(1, 4):
        forward.click()
        expect(page.locator(".coach small")).to_have_text(f"Move {move} of 12")
    page.locator("[data-back]").click()
    expect(page.locator(".coach small")).to_have_text("Move 2 of 12")
    page.locator(f"[data-suspect='{innocent}']").click()
    expect(page.locator("aside.coach")).to_contain_text("digs honestly")
    expect(page.locator(f"[data-suspect='{innocent}']")).to_be_disabled()
    assert visitor.broken_rules() == []
    page.locator(f"[data-suspect='{puzzle.seat}']").click()
    expect(page.locator(".coach.done")).to_contain_text("found after 3 moves")
    expect(page.locator(".coach .guilty")).to_have_count(1)
    assert visitor.broken_rules() == []
    page.locator("header a").first.click()
    expect(page.locator("section a.done")).to_have_count(1)


def test_a_whodunit_is_stepped_through_by_keys(visit: Visits) -> None:
    visitor = visit()
    page = visitor.open(f"/puzzles/{KINDS['saboteur'][0].name}")
    page.locator("[data-forward]").wait_for()
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    expect(page.locator(".coach small")).to_have_text("Move 1 of 12")
    pupil = Typing(visitor)
    pupil.press("[data-show]")
    expect(page.locator(".coach.done")).to_contain_text("It was ")


def test_the_whodunit_of_the_day_is_kept_and_shared_without_its_answer(visit: Visits) -> None:
    visitor = visit()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.open("/puzzles")
    page.get_by_role("link", name="Whodunit of the day").click()
    page.locator("[data-forward]").click()
    page.locator("[data-forward]").click()
    page.locator("[data-show]").click()
    marks = page.locator(".marks").inner_text()
    assert set(marks) <= set("⬛🟥🟩🟨") and marks.endswith("🟨")
    names = page.locator(".coach ol .name").all_inner_texts()
    page.locator("[data-share]").click()
    shared = page.evaluate("() => navigator.clipboard.readText()")
    assert marks in shared and "/puzzles/daily?day=" in shared
    assert not any(name in shared for name in names)
    page.locator("header a").first.click()
    expect(page.locator(".ways .play")).to_contain_text(marks)


def test_puzzles_are_filtered_by_their_grade(visit: Visits) -> None:
    visitor = visit()
    page = visitor.open("/puzzles")
    expect(page.locator("section li")).to_have_count(len(puzzles()))
    page.get_by_text("medium", exact=True).click()
    expect(page.locator("section li")).to_have_count(sum(each.grade == 2 for each in puzzles().values()))
    assert visitor.broken_rules() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_fits_a_phone_in_every_language(visit: Visits, language: str) -> None:
    visitor = visit(language=language, size=PHONE, touch=True)
    page = visitor.open("/puzzles")
    page.locator("section li").first.wait_for()
    assert not visitor.too_wide()
    assert visitor.broken_rules() == []


def test_whoever_thinks_long_about_a_puzzle_has_missed_nothing_of_the_next(visit: Visits) -> None:
    """What happened before a puzzle is no news, however late one comes from another one."""
    visitor = visit()
    visitor.context.add_init_script("sessionStorage.setItem('undermine.seen..1', JSON.stringify({seen: 0, at: 1}))")
    page = visitor.open(f"/puzzles/{KINDS['move'][0].name}")
    page.locator("[data-show]").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
