"""Passkeys in a real browser, with a device that exists only there: made, used elsewhere, removed, or not to be had."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.browser.conftest import Hall, Visits
from tests.browser.visitor import PHONE, Visitor
from undermine.text import Words

RULES = "base:de[rounds=1] x3"
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def device(visitor: Visitor) -> tuple[CDPSession, str]:
    """What keeps the passkeys of this browser."""
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("WebAuthn.enable")
    found = line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return line, str(found["authenticatorId"])


@pytest.fixture
def pair(browser: Browser, hall: Hall) -> Iterator[tuple[Visitor, Visitor]]:
    """Two people at an address with a name: without TLS there is one only on this machine."""
    home = hall.url.replace("127.0.0.1", "localhost")
    both = Visitor(browser, home), Visitor(browser, home, size=PHONE)
    yield both
    faults = [fault for visitor in both for fault in visitor.done()]
    assert not faults, "\n".join(faults)


def test_a_lost_cookie_is_no_lost_seat(hall: Hall, pair: tuple[Visitor, Visitor]) -> None:
    say = Words("en").say
    desk, phone = pair
    token = hall.guest()
    desk.become(token)
    table = hall.open_table(RULES, token, bots=2, name="Ada")
    keys, kept = device(desk)
    page = desk.open("/me")
    page.get_by_role("button", name=say("web-me-passkey-make")).click()
    mine = page.get_by_role("list", name=say("web-me-passkey-mine"))
    expect(mine.get_by_role("listitem")).to_have_count(1)
    assert not desk.broken_rules()

    # The cookie is gone, and everything else that this browser kept; the device has the key.
    desk.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    page = desk.open("/mine")
    expect(page.locator(f"a[href='/t/{table['id']}']")).to_have_count(0)
    page = desk.open("/me")
    page.get_by_role("button", name=say("web-me-passkey-use")).click()
    page.wait_for_url("**/mine")
    expect(page.locator(f"a[href='/t/{table['id']}']").first).to_be_visible()

    # Another device of the same person, which shares his passkeys.
    (key,) = keys.send("WebAuthn.getCredentials", {"authenticatorId": kept})["credentials"]
    others, there = device(phone)
    others.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": key})
    page = phone.open("/me")
    page.get_by_role("button", name=say("web-me-passkey-use")).press("Enter")
    page.wait_for_url("**/mine")
    expect(page.locator(f"a[href='/t/{table['id']}']").first).to_be_visible()

    # Removed here, it is good nowhere any more.
    page = phone.open("/me")
    assert not phone.too_wide() and not phone.broken_rules()
    page.get_by_role("button", name=say("web-me-passkey-remove")).click()
    expect(page.get_by_role("list", name=say("web-me-passkey-mine"))).to_have_count(0)
    desk.forgive("status of 404")
    page = desk.open("/me")
    page.get_by_role("button", name=say("web-me-passkey-use")).click()
    expect(page.get_by_text(say("refusal-passkey-unknown"))).to_be_visible()


def test_whoever_changes_his_mind_is_told_that_nothing_happened(pair: tuple[Visitor, Visitor]) -> None:
    say = Words("en").say
    desk, _ = pair
    keys, kept = device(desk)
    page = desk.open("/me")
    keys.send("WebAuthn.setUserVerified", {"authenticatorId": kept, "isUserVerified": False})
    page.get_by_role("button", name=say("web-me-passkey-use")).click()
    expect(page.get_by_text(say("web-me-passkey-stopped"))).to_be_visible()


def test_where_there_can_be_none_it_is_said(visit: Visits) -> None:
    """An address of numbers has no name to which a passkey could be bound."""
    say = Words("lt").say
    page = visit(language="lt").open("/me")
    expect(page.get_by_text(say("refusal-passkey-no-domain"))).to_be_visible()
    expect(page.get_by_role("button", name=say("web-me-passkey-make"))).to_have_count(0)
