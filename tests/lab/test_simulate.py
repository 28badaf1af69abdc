"""Series of games: the same for any number of jobs, and sane in what they say."""

from __future__ import annotations

from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from importlib import import_module
from typing import ParamSpec, TypeVar

import pytest

from undermine.games import RulesError, parse_rules
from undermine.lab import SeriesError, Tally, play_series, simulate
from undermine.lab.match import Game, Round
from undermine.lab.simulate import AHEAD, MOST_GAMES

P = ParamSpec("P")
T = TypeVar("T")


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = simulate("base x4", 10, ["miner", "random"], "jobs", 1)
    assert alone == simulate("base x4", 10, ["miner", "random"], "jobs", 2)
    assert alone != simulate("base x4", 10, ["miner", "random"], "other", 1)


def test_games_come_in_order_from_several_processes() -> None:
    games = list(play_series("base[rounds=1] x3", 40, ["random"], "order", 2))
    assert [game.number for game in games] == list(range(40))


def test_parts_are_handed_out_as_they_are_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The longest series begins at once and can be left at any time."""
    handed: list[object] = []

    class Counting(ProcessPoolExecutor):
        def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
            handed.append(args)
            return super().submit(fn, *args, **kwargs)

    series_module = import_module("undermine.lab.simulate")
    monkeypatch.setattr(series_module, "ProcessPoolExecutor", Counting)
    monkeypatch.setattr(series_module, "MOST_AT_ONCE", 2)
    series = play_series("base[rounds=1] x3", MOST_GAMES, ["random"], "lazy", 2)
    assert [next(series).number for _ in range(3)] == [0, 1, 2]
    assert len(handed) == 2 * AHEAD + 2, "as many as wait, and one more for each part that came back"
    assert isinstance(series, Generator)
    series.close()


def test_diggers_and_saboteurs_both_win() -> None:
    result = simulate("base x5", 30, ["miner"], "balance", 1)
    diggers = result.share_won["diggers"]
    assert result.unfinished == 0 and result.rounds == 90
    assert diggers is not None and 0.25 < diggers.value < 0.9
    assert result.rounds_won["diggers"] + result.rounds_won["saboteurs"] == 90
    assert sum(standing.wins for standing in result.standings.values()) == pytest.approx(30)
    assert result.turns is not None and 20 < result.turns.value < 67


def test_a_miner_earns_more_than_random_players() -> None:
    result = simulate("base x4", 24, ["miner", "random"], "worth", 1)
    miner, random = (result.standings[name].gold for name in ("miner", "random"))
    assert miner is not None and random is not None and random.high is not None and miner.low is not None
    assert miner.low > random.high
    assert result.standings["miner"].wins > result.standings["random"].wins


def test_what_is_counted() -> None:
    """Two rounds by hand: roles 1 digger, 2 saboteur; a shared victory; a game that did not end."""
    tally = Tally(parse_rules("base x3"), ["a", "b"], "hand")
    rounds = [Round(1, 40, (1, 1, 2), (3, 1, 0)), Round(2, 60, (1, 2, 1), (0, 4, 0))]
    tally.add(Game(0, ("a", "b", "a"), rounds, (3, 5, 5), (1, 2), 100, is_complete=True))
    tally.add(Game(1, ("b", "a", "b"), [Round(1, 9)], (9, 9, 9), (0, 1, 2), 7, is_complete=False))
    result = tally.result()
    assert (result.games, result.unfinished, result.rounds, result.questions) == (2, 1, 2, 107)
    assert result.rounds_won == {"diggers": 1, "saboteurs": 1}
    digger, saboteur, turns = result.gold_of_role["digger"], result.gold_of_role["saboteur"], result.turns
    assert digger is not None and saboteur is not None and turns is not None
    assert (digger.value, saboteur.value, turns.value) == (1, 2, 50)
    assert {name: (s.seats, s.wins, s.gold and s.gold.value) for name, s in result.standings.items()} == {
        "a": (2, 0.5, 4),
        "b": (1, 0.5, 5),
    }


@pytest.mark.parametrize(
    ("games", "bots", "jobs", "message"),
    [
        (0, ["miner"], 1, "0 games cannot be played"),
        (1_000_001, ["miner"], 1, "at most 1,000,000 can"),
        (1, ["miner"], 0, "0 jobs cannot do the work"),
        (1, ["miner"], 65, "at most 64 can"),
        (1, [], 1, "which bots"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(games: int, bots: list[str], jobs: int, message: str) -> None:
    with pytest.raises(SeriesError, match=message):
        play_series("base x5", games, bots, "1", jobs)


def test_bad_rules_and_unknown_bots_are_refused_at_once() -> None:
    with pytest.raises(RulesError):
        play_series("base x11", 1, ["miner"], "1")
    with pytest.raises(ValueError, match="no bot 'wizard'"):
        play_series("base x5", 1, ["miner", "wizard"], "1")
