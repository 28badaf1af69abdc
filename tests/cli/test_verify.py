"""`undermine verify`: was the deal honest?"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables.hosted import Hosted
from undermine.cli.app import main
from undermine.core.chance import Dice, seal_of
from undermine.core.deal import Deal
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.games import parse_rules
from undermine.notation.record import checksum, record_of, write_record
from undermine.server.record import record_text

SEED = "6b5f0c0ffee"


@pytest.fixture(scope="module")
def text() -> str:
    """As a table gives it out."""
    return record_text(Hosted().fill().start(SEED).play_out().game)


def verify(tmp_path: Path, text: str, *words: str) -> int:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    return main(["verify", str(file), *words])


def sealed(text: str) -> str:
    """The same with a checksum that fits, as a forger would make it."""
    body = text.rpartition("checksum")[0]
    return f"{body}checksum {checksum(body)}\n"


def test_an_honest_game(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, text) == 0
    assert seal_of(SEED) in capsys.readouterr().out
    assert verify(tmp_path, text, "--seal", seal_of(SEED)) == 0
    assert "fits the seal that you gave" in capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str]) -> str:
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("undermine: ") and err.count("\n") == 1
    return err


def test_another_seal_than_was_shown(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, text, "--seal", seal_of("another")) == 2
    assert "not that of the seal shown before" in refused(capsys)


def test_an_edited_record(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    for old, new in ((f"seed {SEED}", "seed another"), ("drew 0 ", "drew 1 ")):
        assert old in text
        changed = text.replace(old, new, 1)
        assert verify(tmp_path, changed) == 2
        refused(capsys)
        assert verify(tmp_path, sealed(changed)) == 2
        refused(capsys)
    assert verify(tmp_path, text[: len(text) // 2]) == 2
    assert "cut off" in refused(capsys)


def test_a_seed_that_is_not_released(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = open_game(parse_rules("base x3"), SEED)
    assert verify(tmp_path, write_record(record_of(run, SEED, released=False))) == 2
    assert f"only its seal {seal_of(SEED)} is known" in refused(capsys)


def test_a_game_that_was_dealt_by_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A record may hold a deal instead of chance; then its seed proves nothing."""
    rules = parse_rules("base[rounds=1] x3")
    deck = sorted(int(card) for card in rules.cards)
    run = open_game(rules, SEED, Deal({"deck": deck}, 0))
    dice = Dice(1)
    while not is_over(run.state):
        actions = legal_actions(run.state, to_act(run.state))
        run.apply(actions[int(dice.below(len(actions)))])
    record = record_of(run, SEED)
    assert record.deal
    assert verify(tmp_path, write_record(record)) == 2
    assert "dealt by hand" in refused(capsys)


def test_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "none")]) == 2
    assert "none" in refused(capsys)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert main(["verify", str(tmp_path / "bytes")]) == 2
    refused(capsys)
