from __future__ import annotations

from collections.abc import Iterator

import pytest

from undermine.text import translation
from undermine.text.translation import Fault, Finding, findings

ENGLISH = {
    "locales/en/table.ftl": "table-you = You\nhelp-notation = place B-NE 2,0 turned\n",
    "features/toll/words/en.ftl": (
        "# MINI-TOLL-1\n"
        "log-paid = { $count ->\n    [one] You paid a nugget.\n   *[other] You paid { $count } nuggets.\n}\n"
        "card-toll = toll\n    .effect = Whoever digs here pays.\n"
    ),
}
WHOLE = {
    "locales/lt/table.ftl": "table-you = Tu\nhelp-notation = place B-NE 2,0 turned\n",
    "features/toll/words/lt.ftl": (
        "log-paid = { $count ->\n    [one] Sumokėjai grynuolį.\n   *[other] Sumokėjai { $count } grynuolių.\n}\n"
        "card-toll = toll\n    .effect = Kas čia kasa, moka.\n"
    ),
}


@pytest.fixture
def files(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The files of Lithuanian, to be spoilt by a test."""
    lithuanian = dict(WHOLE)

    def sources(language: str) -> Iterator[tuple[str, str]]:
        yield from (ENGLISH if language == "en" else lithuanian).items()

    monkeypatch.setattr(translation, "sources", sources)
    return lithuanian


def test_a_whole_translation_lacks_nothing(files: dict[str, str]) -> None:
    """A single word may be the same, and so may an example of the notation."""
    assert findings("lt") == [] and findings("en") == []


def test_a_missing_form_is_told_with_the_english_one_and_the_file_to_write_in(files: dict[str, str]) -> None:
    files["features/toll/words/lt.ftl"] = files["features/toll/words/lt.ftl"].replace("    .effect", "#")
    lacking = Finding(Fault.MISSING, "card-toll.effect", "features/toll/words/lt.ftl", "Whoever digs here pays.")
    assert findings("lt") == [lacking]


def test_a_feature_without_a_file_lacks_all_its_sentences(files: dict[str, str]) -> None:
    del files["features/toll/words/lt.ftl"]
    assert [(found.fault, found.key) for found in findings("lt")] == [
        (Fault.MISSING, key) for key in ("log-paid", "card-toll", "card-toll.effect")
    ]


def test_what_nobody_asks_for_is_superfluous(files: dict[str, str]) -> None:
    files["locales/lt/table.ftl"] += "table-old = Senas stalas\n"
    assert findings("lt") == [Finding(Fault.SUPERFLUOUS, "table-old", "locales/lt/table.ftl", "")]


def test_a_copied_sentence_is_still_english_also_in_its_plurals(files: dict[str, str]) -> None:
    files["features/toll/words/lt.ftl"] = ENGLISH["features/toll/words/en.ftl"]
    assert [(found.fault, found.key) for found in findings("lt")] == [
        (Fault.ENGLISH, "log-paid"),
        (Fault.ENGLISH, "card-toll.effect"),
    ]


def test_a_sentence_lies_where_the_english_one_does(files: dict[str, str]) -> None:
    files["features/toll/words/lt.ftl"] += files.pop("locales/lt/table.ftl")
    assert [(found.fault, found.key, found.place) for found in findings("lt")] == [
        (Fault.MISPLACED, "table-you", "locales/lt/table.ftl"),
        (Fault.MISPLACED, "help-notation", "locales/lt/table.ftl"),
    ]
