"""The command simulate: table, JSON, CSV, and refusals in one line."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from undermine.cli.app import main

QUICK = ["simulate", "base[rounds=1] x3", "--games", "4", "--bots", "miner,random"]


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(QUICK) == 0
    out, err = capsys.readouterr()
    assert "rounds won: Gold diggers" in out and "gold of random in a game" in out
    assert "4 games, 4 rounds" in out and "0 games did not end" in out
    assert not err, "no progress bar where nobody looks"


def test_json_is_one_object_and_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for _ in range(2):
        assert main([*QUICK, "--json", "--seed", "x"]) == 0
        result = json.loads(capsys.readouterr().out)
        assert result.pop("seconds") >= 0
        results.append(result)
    assert results[0] == results[1]
    assert results[0]["rules"] == "base:cs20[rounds=1] x3"
    assert results[0]["games"] == 4 and results[0]["unfinished"] == 0
    assert sum(results[0]["rounds_won"].values()) == 4
    assert {"value", "low", "high", "count"} == set(results[0]["share_won"]["diggers"])


def test_csv_has_a_line_per_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.csv"
    assert main([*QUICK, "--csv", str(file)]) == 0
    capsys.readouterr()
    rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    assert [row["game"] for row in rows] == ["0", "1", "2", "3"]
    assert [row["bots"] for row in rows[:2]] == ["miner random miner", "random miner random"]
    assert all(row["sides"] in {"diggers", "saboteurs"} and row["complete"] == "yes" for row in rows)
    assert main([*QUICK, "--csv", "-"]) == 0
    out, err = capsys.readouterr()
    assert list(csv.DictReader(io.StringIO(out))) == rows, "nothing but lines in the output"
    assert "rounds won: Gold diggers" in err
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]


def test_the_seed_of_a_line_plays_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--seed", "rope", "--csv", "-"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["seed"] for row in rows] == ["rope", "rope/1", "rope/2", "rope/3"]
    for row in rows:
        again = ["--bots", row["bots"].replace(" ", ","), "--seed", row["seed"]]
        assert main(["trace", "base[rounds=1] x3", *again]) == 0
        lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert " ".join(map(str, lines[-1]["scores"])) == row["gold"]
        assert " ".join(map(str, lines[-1]["winners"])) == row["winners"]
        assert sum("ask" in line for line in lines) == int(row["decisions"])


def test_wins_are_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(QUICK) == 0
    lines = [[cell.strip() for cell in line.split("│")[1:-1]] for line in capsys.readouterr().out.splitlines()]
    rows = {line[0]: line[1:] for line in lines if line}
    assert rows["games won by miner"][1:] == ["", "6 seats"]
    assert rows["gold of miner in a game"][2] == "4 games"
    assert rows["rounds won: Gold diggers"][2] == rows["turns in a round"][2] == "4 rounds"


def test_two_bots_in_one_seat(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    seat = ["simulate", "base[rounds=1]", "--players", "3", "--games", "6", "--compare", "miner,random"]
    assert main([*seat, "--bots", "miner"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "base:cs20[rounds=1] x3, each seat in turn among miner, 6 deals" in out
    assert "gold in a round: gold digger" in out and "0 games did not end" in out
    assert main([*seat, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert [one["bot"] for one in result["contenders"]] == ["miner", "random"] and result["deals"] == 6


def test_games_without_a_winner_and_wins_by_role(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Random players hardly ever find the way out of the cave; two who do not have no winner between them."""
    monkeypatch.setenv("COLUMNS", "120")
    assert main(["simulate", "cave", "--players", "2", "--games", "2", "--bots", "random"]) == 0
    out = capsys.readouterr().out
    assert "rounds without a winner" in out and "games won as: loyal dwarf of the blue clan" in out
    assert "rounds won: Yellow clan" in out and "blue-" not in out, "names, not what the program calls them"


@pytest.mark.parametrize("game", ["duel", "solo"])
def test_where_there_are_no_sides_none_is_missed(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", game, "--games", "2", "--bots", "random"]) == 0
    out = capsys.readouterr().out
    assert "turns in a round" in out and "winner" not in out and "rounds won" not in out
    assert ("games won by" in out) == (game == "duel"), "alone nobody wins"


@pytest.mark.parametrize(("game", "text"), [("duel", "duel:de x2"), ("solo", "solo:de x1"), ("base", "base:cs20 x5")])
def test_as_many_play_as_usual(game: str, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", game, "--games", "1", "--bots", "random", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rules"] == text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["base x5", "--bots", "wizard"], "there is no bot 'wizard'; there are: gentle, seasoned, sly, miner"),
        (["base x99"], "3 to 10 players"),
        (["chess x2"], "no game 'chess'"),
        (["base x5", "--games", "0"], "at least 1"),
        (["base x5", "--jobs", "0"], "at least 1"),
        (["base x5", "--games", "1000001"], "'--games': at most 1000000 is possible"),
        (["base x5", "--games", "9" * 5000], "'--games': a whole number is needed"),
        (["base x5", "--jobs", "65"], "'--jobs': at most 64 is possible"),
        (["base x5", "--json", "--csv", "-"], "both want the output"),
        (["base x5", "--players", "4"], "the number of players is said twice"),
        (["base x5", "--compare", "miner"], "two bots are compared in one seat, not 1"),
        (["base x5", "--compare", "miner,random", "--csv", "-"], "leave one of the two out"),
        (["base x5", "--csv", "no/such/folder/games.csv"], "--csv no/such/folder/games.csv"),
    ],
)
def test_refusals_are_one_line(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *arguments]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith("undermine: ") and err.count("\n") == 1 and words in err


def test_a_refused_series_leaves_an_old_file_as_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.csv"
    file.write_text("old", encoding="utf-8")
    assert main(["simulate", "base x5", "--bots", "wizard", "--csv", str(file)]) == 2
    assert "wizard" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]
