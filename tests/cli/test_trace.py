from __future__ import annotations

import json

import pytest

from undermine.cli.app import main
from undermine.core.engine import open_game
from undermine.games import parse_rules


def test_games_come_as_json_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", "base:cs20[rounds=1] x5", "--seed", "7", "--games", "2"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["game"] for line in lines if line.get("end") == "game"] == [0, 1]
    rules = parse_rules("base:cs20[rounds=1] x5")
    for game, seed in ((0, "7"), (1, "7/1")):
        first = next(line for line in lines if line["game"] == game)
        state = open_game(rules, seed).state
        assert first["hands"] == [[rules.names[card] for card in state.hand(seat)] for seat in range(5)]


def test_the_same_seed_gives_the_same_bytes(capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for _ in range(2):
        assert main(["trace", "base[rounds=1] x3", "--seed", "a b", "--bots", "random"]) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1]


def test_other_bots_play_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", "base[rounds=1] x3", "--bots", "random,miner"]) == 0
    out = capsys.readouterr().out
    lines = [json.loads(line) for line in out.splitlines()]
    assert all(line["chosen"] in line["legal"] for line in lines if "ask" in line)
    assert main(["trace", "base[rounds=1] x3", "--bots", " random , miner"]) == 0
    assert capsys.readouterr().out == out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["base x99"], "3 to 10 players"),
        (["chess x2"], "no game 'chess'"),
        (["base x5", "--bots", "oracle"], "no bot 'oracle'"),
        (["base x5", "--games", "0"], "games"),
        (["base x5", "--sead", "7"], "--sead"),
    ],
)
def test_bad_input_is_one_line_and_code_2(capsys: pytest.CaptureFixture[str], arguments: list[str], told: str) -> None:
    assert main(["trace", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("undermine: ")
    assert shown.err.count("\n") == 1
    assert told in shown.err
