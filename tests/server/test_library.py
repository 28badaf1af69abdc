"""The handbook and the drawings: complete, in the language asked for, and not sent twice."""

from __future__ import annotations

import re
from xml.etree import ElementTree as Xml

import pytest

from tests.server.house import House, Json, part, problem
from undermine.draw import scenes
from undermine.games import parse_rules
from undermine.text import LANGUAGES, Words


def book(house: House, rules: str, language: str = "en") -> Json:
    return house.get(f"/api/handbook?rules={rules.replace(' ', '%20')}&language={language}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_role_question_and_paragraph_has_words(house: House, language: str) -> None:
    found = book(house, "base:lt2009 x7", language)
    rules = parse_rules("base:lt2009 x7")
    assert found["rules"] == rules.text and found["players"] == 7 and found["rounds"] == 3
    cards = part(found, "cards")
    assert isinstance(cards, dict) and set(cards) == set(rules.names[1:])
    assert all(card["name"] and card["object"] and card["effect"] and card["title"] for card in cards.values())
    assert {card["kind"] for card in cards.values()} == {"path", "action"}
    questions = part(found, "questions")
    assert isinstance(questions, dict) and set(questions) >= {"turn", "first", "orient", "take"}
    paragraphs = part(found, "paragraphs")
    assert isinstance(paragraphs, list) and len(paragraphs) == 9
    assert all(each["title"] and each["lines"] for each in paragraphs)


def test_the_language_is_that_of_the_browser_unless_named(house: House) -> None:
    address = "/api/handbook?rules=base%20x5"
    assert house.ask("GET", address, accept_language="de-AT, en;q=0.5").json()["title"] == "Grundspiel"
    assert house.ask("GET", f"{address}&language=cs", accept_language="de").json()["title"] == "Základní hra"
    assert house.ask("GET", f"{address}&language=xx").json()["title"] == "Base game"


def test_editions_differ_in_what_is_told(house: House) -> None:
    say = Words("en").say

    def lines(rules: str) -> str:
        return str(part(book(house, rules), "paragraphs"))

    may = say("book-rockfall-nothing")
    assert may not in lines("base:cs20 x5") and may in lines("base:de x5")
    assert "each gets 2 nuggets" in lines("base:cs20 x8") and "each gets 3 nuggets" in lines("base:de x8")
    assert say("book-break-anybody") in lines("base:lt2009 x5") and say("book-break-others") in lines("base:de x5")
    times = r"\xa0×\xa0"  # as a list of strings is written; a number is never torn from what it counts
    assert f"saboteur{times}4" in lines("base x10") and f"saboteur{times}1" in lines("base x3")


def test_rules_that_are_none_are_refused(house: House) -> None:
    problem(house.ask("GET", "/api/handbook?rules=chess%20x2"), 422, "bad-rules")
    problem(house.ask("GET", "/art/game.svg?rules=chess%20x2"), 422, "bad-rules")
    problem(house.ask("GET", "/art/scene/nowhere.svg"), 404, "not-found")


def test_all_symbols_that_the_handbook_names_are_drawn(house: House) -> None:
    found = str(book(house, "base x5")["art"])
    drawn = house.ask("GET", "/art/game.svg?rules=base%20x5").text + house.ask("GET", "/art/common.svg").text
    ids = set(re.findall(r'id="([^"]+)"', drawn))
    named = set(re.findall(r"'(?:id|symbol|icon)': '([^']+)'", found))
    assert len(named) > 50 and named <= ids
    for name in scenes.SCENES:
        assert Xml.fromstring(house.ask("GET", f"/art/scene/{name}.svg").text).tag.endswith("svg")


@pytest.mark.parametrize(
    "address", ["/art/common.svg", "/art/game.svg?rules=base%20x3", "/api/handbook?rules=base%20x3"]
)
def test_what_a_browser_has_is_not_sent_again(house: House, address: str) -> None:
    first = house.ask("GET", address)
    assert first.status_code == 200 and first.headers["cache-control"].endswith("must-revalidate")
    again = house.ask("GET", address, if_none_match=first.headers["etag"])
    assert again.status_code == 304 and not again.content
    assert house.ask("GET", address, if_none_match='"old"').status_code == 200
