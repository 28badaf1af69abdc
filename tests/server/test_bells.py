"""Bells: who is rung, when, with what; and where a house must not call."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.browser import Browser, Service, plain, serving_letters, signed, text
from tests.server.house import House, Party, done, open_party, problem, rows
from undermine.core.chance import Dice
from undermine.server import ringing
from undermine.server.bell import MOST
from undermine.server.courier import Courier, Unreachable
from undermine.server.envelope import CURVE, LENGTH, public, sealed
from undermine.server.settings import Settings

RULES = "base:de[rounds=1,firstPlayer=0] x3"
LATE = 20.0


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ringing, "GRACE", 0.05)
    monkeypatch.setattr(ringing, "AGAIN", 0.05)


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with serving_letters() as service:
        yield service


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, service: Service) -> Iterator[House]:
    chosen = Settings(render_processes=0, push_services=f"push.example {service.origin}")
    with House(str(tmp_path_factory.mktemp("bells") / "t.sqlite"), chosen=chosen) as house:
        yield house


def hang(house: House, token: str, browser: Browser, language: str = "en") -> str:
    """The name of the bell that this browser is now."""
    return str(house.post("/api/me/bells", token, browser.subscription(language))["this"])


def rung(house: House, service: Service, token: str) -> Browser:
    """A browser of this guest that is rung."""
    browser = Browser(service.origin)
    hang(house, token, browser)
    return browser


def begun(house: House, pace: str = "day") -> Party:
    """A table of three people, of whom the first is asked; nobody has been there yet."""
    return open_party(house, RULES, pace=pace).start()


def go(party: Party, seat: int) -> None:
    """Somebody comes, and leaves."""
    with party.house.socket(party.id, party.tokens[seat]) as line:
        line.until("hello")
    until = time.monotonic() + LATE
    while rows(party.info(), "seats")[seat].get("present", True):
        assert time.monotonic() < until
        time.sleep(0.01)


def test_who_is_asked_and_not_there_is_told_where(house: House, service: Service) -> None:
    """Sealed for that browser, signed by this house, in the reader's language, and always as long."""
    party = begun(house)
    browser = Browser(service.origin)
    hang(house, party.tokens[0], browser, "cs")
    key = str(house.get("/api/me/bells", party.tokens[0])["key"])
    go(party, 0)
    letter = service.next(browser)
    told = browser.read(letter)
    assert told["table"] == party.id and told["title"] == "Jsi na tahu" and party.code in told["body"]
    assert set(told) == {"title", "body", "table", "lang"} and len(letter.body) == 16 + 4 + 1 + 65 + LENGTH + 1 + 16
    claims = signed(letter, key)
    assert claims["aud"] == service.origin and str(claims["sub"]).startswith("http://127.0.0.1")
    with pytest.raises(InvalidTag):
        Browser(service.origin).read(letter)


def test_once_for_a_question(house: House, service: Service) -> None:
    party = begun(house)
    browser = rung(house, service, party.tokens[0])
    go(party, 0)
    service.next(browser)
    go(party, 0)
    assert service.is_quiet(browser)
    # He answers and leaves, two others answer, and he is asked anew.
    dice = Dice(3)
    party.move(dice)
    go(party, 0)
    party.move(dice)
    assert service.is_quiet(browser)
    party.move(dice)
    assert party.asked() == 0
    service.next(browser)


def test_nobody_is_rung_who_is_there_or_not_asked_or_in_haste(house: House, service: Service) -> None:
    party, quick = begun(house), begun(house, "live")
    first, second = (rung(house, service, token) for token in party.tokens[:2])
    go(party, 1)
    with house.socket(party.id, party.tokens[0]) as line:
        line.until("hello")
        assert service.is_quiet(first, second), "one is there, the other is not asked"
    service.next(first)
    hasty = rung(house, service, quick.tokens[0])
    go(quick, 0)
    assert service.is_quiet(hasty)


def test_who_comes_by_himself_is_not_rung(house: House, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ringing, "GRACE", 1.5)
    party = begun(house)
    browser = rung(house, service, party.tokens[0])
    go(party, 0)
    with house.socket(party.id, party.tokens[0]) as line:
        line.until("hello")
        assert service.is_quiet(browser, seconds=2.0)


def test_a_bell_that_was_taken_down_is_forgotten(house: House, service: Service) -> None:
    party = begun(house)
    browser = rung(house, service, party.tokens[0])
    service.status = 410
    try:
        go(party, 0)
        service.next(browser)
        until = time.monotonic() + LATE
        while rows(house.get("/api/me/bells", party.tokens[0]), "bells"):
            assert time.monotonic() < until
            time.sleep(0.01)
    finally:
        service.status = 201


def test_a_busy_service_is_asked_twice(house: House, service: Service) -> None:
    party = begun(house)
    browser = rung(house, service, party.tokens[0])
    service.status = 503
    try:
        go(party, 0)
        service.next(browser)
        service.next(browser)
        assert service.is_quiet(browser)
    finally:
        service.status = 201
    assert rows(house.get("/api/me/bells", party.tokens[0]), "bells")


def test_bells_are_their_guests_alone(house: House, service: Service) -> None:
    mine, other = house.guest(), house.guest()
    browser = Browser(service.origin)
    name = hang(house, mine, browser)
    problem(house.ask("DELETE", f"/api/me/bells/{name}", other), 404, "bell-unknown")
    assert hang(house, other, browser) == name, "a browser has one owner: who uses it now"
    assert not rows(house.get("/api/me/bells", mine), "bells")
    assert not rows(done(house.ask("DELETE", f"/api/me/bells/{name}", other)), "bells")
    many = [hang(house, mine, Browser(service.origin)) for _ in range(MOST + 2)]
    assert [row["id"] for row in rows(house.get("/api/me/bells", mine), "bells")] == many[2:]
    (told, *_) = rows(house.get("/api/me/export", mine), "bells")
    assert told["service"] == service.origin.removeprefix("http://") and "endpoint" not in told
    done(house.ask("DELETE", "/api/me/everything?sure=true", mine))
    assert not rows(house.get("/api/me/bells", mine), "bells")


def test_what_can_be_no_bell(house: House, service: Service) -> None:
    token, good = house.guest(), Browser(service.origin).subscription()
    for endpoint in (
        "https://elsewhere.example/send/1",
        "http://push.example/send/1",
        "https://push.example:8443/send/1",
        "https://me@push.example/send/1",
        "https://127.0.0.1/send/1",
        f"{service.origin}.evil.example/send/1",
        "https://push.example\\@127.0.0.1/",
        "file:///etc/passwd",
    ):
        problem(house.ask("POST", "/api/me/bells", token, {**good, "endpoint": endpoint}), 422, "bell-unknown")
    for spoilt in (
        {"key": text(b"\4" + bytes(64))},
        {"key": "?"},
        {"secret": text(bytes(15))},
        {"key": good["secret"]},
    ):
        problem(house.ask("POST", "/api/me/bells", token, {**good, **spoilt}), 422, "bell-wrong")
    problem(house.ask("POST", "/api/me/bells", "", good), 401, "no-token")


def test_a_house_that_rings_nobody(tmp_path: Path) -> None:
    with House(str(tmp_path / "t.sqlite"), chosen=Settings(render_processes=0, push_services="")) as house:
        token = house.guest()
        assert house.get("/api/me/bells", token)["key"] == ""
        browser = Browser("https://fcm.googleapis.com")
        problem(house.ask("POST", "/api/me/bells", token, browser.subscription()), 409, "no-bells")


def test_a_guest_is_rung_so_often_and_no_more(tmp_path: Path, service: Service) -> None:
    chosen = Settings(render_processes=0, push_services=service.origin, guest_rings="1/hour")
    with House(str(tmp_path / "t.sqlite"), chosen=chosen, limits=True) as house:
        first, second = begun(house), begun(house)
        one, other = rung(house, service, first.tokens[0]), rung(house, service, second.tokens[0])
        go(first, 0)
        service.next(one)
        dice = Dice(5)
        first.move(dice)
        go(first, 0)
        first.move(dice)
        first.move(dice)
        assert first.asked() == 0 and service.is_quiet(one), "this hour he was told once"
        go(second, 0)
        service.next(other)


def test_a_name_that_leads_home_is_not_called() -> None:
    """A host that was named, by TLS, whose name stands for this very machine: nobody knocks at its door."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        door.settimeout(0.2)

        async def call() -> None:
            courier = Courier("localhost")
            assert courier.may_call("https://localhost/send")
            try:
                with pytest.raises(Unreachable):
                    await courier.send("https://localhost/send", {}, b"")
            finally:
                await courier.close()

        asyncio.run(call())
        with pytest.raises(TimeoutError):
            door.accept()


def test_the_seal_is_that_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    own = ec.derive_private_key(int.from_bytes(plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE)
    theirs = plain("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    found = sealed(
        b"When I grow up, I want to be a watermelon",
        theirs,
        plain("BTBZMqHH6r4Tts7J_aSIgg"),
        own,
        plain("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert text(public(own)).startswith("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg")
    assert text(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
