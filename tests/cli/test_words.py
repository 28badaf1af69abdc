from __future__ import annotations

import pytest

from undermine.cli import words
from undermine.cli.app import main
from undermine.text import LANGUAGES
from undermine.text.translation import Fault, Finding

LACKING = [
    Finding(Fault.MISSING, "log-paid", "features/toll/words/lt.ftl", "{ $count ->\n    [one] You paid.\n}"),
    Finding(Fault.SUPERFLUOUS, "table-old", "locales/lt/table.ftl", ""),
    Finding(Fault.ENGLISH, "card-toll.effect", "features/toll/words/lt.ftl", "Whoever digs here pays."),
]


def test_nothing_is_lacking(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [language for language in LANGUAGES if language != "en"]
    assert all(line.endswith("nothing is lacking") for line in lines)


def test_what_is_lacking_is_told_file_by_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "findings", lambda language: LACKING if language == "lt" else [])
    assert main(["words", "lt"]) == 1
    first, *rest = capsys.readouterr().out.splitlines()
    assert first.endswith("sentences, 1 missing, 1 superfluous, 1 still English")
    assert rest == [
        "",
        "features/toll/words/lt.ftl",
        "  missing: log-paid = { $count ->",
        "          [one] You paid.",
        "      }",
        "  still English: card-toll.effect = Whoever digs here pays.",
        "",
        "locales/lt/table.ftl",
        "  superfluous: table-old",
    ]
    assert main(["words"]) == 1
    assert len(capsys.readouterr().out.splitlines()) == len(LANGUAGES) - 1, "over all languages only counts"


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "fr"]) == 2
    assert "there are: en, cs, sk, de, lt" in capsys.readouterr().err
