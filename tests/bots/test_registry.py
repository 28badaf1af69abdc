"""Bots by name, and the random one."""

from __future__ import annotations

from collections import Counter

import pytest

from undermine.bots import BOTS, UnknownBot, make
from undermine.games import parse_rules
from undermine.views.view import View

RULES = parse_rules("base x5")


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    known = "gentle, seasoned, sly, miner, random, thinker, ally, comrade, hider, fox"
    with pytest.raises(UnknownBot, match=rf"^there is no bot 'wizard'; there are: {known}$"):
        make("wizard", 0, RULES, 1)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_single_action_is_taken(name: str) -> None:
    assert make(name, 0, RULES, 1).choose(View(RULES, 0), [7]) == 7


def test_random_is_uniform_and_repeatable() -> None:
    view = View(RULES, 0)
    one, two = make("random", 0, RULES, 5), make("random", 0, RULES, 5)
    choices = [one.choose(view, [10, 20, 30, 40]) for _ in range(4000)]
    assert choices == [two.choose(view, [10, 20, 30, 40]) for _ in range(4000)]
    assert set(Counter(choices)) == {10, 20, 30, 40}
    assert all(900 < count < 1100 for count in Counter(choices).values())
