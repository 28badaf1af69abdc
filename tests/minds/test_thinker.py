"""The search: it keeps to its budget, and says nothing where it would learn nothing."""

from __future__ import annotations

import pytest

from undermine.bots import Bot, make
from undermine.bots.thinker import Thinker
from undermine.core.event import Event
from undermine.games import parse_rules
from undermine.lab.match import Match
from undermine.views.view import View


class Counting:
    """A thinker, and how much it imagined for every answer."""

    def __init__(self, bot: Thinker) -> None:
        self.bot = bot
        self.spent: list[tuple[int, int, int]] = []  # candidates, rollouts, answers

    def see(self, events: list[Event]) -> None:
        self.bot.see(events)

    def choose(self, view: View, actions: list[int]) -> int:
        choice = self.bot.choose(view, actions)
        search = self.bot.search
        if len(actions) > 1:
            self.spent.append((int(search.count), int(search.spent), int(search.answers)))
        return choice


def watched(text: str, rollouts: int, effort: int, answers: int) -> list[tuple[int, int, int]]:
    rules = parse_rules(text)
    thinker = Thinker(0, rules, 5)
    thinker.search.rollouts = rollouts
    if thinker.search.effort:
        thinker.search.effort = effort
    counting = Counting(thinker)
    bots: list[Bot] = [make("miner", seat, rules, seat) for seat in range(int(rules.seats))]
    bots[0] = counting
    Match(rules, "budget", bots).play(answers)
    return counting.spent


LEAST = 4 * (8 + 5 + 3 + 2)
"""Rollouts of four worlds, until one of eight candidates is left."""


@pytest.mark.parametrize("text", ["base[rounds=1] x3", pytest.param("solo[rounds=1] x1", marks=pytest.mark.strength)])
def test_no_more_is_imagined_than_the_budget_allows(text: str) -> None:
    """Every candidate that is left is tried in four worlds at least, whatever that takes."""
    tight = watched(text, 1_000, 1, 3)
    assert any(rollouts > 0 and answers > 0 for _, rollouts, answers in tight)
    assert all(candidates <= 8 and rollouts <= LEAST for candidates, rollouts, _ in tight)


@pytest.mark.strength
def test_rollouts_are_shared_by_the_stages_of_a_search() -> None:
    ((candidates, rollouts, _),) = watched("solo[rounds=1] x1", 160, 1_000_000, 1)
    assert candidates == 8 and 140 <= rollouts <= 160


def test_in_the_cave_the_quick_mind_answers() -> None:
    """A game there is too long to be imagined, and nobody can tell yet what half of one is worth."""
    assert {rollouts for _, rollouts, _ in watched("cave x4", 60, 1, 12)} == {0}
