"""`undermine review` with a step: another answer, and playing on in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from undermine.cli.app import main
from undermine.core.event import CHOSE
from undermine.notation.audit import audit
from undermine.notation.record import read_record
from undermine.views.project import project

GOLDEN = Path(__file__).parent.parent / "golden" / "base-de.record"


def ask(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert main(["review", str(GOLDEN), *words]) == code
    told = capsys.readouterr()
    return told.err if code else told.out


def test_another_answer_in_words_and_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    out = ask(capsys, "--step", "10", "--try", "discard rockfall", "--lang", "de")
    assert "discard sabotage-cart → discard rockfall" in out and "Von oben gesehen" in out
    found = json.loads(ask(capsys, "--step", "10", "--try", "discard rockfall", "--json"))
    assert found["step"] == 10 and found["answer"] == "discard rockfall" and found["text"]


@pytest.mark.parametrize("cards", ["as-they-were", "anew"])
def test_playing_on(
    cards: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["d 1", "quit"])
    monkeypatch.setattr("builtins.input", lambda _="": next(lines))
    file = tmp_path / "what-if.record"
    out = ask(capsys, "--step", "10", "--play", "1", "--cards", cards, "--seed", "5", "--save", str(file))
    assert "What if: on from step 10" in out
    record, first = (read_record(each.read_text(encoding="utf-8")) for each in (file, GOLDEN))
    assert record.what_if == (10, 1, cards)
    assert len(record.actions) > 10 and audit(record) is None
    end = [number for number, event in enumerate(first.log) if event[0] == CHOSE][10]
    before = [[project(event, 1) for event in each.log[:end]] for each in (record, first)]
    assert before[0] == before[1] and (record.log[:end] == first.log[:end]) is (cards == "as-they-were")
    assert main(["verify", str(file)]) == 0 and "this is a what if" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--try", "discard map"], "say with --step"),
        (["--step", "10"], "--try ANSWER, or with --play SEAT"),
        (["--step", "10", "--try", "discard map", "--play", "0"], "--try ANSWER, or with --play SEAT"),
        (["--step", "999", "--play", "0"], "this game has steps 0 to"),
        (["--step", "41", "--play", "0"], "there the game is over"),
        (["--step", "10", "--play", "3"], "the seats of this game are 0 to 2"),
        (["--step", "10", "--play", "0", "--cards", "new"], "write as-they-were or anew"),
        (["--step", "10", "--try", "fly"], "is no verb"),
        (["--step", "10", "--try", "discard map"], "could not be answered at step 10"),
        (["--step", "0", "--try", "discard map"], "there are answers 1 to"),
    ],
)
def test_what_makes_no_sense_is_refused(words: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert why in ask(capsys, *words, code=2)
