"""The first page, as a stranger meets it."""

from __future__ import annotations

import re
import time

import pytest

from tests.browser.conftest import Hall, Visits
from tests.browser.visitor import Visitor
from undermine.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_opens_in_the_language_of_the_browser(visit: Visits, language: str) -> None:
    """Without an error, and with the words of one language only."""
    visitor = visit(language=language)
    page = visitor.open("/")
    assert page.locator("html").get_attribute("lang") == language
    assert "Undermine" in page.title() and page.locator("h1").first.is_visible()
    loaded = {found[1] for url in visitor.asked if (found := re.search(r"/assets/([a-z]{2})-[^/]+\.js$", url))}
    assert loaded & set(LANGUAGES) == {language}


def test_a_language_that_we_do_not_speak_is_english(visit: Visits) -> None:
    page = visit(language="fr-FR").open("/")
    assert page.locator("html").get_attribute("lang") == "en"


# That the watching works: each of these would pass if nobody looked.


@pytest.mark.parametrize(
    ("script", "fault"),
    [
        ("console.error('ouch')", "ouch"),
        ("setTimeout(() => { throw new Error('late') })", "late"),
        ("fetch('http://127.0.0.1:9/spy').catch(() => 0)", "violates the following Content Security Policy"),
        ("document.body.setAttribute('style', 'color: red')", "inline style"),
        ("document.body.append(Object.assign(document.createElement('script'), {text: '1'}))", "inline script"),
        ("fetch('/api/tables/none')", "404"),
    ],
)
def test_what_must_not_happen_is_seen(visitor: Visitor, script: str, fault: str) -> None:
    page = visitor.open("/")
    page.evaluate(f"() => {{ {script}; }}")
    until = time.monotonic() + 15
    while not any(fault in each for each in visitor.faults) and time.monotonic() < until:
        page.wait_for_timeout(50)
    assert any(fault in each for each in visitor.faults), visitor.faults
    visitor.forgive("")


def test_a_request_to_another_origin_is_seen(visitor: Visitor) -> None:
    """By the watching itself, should the policy ever fail to stop it."""
    visitor.context.route("**/*", lambda route: route.fulfill(body="<h1>x</h1>", content_type="text/html"))
    visitor.page.goto("http://elsewhere.example/")
    assert any("another origin: http://elsewhere.example/" in each for each in visitor.done())
    visitor.forgive("")


def test_axe_finds_what_is_wrong(visitor: Visitor) -> None:
    page = visitor.open("/")
    page.evaluate("() => document.body.append(document.createElement('img'))")
    assert any(rule.startswith("image-alt") for rule in visitor.broken_rules())


def test_the_bots_of_a_prepared_table_play(hall: Hall, visitor: Visitor) -> None:
    """The server is a real one: a table of bots alone plays to its end, and the page knows whose guest it is."""
    host = hall.guest()
    table = hall.open_table("base:de[rounds=1] x3", host, bots=3)
    hall.ask("POST", f"/api/tables/{table['id']}/start", host)
    visitor.become(host)
    visitor.open("/")
    for _ in range(200):
        info = visitor.page.evaluate(f"() => fetch('/api/tables/{table['id']}').then((answer) => answer.json())")
        if info["state"] == "over":
            break
        visitor.page.wait_for_timeout(100)
    assert (info["state"], info["host"]) == ("over", True)
