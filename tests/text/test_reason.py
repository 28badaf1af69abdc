from __future__ import annotations

import pytest

from tests.text.test_locales import reasons_in_source
from undermine.games import parse_rules
from undermine.text import LANGUAGES, People, Words, reason_text
from undermine.text.reason import arguments_of_reasons

RULES = parse_rules("base x3")
PEOPLE = People(("You", "Mia", "Jakub"), 0)
EXAMPLES = {"seat": "1", "question": "take", "card": "repair-lantern+cart", "side": "W", "number": "9"}


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (("tunnel-into-rock", "W"), "the tunnel on its left would end at rock"),
        (("rock-into-tunnel", "N"), "the rock at its top would block its neighbour's tunnel"),
        (("already-broken", "1"), "that tool of Mia is broken already"),
        (("already-broken", "0"), "that tool of yours is broken already"),
        (("not-in-hand", "repair-lantern+cart"), "you have no such card: lantern or cart repair"),
        (("not-in-hand", "B-NS"), "you have no such card: straight tunnel (B-NS)"),
        (("not-in-hand", "999"), "you have no such card: 999"),
        (("not-your-turn", "2"), "it is not your turn but the turn of Jakub"),
    ],
)
def test_a_reason_in_english(reason: tuple[str, ...], text: str) -> None:
    assert reason_text(Words("en"), RULES, PEOPLE, reason) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_told(language: str) -> None:
    words = Words(language)
    for key in reasons_in_source():
        arguments = [EXAMPLES[meaning] for meaning in arguments_of_reasons().get(key, ())]
        assert reason_text(words, RULES, PEOPLE, (key, *arguments))
