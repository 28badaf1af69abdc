"""Two bots in one seat: the same deals, the same company, and what is counted of the seat alone."""

from __future__ import annotations

import pytest

from undermine.games import parse_rules
from undermine.lab import SeriesError, compete
from undermine.lab.contest import Score
from undermine.lab.match import Game, Round


def test_a_bot_against_itself_does_exactly_as_well() -> None:
    """Both series have the same deals, seats and company, so that nothing but the bot could differ."""
    contest = compete("base[rounds=1] x3", 6, ["miner", "miner"], ["random"], "same")
    assert contest.contenders[0] == contest.contenders[1]
    assert contest.gold is None or contest.gold.value == 1


def test_a_miner_among_miners_earns_more_than_a_random_player_there() -> None:
    contest = compete("base x3", 20, ["miner", "random"], ["miner"], "seat")
    one, two = contest.contenders
    assert one.gold and two.gold and contest.gold
    assert contest.gold.value == pytest.approx(one.gold.value / two.gold.value)
    assert contest.gold.low is not None and contest.gold.low > 1.2
    assert one.won and two.won and one.won.value > two.won.value


def test_the_company_does_not_depend_on_the_jobs() -> None:
    assert compete("base[rounds=1] x4", 4, ["miner", "random"], ["miner", "random"], "jobs", 1) == compete(
        "base[rounds=1] x4", 4, ["miner", "random"], ["miner", "random"], "jobs", 2
    )


def test_every_deal_is_played_in_every_seat() -> None:
    """Five deals are fifteen seats for either bot, also where it is the same game whichever seat one looks at."""
    contest = compete("base[rounds=1] x3", 5, ["miner", "random"], ["miner"], "all")
    assert [one.gold and one.gold.count for one in contest.contenders] == [15, 15]
    alone = compete("base[rounds=1] x3", 5, ["miner", "random"], ["random"], "all")
    assert [one.gold and one.gold.count for one in alone.contenders] == [15, 15]
    assert contest.contenders[0] != alone.contenders[0]


def test_what_is_counted_of_a_seat() -> None:
    """By hand: seat 1 is a digger, then a saboteur, and shares the victory; a game that did not end is left out."""
    score = Score(parse_rules("base x3"), "a", 2)
    rounds = [Round(1, 40, (1, 1, 2), (3, 1, 0)), Round(2, 60, (1, 2, 1), (0, 4, 0))]
    score.add(Game(0, ("b", "a", "b"), rounds, (3, 5, 5), (1, 2), 100, is_complete=True), 1)
    score.add(Game(1, ("b", "a", "b"), [Round(1, 9)], (9, 9, 9), (0, 1, 2), 7, is_complete=False), 1)
    result = score.result()
    assert result.unfinished == 1 and result.gold and result.gold.value == 5 and result.gold.count == 1
    assert result.won and result.won.value == 1
    assert {role: gold and gold.value for role, gold in result.gold_of_role.items()} == {"digger": 1, "saboteur": 4}


@pytest.mark.parametrize("pair", [["miner"], ["miner", "random", "random"]])
def test_it_takes_two(pair: list[str]) -> None:
    with pytest.raises(SeriesError, match=f"two bots are compared in one seat, not {len(pair)}"):
        compete("base x3", 1, pair, ["random"], "1")
