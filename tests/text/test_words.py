from __future__ import annotations

from pathlib import Path

import pytest

from tests.features.house import lay_out, python
from undermine.text import LANGUAGES, UnknownLanguage, UnknownText, Words, language_of


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(UnknownText, match="no-such-key"):
        Words("cs").say("no-such-key")
    with pytest.raises(UnknownText, match=r"card-curve\.smell"):
        Words("cs").say("card-curve.smell")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(UnknownText, match="table-me"):
        Words("en").say("table-me")


def test_a_number_that_is_no_count_is_refused() -> None:
    """Else it would be printed without a plural."""
    with pytest.raises(UnknownText, match="round=3"):
        Words("en").say("table-round", round=3, rounds="3")


def test_no_isolation_marks() -> None:
    assert Words("en").say("table-me", name="Mia") == "Mia (you)"


def test_has_knows_forms() -> None:
    words = Words("lt")
    assert words.has("card-map") and words.has("card-map.effect")
    assert not words.has("card-map.smell") and not words.has("card-smell")


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match="'fr'; there are: en, cs, sk, de, lt"):
        Words("fr")
    assert issubclass(UnknownLanguage, ValueError)


@pytest.mark.parametrize(
    ("wish", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "lt_LT.UTF-8"}, "lt"),
        (None, {"LANG": "lt_LT.UTF-8", "LC_ALL": "de_AT"}, "de"),
        (None, {"LC_ALL": "", "LANG": "sk"}, "sk"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        ("cs", {"LANG": "de_DE"}, "cs"),
        ("CS-cz", {}, "cs"),
    ],
)
def test_the_language_is_wished_or_found(wish: str | None, environment: dict[str, str], language: str) -> None:
    assert language_of(wish, environment) == language


def test_a_wish_that_cannot_be_granted_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        language_of("xx", {"LANG": "cs"})
    with pytest.raises(UnknownLanguage):
        language_of("", {"LANG": "cs"})


def test_there_are_five_languages() -> None:
    assert LANGUAGES == ("en", "cs", "sk", "de", "lt")


def test_a_feature_from_outside_brings_its_words(tmp_path: Path) -> None:
    """In a language that it has no words in it speaks English."""
    words = lay_out(tmp_path) / "words"
    words.mkdir()
    (words / "en.ftl").write_text("card-whistle = whistle\n")
    (words / "cs.ftl").write_text("card-whistle = píšťalka\n")
    say = "from undermine.text import Words; print([Words(each).say('card-whistle') for each in ('en', 'cs', 'lt')])"
    told = python("-c", say, UNDERMINE_FEATURES=str(tmp_path), PYTHONIOENCODING="utf-8")
    assert told.stdout == "['whistle', 'píšťalka', 'whistle']\n", told.stderr
