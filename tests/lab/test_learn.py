"""Learning by self-play: what is played, which way is uphill, and what was learned."""

from __future__ import annotations

from itertools import islice

import pytest

from undermine.games import parse_rules
from undermine.lab.learn import LEARNED, TABLES, Deal, Learner, deals, gold_of, hidden, judge, judge_seat, play
from undermine.lab.match import play_through
from undermine.minds.figures import Figures
from undermine.minds.learned import changed, learned
from undermine.minds.miner import Miner

SMALL = ("base[rounds=1] x3",)


class Hill(Learner):
    """As if gold were the height of a hill whose top lies at a stubborn digger."""

    def _worth(self, deal: Deal, mine: Miner, foe: Miner, chance: int) -> float:
        return -((mine.figures.hinder - 4.0) ** 2)


def test_every_figure_that_is_learned_is_a_figure() -> None:
    named = [name for names in LEARNED.values() for name in names]
    assert len(set(named)) == len(named)
    assert all(isinstance(getattr(Figures(), name), float) for name in named)


def test_deals_are_open_and_know_the_side() -> None:
    for deal in islice(deals("saboteur", "deals", TABLES), 4):
        assert len(deal.side) == {3: 1, 5: 2, 7: 3}[int(deal.rules.seats)]


def test_the_same_figures_bring_nothing_more() -> None:
    assert judge("digger", {}, SMALL[0], 5, "same").mean == 0.0
    assert judge_seat({}, SMALL[0], 5, "same").mean == 0.0


def test_two_minds_of_one_kind_play_as_one_does() -> None:
    deal = next(deals("digger", "one", SMALL))
    one, two = Miner(deal.rules), Miner(deal.rules)
    alone, both = play(deal, one, one, deal.side, 7), play(deal, one, two, deal.side, 7)
    assert alone.depth == 0 or alone.round > deal.state.round
    assert [int(alone.nuggets(seat)) for seat in range(3)] == [int(both.nuggets(seat)) for seat in range(3)]


def test_a_step_goes_uphill_in_what_matters() -> None:
    learner = Hill("digger", "hill", {}, [Figures])
    before = dict(learner.figures)
    learner.step(learner.slope(60, 0), 0)
    assert learner.figures["hinder"] > before["hinder"]
    moved = {name: abs(learner.figures[name] - before[name]) / learner.scale[name] for name in before}
    assert max(moved, key=lambda name: moved[name]) == "hinder"


def test_a_hider_is_paid_for_not_being_read() -> None:
    deal = next(deals("saboteur", "hide", TABLES[:1]))
    gold, loss = hidden(deal, Miner(deal.rules), Miner(deal.rules), 3)
    assert 0.0 <= gold <= 4.0
    assert loss > 0.0
    assert gold_of(deal, deal.state, deal.side) == 0.0


def test_what_was_learned_is_in_the_package_and_plays_otherwise() -> None:
    for figures in learned().values():
        changed(figures)
    with pytest.raises(ValueError, match="there is no figure 'luck'"):
        changed({"luck": 1.0})
    rules = parse_rules("base[rounds=1] x5")
    usual, taught = (
        [play_through(rules, (name,) * 5, "taught", number)[1] for number in range(3)] for name in ("miner", "comrade")
    )
    assert usual != taught
