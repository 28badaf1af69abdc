"""Running the house in a browser: the link, the page at a desk and on a phone, what it does and what others see."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Hall, Visits
from tests.browser.serving import now_runs, serving
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from undermine.server.office import ADMIN_COOKIE, new_link
from undermine.store import Store
from undermine.text import LANGUAGES, Words

RULES = "base:de x5"


def link(database: Path, who: str) -> str:
    """As the command line makes it, beside a server that runs."""

    async def make() -> str:
        store = await Store.open(f"sqlite:///{database}", migrate=False)
        try:
            return await new_link(store, who, time.time())
        finally:
            await store.close()

    # Playwright keeps a loop in this thread.
    with ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, make()).result()


def enter(hall: Hall, visitor: Visitor, who: str) -> Page:
    # The address leads nowhere for whoever has no session yet, and a browser calls that an error.
    visitor.forgive("status of 404")
    page = visitor.open(f"/admin#{link(hall.database, who)}")
    page.locator("#admin-tables").wait_for()
    assert "#" not in page.url
    return page


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_page_by_a_link_and_what_it_does(hall: Hall, visit: Visits, size: tuple[int, int]) -> None:
    say = Words("en").say
    keeper, player = visit(size=size), visit()
    token = hall.guest()
    player.become(token)
    table = hall.open_table(RULES, token, bots=4, name="Ada")
    hall.ask("POST", f"/api/tables/{table['id']}/start", token)
    theirs = player.open(f"/t/{table['id']}")
    theirs.locator("ol.hand").wait_for()
    player.understand()

    page = enter(hall, keeper, f"keeper-{size[0]}")
    expect(page.get_by_text(str(table["code"]))).to_be_visible()
    assert not keeper.too_wide() and not keeper.broken_rules()
    page.reload()
    page.locator("#admin-tables").wait_for()

    page.get_by_label(say("admin-notice-field")).fill("Um acht wird neu gestartet.")
    page.get_by_label(say("admin-notice-language")).select_option("de")
    page.get_by_role("button", name=say("admin-notice-tell")).click()
    expect(page.get_by_text(say("admin-notice-stands"))).to_be_visible()
    wake(theirs)
    shown = theirs.locator("p[lang=de]", has_text="Um acht wird neu gestartet.")
    expect(shown).to_be_visible()
    assert not player.broken_rules()
    theirs.get_by_role("button", name=say("admin-notice-close")).click()
    expect(shown).to_have_count(0)
    theirs.reload()
    theirs.locator("ol.hand").wait_for()
    expect(shown).to_have_count(0)

    page.get_by_role("button", name=f"{say('admin-close')}: {table['code']}").click()
    assert not keeper.broken_rules()
    page.get_by_role("dialog").get_by_role("button", name=say("admin-close")).click()
    expect(theirs.get_by_text(say("admin-table-closed"))).to_be_visible()
    expect(page.get_by_text(say("admin-act-close", text=str(table["code"]))).first).to_be_visible()
    page.get_by_role("button", name=say("admin-notice-remove")).click()
    expect(page.get_by_text(say("admin-notice-stands"))).to_have_count(0)

    page.get_by_role("button", name=say("admin-leave")).click()
    page.wait_for_url(hall.url + "/")
    page = keeper.open("/admin")
    expect(page.get_by_role("heading", name=say("web-nowhere"))).to_be_visible()


def wake(page: Page) -> None:
    """As if somebody came back to the page: it asks what is new."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def test_a_blocked_guest_is_told_so_on_every_page(hall: Hall, visit: Visits) -> None:
    say = Words("cs").say
    keeper, player = visit(), visit(language="cs")
    token = hall.guest()
    player.become(token)
    player.forgive("status of 403")
    table = hall.open_table(RULES, token, bots=4, name="Robot")
    theirs = player.open(f"/t/{table['id']}")
    theirs.get_by_text("Robot").first.wait_for()
    page = enter(hall, keeper, "blocker")
    guest = str(hall.ask("GET", "/api/me", token)["id"])[:8]
    english = Words("en").say
    page.get_by_role("button", name=f"{english('admin-block')}: Robot, {guest}").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name=f"{english('admin-block')}: Robot, {guest}").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name=english("admin-block")).press("Enter")
    expect(theirs.get_by_text(say("refusal-blocked"))).to_be_visible()
    theirs = player.open("/mine")
    expect(theirs.get_by_text(say("refusal-blocked"))).to_be_visible()
    page.get_by_role("button", name=f"{english('admin-unblock')}: ").filter(has_text="").first.wait_for()
    again = page.get_by_role("listitem").filter(has_text=guest).get_by_role("button", name=english("admin-unblock"))
    again.click()
    expect(again).to_have_count(0)
    theirs = player.open("/mine")
    expect(theirs.get_by_text(say("refusal-blocked"))).to_have_count(0)


def test_links_that_are_not_good_lead_nowhere(hall: Hall, visit: Visits) -> None:
    say = Words("en").say
    first, second = visit(), visit()
    word = link(hall.database, "once")
    first.forgive("status of 404")
    second.forgive("status of 404")
    first.open(f"/admin#{word}").locator("#admin-tables").wait_for()
    for bad in (word, "nonsense"):
        page = second.open(f"/admin#{bad}")
        expect(page.get_by_role("heading", name=say("admin-old-link"))).to_be_visible()
        page.goto("about:blank")
    page = second.open("/admin")
    expect(page.get_by_role("heading", name=say("web-nowhere"))).to_be_visible()
    assert not second.broken_rules()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_on_a_phone(hall: Hall, visit: Visits, language: str) -> None:
    keeper = visit(language=language, size=PHONE, touch=True)
    hall.open_table(RULES, bots=3, name="Ada")
    page = enter(hall, keeper, f"phone-{language}")
    expect(page.get_by_role("heading", name=Words(language).say("admin"), exact=True)).to_be_visible()
    assert not keeper.too_wide() and not keeper.broken_rules()


def test_under_a_path_of_its_host(browser: Browser, tmp_path: Path) -> None:
    """The link, the page and the cookie are those of the house, not of what else its host has."""
    database = tmp_path / "tables.sqlite"
    now_runs("rooted", database)
    with serving(database, 0, "--root-path", "/mine") as (url, _):
        keeper = Visitor(browser, url)
        keeper.forgive("status of 404")
        page = keeper.open(f"/admin#{link(database, 'rooted')}")
        page.locator("#admin-tables").wait_for()
        assert page.url == f"{url}/admin" and url.endswith("/mine")
        page.reload()
        page.locator("#admin-tables").wait_for()
        assert [each["path"] for each in keeper.context.cookies() if each["name"] == ADMIN_COOKIE] == ["/mine"]
        page.get_by_role("button", name=Words("en").say("admin-leave")).click()
        page.wait_for_url(f"{url}/")
        assert not keeper.done()
