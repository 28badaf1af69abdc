"""Whether a review can be believed: how that is measured."""

import json

import pytest

from undermine.lab.hindsight import Hindsight, brier, header_of, reliability, work
from undermine.lab.ledger import Shard
from undermine.review import reviewer
from undermine.review.effort import Effort

FEW = Effort(above=3, known=1, first=2, second=2, check=6, candidates=3)


def test_what_is_stated_is_compared_with_what_came() -> None:
    stated = [(0, 1.0, True), (0, 0.0, True), (1, 0.5, False), (1, 0.5, True)]
    found = brier(stated, 2)
    assert found is not None
    assert found.value == pytest.approx((0.0 + 1.0 + 0.25 + 0.25) / 4)


def test_bins_tell_how_often_it_came() -> None:
    stated = [(0, 0.31, True), (1, 0.33, False), (0, 0.95, True), (0, 1.0, True)]
    low, high = reliability(stated)
    assert low[0] == pytest.approx(0.32) and (low[1].value, low[1].count) == (0.5, 2)
    assert high[0] == pytest.approx(0.975) and (high[1].value, high[1].count) == (1.0, 2)
    assert low[1].low == 0.0 and low[1].high == 1.0, "a share is never below nothing nor above all"


def test_mistakes_are_told_by_what_they_were_called() -> None:
    found = Hindsight(3)
    for game, called, quick in ((0, "clear", 0.5), (2, "clear", -0.1), (2, "small", 0.2)):
        found.mistakes.append((game, {"called": called, "stated": 0.4, "quick": quick, "staged": 0.0}))
    clear = found.mistake("clear", "quick")
    assert clear is not None and clear.low is not None
    assert clear.value == pytest.approx(0.2) and clear.low < -0.1, "a loss may be a gain in truth"
    assert found.mistake("decisive", "quick") is None


def test_a_game_gives_the_same_line_wherever_it_is_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "usual_effort", lambda _: FEW)
    plan = header_of("base[rounds=1] x3", 4, ["gentle", "miner"], "hindsight", Shard()).plan
    one, two = work(plan, 2), work(plan, 2)
    assert json.dumps(one) == json.dumps(two)
    (shown,) = one["rounds"]
    assert len(shown["above"]) == len(shown["known"]) == len(shown["suspicion"])
    found = Hindsight(4)
    found.add({"task": 2, **one})
    assert len(found.known) == 3 * len(found.above) and {came for _, _, came in found.above} == {shown["found"]}


def test_chances_alone_are_the_same_and_find_no_mistakes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "usual_effort", lambda _: FEW)
    bots = ["gentle", "miner"]
    whole, chances = (
        work(header_of("base[rounds=1] x3", 1, bots, "hindsight", Shard(), has_mistakes=each).plan, 0)
        for each in (True, False)
    )
    assert whole["mistakes"] and not chances["mistakes"]
    assert whole["rounds"] == chances["rounds"]
