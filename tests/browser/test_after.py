"""After the game: your record and its end, and the review of a game, on a desk and on a phone."""

from __future__ import annotations

import json
from typing import cast

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Hall, Visits
from tests.browser.visitor import Visitor
from undermine.text import Words

RULES = "base:de[rounds=1] x3"
PHONE = (390, 844)
SAY = Words("en").say


def played(hall: Hall, visitor: Visitor) -> str:
    """The table of a game that is over, of the visitor and two others; everybody puts cards away."""
    tokens = [hall.guest() for _ in range(3)]
    table = str(hall.open_table(RULES, tokens[0], pace="none")["id"])
    path = f"/api/tables/{table}"
    for seat, token in enumerate(tokens):
        hall.ask("POST", f"{path}/seats/{seat}", token, {"name": f"Mole {seat}"})
    hall.ask("POST", f"{path}/start", tokens[0])
    while True:
        position = hall.ask("GET", f"{path}/position?raw=true&seen=1000000", tokens[0])
        asked = position.get("asked")
        if not isinstance(asked, int):
            break
        position = hall.ask("GET", f"{path}/position?raw=true&seen=1000000", tokens[asked])
        legal = cast(list[str], position["legal"])
        action = next((each for each in legal if each.startswith("discard")), legal[0])
        hall.ask("POST", f"{path}/moves", tokens[asked], {"seen": position["n"], "action": action})
    visitor.become(tokens[0])
    return table


def test_your_record_is_told_and_can_be_deleted(hall: Hall, visit: Visits) -> None:
    visitor = visit(size=PHONE)
    table = played(hall, visitor)
    page = visitor.open("/me/record")
    expect(page.get_by_role("heading", name=SAY("after-latest"))).to_be_visible()
    assert not visitor.too_wide() and not visitor.broken_rules()
    assert page.locator(f'a[href$="/t/{table}/review/1"]').count() == 1
    page.get_by_role("button", name=SAY("after-rating-join")).click()
    expect(page.get_by_role("button", name=SAY("after-rating-leave"))).to_be_visible()
    page.get_by_role("button", name=SAY("after-delete"), exact=True).click()
    end = page.get_by_role("dialog").get_by_role("button", name=SAY("after-delete-do"))
    expect(end).to_be_disabled()
    page.get_by_role("checkbox").check()
    assert not visitor.broken_rules()
    end.click()
    page.wait_for_url("**/")
    page = visitor.open("/me/record")
    expect(page.get_by_text(SAY("after-record-none"))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "lt"])
def test_the_hall_of_fame_and_an_empty_record(visit: Visits, language: str) -> None:
    visitor = visit(language=language, size=PHONE)
    for place, key in (("/fame", "web-fame"), ("/me/record", "web-record")):
        page = visitor.open(place)
        expect(page.get_by_role("heading", level=1)).to_have_text(Words(language).say(key))
        page.wait_for_load_state("networkidle")
        assert not visitor.too_wide() and not visitor.broken_rules(), place


def review_of(steps: int) -> dict[str, object]:
    """A review as the server would tell it, of figures that are easy to check."""
    points = [
        {
            "step": step,
            "seat": step % 3 if step else None,
            "chance": 0.5,
            "error": 0.0,
            "known": [0.25, 0.5, 0.75],
            "gold": [1.0, 1.0, 1.0],
            "by_answer": 0.1 if step == 2 else 0.0,
            "by_luck": -0.05 if step == 2 else 0.0,
            "suspicion": [0.1, 0.9, 0.2],
            "beliefs": [[0.0, 0.8, 0.1], [0.3, 1.0, 0.3], [0.1, 0.7, 0.0]],
        }
        for step in range(steps)
    ]
    mistake = {
        "step": 3, "round": 1, "seat": 1, "question": "turn", "answer": "discard x", "verdict": "clear", "loss": 1.2,
        "error": 0.1, "chance_loss": 0.2, "best": "place y", "reason": "", "figures": [], "tried": [],
        "label": "Put a card away", "best_label": "Lay a way", "text": "That gave the turn away.",
    }  # fmt: skip
    seats = [
        {"seat": seat, "answers": 5, "lost": 0.0, "luck": 0.1, "skill": -0.1, "small": 0, "clear": 0, "decisive": 0,
         "bluffs": 0, "text": ""}
        for seat in range(3)
    ]  # fmt: skip
    told = {
        "round": 1, "first": 0, "last": steps - 1, "side": "saboteurs", "roles": ["digger", "saboteur", "digger"],
        "usual": 0.5, "deal": 0.0, "points": points, "decisions": [mistake],
        "unmasking": [{"seat": 1, "role": "saboteur", "step": 4, "peak": 0.9, "peak_step": 4, "is_saboteur": True}],
        "trust": [{"seat": 0, "suspects": 1, "suspicion": 0.8, "trusts": 2, "trust": 0.9, "is_right": True}],
    }  # fmt: skip
    review = {
        "rules": RULES, "kind": "roles", "steps": steps, "sides": [], "rounds": [told], "claims": [], "seats": seats,
        "awards": [{"award": "liar", "seat": 1, "figures": [], "text": "The best liar"}],
        "turning": [{"step": 3, "round": 1, "seat": 1, "change": -0.3, "is_luck": False, "text": "It turned."}],
        "playouts": 9, "names": ["Mole 0", "Mole 1", "Mole 2"], "faces": [0, 1, 2],
    }  # fmt: skip
    return {"state": "ready", "done": 1.0, "review": review}


@pytest.mark.parametrize("size", [PHONE, (1280, 720)])
def test_a_review_is_stepped_through(hall: Hall, visit: Visits, size: tuple[int, int]) -> None:
    """What the page makes of a review; how one is made is tested where that is done."""
    visitor = visit(size=size)
    table = played(hall, visitor)
    asked: list[str] = []

    def tell(route: Route) -> None:
        asked.append(route.request.url)
        working = {"state": "working", "done": 0.4, "review": None}
        told = review_of(9) if len(asked) > 1 else working
        route.fulfill(status=200, content_type="application/json", body=json.dumps(told))

    visitor.page.route("**/games/1/review?*", tell)
    page = visitor.open(f"/t/{table}/review/1")
    slider = page.get_by_role("slider", name=SAY("after-review-chart"))
    expect(slider).to_be_visible()
    assert len(asked) == 2
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "2")
    page.get_by_role("button", name=SAY("after-review-mistake-next")).click()
    expect(slider).to_have_attribute("aria-valuenow", "4")
    assert "step=3" in page.url
    spoken = slider.get_attribute("aria-valuetext") or ""
    assert "50 %" in spoken and "25 %" in spoken and "10 %" in spoken
    box = slider.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + 20)
    expect(slider).to_have_attribute("aria-valuenow", "9")
    page.get_by_label("Whose eyes").select_option("1")
    expect(slider).to_have_attribute(
        "aria-valuetext",
        f"Step 9 of 9, {SAY('after-review-suspicion', name='Mole 1')}: 90 %, "
        f"{SAY('after-review-seat', name='Mole 1')}: 50 %, {SAY('after-review-above')}: 50 %",
    )
    page.get_by_role("button", name="Put a card away").click()
    expect(slider).to_have_attribute("aria-valuenow", "4")
    assert not visitor.too_wide() and not visitor.broken_rules()
    page.get_by_text(SAY("after-review-share-title")).click()
    picture = page.locator("details img")
    expect(picture).to_be_visible()
    page.wait_for_function("() => document.querySelector('details img').naturalWidth > 500")
