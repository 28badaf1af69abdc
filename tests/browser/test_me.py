"""Being oneself in another browser, and giving a bot's seat away: pages, not only the API."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Hall, Visits
from tests.browser.visitor import DESKTOP, PHONE
from undermine.text import Words

RULES = "base:de[rounds=1] x3"


def test_a_seat_goes_along_to_a_phone_and_comes_back_by_a_phrase(hall: Hall, visit: Visits) -> None:
    words = Words("en")
    desk, phone, other = visit(size=DESKTOP), visit(size=PHONE, touch=True), visit()
    token = hall.guest()
    desk.become(token)
    table = hall.open_table(RULES, token, bots=2, name="Ada")

    page = desk.open("/join")
    page.get_by_role("link", name=words.say("web-me")).click()
    page.wait_for_url("**/me")
    page.get_by_role("button", name=words.say("web-me-code-make")).click()
    picture = page.get_by_alt_text(words.say("web-me-code-qr"))
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    code = page.locator(".big.code").inner_text()
    page.get_by_role("button", name=words.say("web-me-phrase-make")).click()
    phrase = page.locator(".phrase").inner_text()
    assert len(phrase.split()) == 6 and not desk.broken_rules()

    # What a camera reads leads here; the code is filled in, and out of the address.
    page = phone.open(f"/me#{code.replace(' ', '')}")
    page.wait_for_url("**/me")
    assert not phone.broken_rules()
    page.get_by_role("button", name=words.say("web-me-again-do")).click()
    page.wait_for_url("**/mine")
    expect(page.locator(f"a[href='/t/{table['id']}']").first).to_be_visible()

    other.forgive("404")
    page = other.open("/me")
    field = page.get_by_label(words.say("web-me-again-field"))
    field.fill(code)
    page.get_by_role("button", name=words.say("web-me-again-do")).click()
    expect(page.get_by_text(words.say("refusal-wrong-code"))).to_be_visible()
    field.fill(f"{phrase.title()}.")
    page.get_by_role("button", name=words.say("web-me-again-do")).click()
    page.wait_for_url("**/mine")
    expect(page.locator(f"a[href='/t/{table['id']}']").first).to_be_visible()


def test_a_bots_seat_is_given_away_by_a_word(hall: Hall, visit: Visits) -> None:
    words = Words("en")
    host, guest = visit(), visit(size=PHONE, touch=True)
    token = hall.guest()
    host.become(token)
    table = hall.open_table(RULES, token, bots=2, name="Ada", bot_delay=30)
    hall.ask("POST", f"/api/tables/{table['id']}/start", token)
    seats = table["seats"]
    assert isinstance(seats, list)
    bot = str(seats[2]["name"])

    page = host.open(f"/t/{table['id']}")
    page.locator("ol.hand").wait_for()
    host.understand()
    page.get_by_role("button", name=bot).first.click()
    page.get_by_role("button", name=words.say("web-seat-give")).click()
    word = page.locator("dialog .word").inner_text()
    assert not host.broken_rules()

    page = guest.open(f"/t/{table['id']}")
    page.get_by_role("button", name=bot).first.click()
    page.get_by_label(words.say("web-seat-word")).fill(word.lower())
    page.get_by_role("button", name=words.say("play-sit")).click()
    page.locator("ol.hand").wait_for()
