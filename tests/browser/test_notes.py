"""What somebody writes down about the others: only his, only in his browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Hall, Visits
from undermine.text import Words

SAY = Words("en").say


def sheet(page: Page, seat: int) -> None:
    page.locator(f"[data-seat='{seat}']").click()
    page.locator("dialog[open]").wait_for()


def test_notes_are_kept_and_nobody_else_hears_of_them(hall: Hall, visit: Visits) -> None:
    """A mark stands at the face, also after the page was loaded again; what the other said is noted by itself, on his
    page and at the goal.  The other's page shows nothing of it, and nothing of it was sent.
    """
    ada, bo = hall.guest(), hall.guest()
    table = hall.open_table("base:de x3", ada, bots=1, name="Ada")
    path = f"/api/tables/{table['id']}"
    hall.ask("POST", f"{path}/seats/1", bo, {"name": "Bo"})
    hall.ask("POST", f"{path}/start", ada)
    mine, other = visit(), visit()
    mine.become(ada)
    other.become(bo)
    sent: list[str] = []
    mine.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page = mine.open(f"/t/{table['id']}")
    page.locator("ol.hand").wait_for()
    mine.understand()
    doubt = SAY("play-mark-saboteur")
    sheet(page, 1)
    page.get_by_role("button", name=doubt, exact=True).click()
    assert mine.broken_rules() == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-seat='1']")).to_contain_text(doubt)

    hall.ask("POST", f"{path}/say", bo, {"phrase": "gold-is-at", "arguments": ["top"]})
    page.locator(".badges .badge").wait_for(state="attached")
    page = mine.open(f"/t/{table['id']}")
    expect(page.locator("[data-seat='1']")).to_contain_text(doubt)
    expect(page.locator(".badges .badge")).to_have_count(1)
    sheet(page, 1)
    expect(page.get_by_role("button", name=doubt, exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("dialog[open]")).to_contain_text(SAY("play-notes-says-gold"))
    page.get_by_role("button", name=doubt, exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-seat='1']")).not_to_contain_text(doubt)

    theirs = other.open(f"/t/{table['id']}")
    theirs.locator("ol.hand").wait_for()
    assert doubt not in theirs.locator("body").inner_text()
    assert "hello" in "".join(sent) and not any("saboteur" in frame or "mark" in frame for frame in sent)
