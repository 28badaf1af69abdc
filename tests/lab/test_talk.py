"""What talk changes: the same deals, once in silence; and a series with talk is the same whether it is written down."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from undermine.cli.app import main
from undermine.lab import SeriesError, measure_talk, play_series

TEXT = "base:de[rounds=1] x3"


def test_the_same_deals_are_played_with_talk_and_without() -> None:
    effect = measure_talk(TEXT, 4, ["gentle"], "1")
    silent, spoken = (list(play_series(TEXT, 4, ["gentle"], "1", has_talk=has_talk)) for has_talk in (False, True))
    assert [game.rounds[0].roles for game in silent] == [game.rounds[0].roles for game in spoken]
    assert effect.lines is not None and effect.lines.value == sum(game.lines for game in spoken) / 4 > 0
    assert not any(game.lines for game in silent)
    for side, won in effect.won.items():
        assert won.silent is not None and won.spoken is not None and won.more is not None, side
        assert won.more.value == pytest.approx(won.spoken.value - won.silent.value)


def test_who_cannot_talk_is_not_asked_to() -> None:
    with pytest.raises(SeriesError, match="none talks; gentle, seasoned, sly do"):
        play_series(TEXT, 1, ["miner"], "1", has_talk=True)


def test_a_series_with_talk_can_be_written_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", TEXT, "--games", "3", "--bots", "gentle", "--talk", "on", "--json"]
    told: list[dict[str, object]] = []
    for more in ([], ["--out", str(tmp_path / "games")]):
        assert main([*words, *more]) == 0
        told.append({**json.loads(capsys.readouterr().out), "seconds": 0})
    assert told[0] == told[1]
    assert main([*words, "--talk", "both", "--out", str(tmp_path / "games")]) == 2
    assert "leave one of the two out" in capsys.readouterr().err
