"""Leagues: fair meetings, an order that is certain before it stops, and ranks as their inventors compute them."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import numpy as np
import pytest

from undermine.cli.app import main
from undermine.lab.experiment import carry_out
from undermine.lab.league import BLOCK, LEAST, Standings, header_of, meeting_of, until_certain, work
from undermine.lab.ledger import Shard
from undermine.lab.rank import POPULATION, SELECTION, alpha_rank
from undermine.lab.simulate import SeriesError

TEXTS = ["base[rounds=1] x4", "duel[rounds=1] x2"]


def test_a_meeting_gives_both_the_same() -> None:
    """The same deal, seats exchanged: who meets himself has exactly as much, by every role."""
    plan = {"rules": ["base[rounds=1] x5"], "bots": ["miner", "miner"], "seed": "3"}
    for task in range(4):
        row = work(plan, task)
        assert row["roles"][0].keys() == row["roles"][1].keys()
        counts = [{role: sums[0] for role, sums in told.items()} for told in row["roles"]]
        assert counts[0] == counts[1]


def test_all_meetings_of_a_deal_follow_each_other() -> None:
    plan = {"rules": TEXTS, "bots": ["a", "b", "c"], "seed": "1"}
    seen = [meeting_of(plan, task) for task in range(12)]
    assert [deal for deal, _, _ in seen] == [0] * 6 + [1] * 6
    assert {(rules, pair) for _, rules, pair in seen[:6]} == {
        (rules, pair) for rules in TEXTS for pair in ((0, 1), (0, 2), (1, 2))
    }


def test_the_better_bot_is_found_and_then_it_stops() -> None:
    header = header_of(["base[rounds=1] x4"], ["random", "miner"], 400, "1", Shard())
    standings = Standings(header.plan)
    for _ in until_certain(carry_out(header), standings):
        pass
    table = standings.table()
    assert [place.bot for place in table.places] == ["miner", "random"] and table.is_certain
    assert LEAST <= table.deals < 400 and table.deals % BLOCK == 0
    best, worst = table.places
    assert best.points.low > 0.5 > worst.points.high and best.skill > worst.skill
    assert best.alpha.value > 0.99 and set(best.gold) == {"digger", "saboteur"}
    assert table.wins[0][1] + table.wins[1][0] == pytest.approx(1)


def test_alpha_rank_agrees_with_openspiel() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")
    from open_spiel.python.egt import alpharank

    rng = np.random.default_rng(3)
    for size in (2, 3, 5):
        wins = rng.random((size, size))
        wins = wins / (wins + wins.T)
        with np.errstate(over="ignore"):  # what is too large for a number is none of ours: see `_takes_over`
            _, _, shares, _, _ = alpharank.compute([wins], m=POPULATION, alpha=SELECTION)
        assert alpha_rank(wins) == pytest.approx(shares, abs=1e-6)


def test_a_circle_has_no_best() -> None:
    circle = np.array([[0.5, 0.9, 0.1], [0.1, 0.5, 0.9], [0.9, 0.1, 0.5]])
    assert alpha_rank(circle) == pytest.approx([1 / 3] * 3)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Shards and one run come to the same; the file goes on where it was."""
    words = ["league", *TEXTS, "--bots", "random,miner", "--deals", "4", "--seed", "2"]
    whole = tmp_path / "whole"
    extra = ["--out", str(whole), "--csv", str(tmp_path / "csv"), "--plot", str(tmp_path / "league.svg")]
    assert main([*words, *extra, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["deals"] == 4 and not told["is_certain"], "so few deals make nothing certain"
    assert {place["bot"] for place in told["places"]} == {"miner", "random"}
    rows = list(csv.DictReader((tmp_path / "csv").read_text(encoding="utf-8").splitlines()))
    assert [row["bot"] for row in rows] == [place["bot"] for place in told["places"]]
    assert float(rows[0]["points"]) == told["places"][0]["points"]["value"]
    assert (tmp_path / "league.svg").read_text(encoding="utf-8").startswith("<?xml")
    for number in (1, 2):
        assert main([*words, "--shard", f"{number}/2", "--out", str(tmp_path / str(number))]) == 0
    capsys.readouterr()
    assert main(["merge", str(tmp_path / "1"), str(tmp_path / "2"), "--out", str(tmp_path / "both"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == told and (tmp_path / "both").read_bytes() == whole.read_bytes()
    assert main([*words, "--out", str(whole)]) == 0 and "miner" in capsys.readouterr().out


def test_what_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SeriesError, match="at least two bots"):
        header_of(TEXTS, ["miner"], 3, "1", Shard())
    with pytest.raises(SeriesError, match="no deal was played"):
        Standings(header_of(TEXTS, ["miner", "random"], 3, "1", Shard()).plan).table()
    words = ["league", "base x4", "--bots", "miner,random", "--deals", "100000"]
    for wrong, reason in (
        (("--bots", "miner,nobody"), "there is no bot 'nobody'"),
        (("--csv", "/no/such/folder/league.csv"), "/no/such/folder/league.csv: no file can be written there"),
        (("--plot", "/no/such/folder/league.svg"), "/no/such/folder/league.svg: no file can be written there"),
        (("--plot", "league.gif"), "league.gif: a picture ends in .svg, .png, .pdf"),
    ):
        assert main([*words, *wrong]) == 2
        assert reason in capsys.readouterr().err
