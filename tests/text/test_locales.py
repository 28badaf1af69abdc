"""The five languages say the same things, all of them, and nothing that nobody asks for."""

from __future__ import annotations

import ast
import re
from itertools import product
from pathlib import Path

import pytest

import undermine
from tests.text.locale_files import (
    Sentence,
    asked_keys,
    keys,
    keys_of_the_page,
    keys_the_page_asks,
    keys_the_page_mentions,
    mentioned_keys,
    placeables,
    selections,
    sentences,
)
from undermine.core.rules import Rules
from undermine.games import EXTRAS, GAMES, parse_rules
from undermine.text import LANGUAGES, Words
from undermine.text.cards import card_key, tile_key
from undermine.text.reason import arguments_of_reasons
from undermine.text.translation import findings

PLURALS = {
    "en": ["one", "other"],
    "de": ["one", "other"],
    "cs": ["one", "few", "many", "other"],
    "sk": ["one", "few", "many", "other"],
    "lt": ["one", "few", "many", "other"],
}
SOURCE = Path(undermine.__file__).parent
TRANSLATED = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_lacks_nothing(language: str) -> None:
    """What `undermine words` tells; and sentences stand in the order of the English ones, to be read side by side."""
    assert not findings(language)
    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_said_twice(language: str) -> None:
    assert len(keys(language)) == len(set(keys(language)))


def test_every_key_that_is_asked_for_exists() -> None:
    known = keys("en")
    lost = [asked for asked in asked_keys() if not any(re.fullmatch(asked, key) for key in known)]
    assert not lost


def test_every_key_that_the_page_asks_for_is_in_the_files_that_it_carries() -> None:
    asked, known = keys_the_page_asks(), keys_of_the_page()
    assert asked
    assert not [each for each in asked if not any(re.fullmatch(each, key) for key in known)]


def test_every_key_is_used() -> None:
    """A key made of parts counts if its beginning is a constant; a form by its name.  Book and lessons: elsewhere."""
    texts = mentioned_keys() | keys_the_page_mentions()
    begun = re.compile("|".join({text.partition(r"\.")[0] for text in texts if re.match("[a-z]", text)}))
    forms = {text.rpartition(r"\.")[2] for text in texts if r"\." in text}
    for key in keys("en"):
        if key.startswith(("book-", "chapter-", "effect-", "lesson-", "task-")):
            continue
        message, _, form = key.partition(".")
        assert begun.fullmatch(message), key
        assert not form or re.escape(form) in forms, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_things_have_all_plurals_of_the_language(language: str) -> None:
    for sentence in sentences(language):
        for name, around in placeables(sentence.pattern):
            assert not name.endswith("count") or name in around, f"{sentence.key}: {name} is printed without a plural"
        for name, variants in selections(sentence.pattern):
            if name.endswith("count"):
                # A number of its own (`[0]`) may stand before the plurals, never in place of one.
                assert [each for each in variants if not each.isdigit()] == PLURALS[language], sentence.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    """All variants of all sentences, with numbers of all plurals."""
    words = Words(language)
    for sentence in sentences(language):
        choices: dict[str, list[str | int]] = {name: ["Mia"] for name, _ in placeables(sentence.pattern)}
        for name, variants in selections(sentence.pattern):
            choices[name] = [0, 1, 2, 5, 21] if name.endswith("count") else [*variants]
        for values in product(*choices.values()):
            text = words.say(sentence.key, **dict(zip(choices, values, strict=True)))
            assert text.strip() == text and text and "{" not in text and "\u2068" not in text


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_asks_for_no_more_than_it_is_given(language: str) -> None:
    """English needs fewer forms of a tool than the others do; all of them are passed."""
    given = {sentence.key: _variables(sentence) for sentence in sentences("en")}
    for key in ("log-broke", "log-mended"):
        given[key] |= {"object", "yours", "own"}
    for sentence in sentences(language):
        assert _variables(sentence) <= given[sentence.key], sentence.key


def _variables(sentence: Sentence) -> set[str]:
    return {name for name, _ in (*placeables(sentence.pattern), *selections(sentence.pattern))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_choose_the_right_form(language: str) -> None:
    words = Words(language)
    said = [words.say("nuggets", count=count).split()[1] for count in (1, 2, 5, 10, 21)]
    assert (
        said
        == {
            "en": ["nugget", "nuggets", "nuggets", "nuggets", "nuggets"],
            "de": ["Goldstück", "Goldstücke", "Goldstücke", "Goldstücke", "Goldstücke"],
            "cs": ["valoun", "valouny", "valounů", "valounů", "valounů"],
            "sk": ["nuget", "nugety", "nugetov", "nugetov", "nugetov"],
            "lt": ["grynuolis", "grynuoliai", "grynuoliai", "grynuolių", "grynuolis"],
        }[language]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_pictures_are_short(language: str) -> None:
    words = Words(language)
    for key in keys("en"):
        if key.endswith(".short"):
            assert len(words.say(key)) <= 11, key
        if key.endswith(".label"):
            assert len(words.say(key)) <= (5 if key.startswith("tool") else 7), key


def test_every_reason_of_the_engine_has_a_text_and_no_text_lacks_a_reason() -> None:
    known = {key.removeprefix("reason-") for key in keys("en") if key.startswith("reason-")}
    assert reasons_in_source() == known
    assert set(arguments_of_reasons()) <= known


def all_rules() -> list[Rules]:
    """Every game, and every optional module with the first game that takes it."""
    texts = [f"{game.name} x{game.players[-1]}" for game in GAMES.values()]
    return [parse_rules(text) for text in (*texts, *(f"{extra.games[0]}+{extra.name} x6" for extra in EXTRAS.values()))]


def test_a_card_has_one_name() -> None:
    """In a sentence it is called as in the hand, with an article or the word `card`."""
    words = Words("en")
    for key in keys("en"):
        if key.startswith("card-") and key.endswith(".object") and key != "card-hidden.object":
            name, in_sentence = (
                [word for word in words.say(each).replace("-", " ").split() if word not in ("a", "an", "the", "card")]
                for each in (key.removesuffix(".object"), key)
            )
            assert in_sentence == name, key


PLAYED_AS_IT_IS = {"theft", "treasury", "veto", "direction", "tracker"}


def test_the_page_says_what_every_card_wants_that_points_at_something() -> None:
    """By the name of the card or by how it begins; and no such sentence is left without a card."""
    known = {key.removeprefix("play-want-") for key in keys("en") if key.startswith("play-want-")}
    used: set[str] = set()
    for rules in all_rules():
        for card in range(1, len(rules.names)):
            if not rules.tile[card]:
                name = rules.names[card]
                name = name.partition("-")[2] if rules.printed[name].pile else name
                found = {name, name.partition("-")[0]} & known
                assert found or name in PLAYED_AS_IT_IS, name
                used |= found
    assert used == known


def test_every_text_of_a_card_has_its_card() -> None:
    used: set[str] = set()
    for rules in all_rules():
        used |= {card_key(rules, card) for card in range(len(rules.names))}
        used |= {tile_key(rules, 2 * number) for number in range(1, len(rules.tile_names))}
    assert {key for key in keys("en") if key.startswith("card-") and "." not in key} == used


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_role_side_and_question_of_the_game_has_words(language: str) -> None:
    words = Words(language)
    for rules in all_rules():
        for key in {card_key(rules, card) for card in range(len(rules.names))}:
            assert all(words.has(f"{key}{form}") for form in ("", ".object", ".short", ".effect")), key
        for role in rules.role_names[1:]:
            assert all(words.has(f"role-{role}{form}") for form in ("", ".many", ".task")), role
        for side in rules.side_names[1:]:
            assert words.has(f"log-ended-{side}") and words.has(f"finish-{side}"), side
        asked = {rules.frame_names[verb.kind] for verb in rules.verbs.values() if not rules.offers(int(verb.kind))}
        asked |= {rules.frame_names[kind] for kind in range(len(rules.frame_names)) if rules.frames[kind].is_played}
        for question in {"turn", *asked}:
            assert words.has(f"question-{question}") and words.has(f"question-{question}.other"), question
    for extra in EXTRAS.values():
        assert words.has(f"module-{extra.name}"), extra.name


def reasons_in_source() -> set[str]:
    """The first word of every tuple that a function with the result Reason returns, reasons of conditions, refusals."""
    found: set[str] = set()
    for file in (*(SOURCE / "core").glob("*.py"), *(SOURCE / "features").rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'\.condition\(.*reason="([a-z-]+)"', text))
        for named in re.findall(r"^REFUSALS: Final = \(([^)]+)\)", text, re.MULTILINE):
            found |= set(re.findall(r'"([a-z-]+)"', named))
        for function in ast.walk(ast.parse(text)):
            if isinstance(function, ast.FunctionDef) and ast.unparse(function.returns or ast.Constant("")) == "Reason":
                for node in ast.walk(function):
                    if isinstance(node, ast.Tuple) and node.elts and isinstance(node.ctx, ast.Load):
                        first = node.elts[0]
                        arms = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
                        found |= {str(arm.value) for arm in arms if isinstance(arm, ast.Constant)}
    return found
