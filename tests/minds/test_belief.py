"""What follows from evidence: against counting every deal of roles and every place of the gold, and in whole rounds."""

from __future__ import annotations

from itertools import permutations
from math import exp, isclose, log

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.form import examples
from undermine.bots.miner import Miner
from undermine.core.chance import Dice
from undermine.core.engine import open_game
from undermine.games import parse_rules
from undermine.lab.match import Match
from undermine.minds.belief import Belief
from undermine.minds.index import hearing_of
from undermine.minds.tempers import tempers_of
from undermine.views.view import View


def seen(text: str, seat: int) -> tuple[View, Belief]:
    """A game that has just begun, as a seat sees it."""
    rules = parse_rules(text)
    view = View(rules, seat)
    view.see(open_game(rules, "belief").log)
    return view, Belief(hearing_of(rules), tempers_of(rules), seat, 1)


def counted(view: View, belief: Belief) -> tuple[dict[tuple[int, int], float], list[float]]:
    """The same by brute force: all ways to deal the role cards, and all places."""
    seats, kinds, places = int(view.seats), len(belief.roles), int(belief.places)
    each = len(belief.tempers) * kinds * places
    code = {int(role): i for i, role in enumerate(belief.roles)}
    roles: dict[tuple[int, int], float] = {}
    gold = [0.0] * places
    for deal in permutations([int(role) for role in view.rules.role_deck], seats):
        if deal[int(view.me)] != view.roles[view.me]:
            continue
        for place in range(places):
            weight = 1.0
            for seat, role in enumerate(deal):
                if seat != view.me:
                    weight *= sum(
                        temper.share * exp(belief.evidence[seat * each + (k * kinds + code[role]) * places + place])
                        for k, temper in enumerate(belief.tempers)
                    )
            gold[place] += weight
            for seat, role in enumerate(deal):
                roles[seat, role] = roles.get((seat, role), 0.0) + weight
    total = sum(gold)
    return {key: value / total for key, value in roles.items()}, [value / total for value in gold]


@examples(12)
@given(st.sampled_from(["base x4", "base+greedy x4", "expansion x3"]), st.data())
def test_chances_are_those_of_counting_all_deals(text: str, data: st.DataObject) -> None:
    view, belief = seen(text, data.draw(st.integers(0, 2)))
    for i in range(len(belief.evidence)):
        belief.evidence[i] = data.draw(st.floats(-3, 0))
    belief.reckon(view)
    roles, gold = counted(view, belief)
    assert all(isclose(a, b, abs_tol=1e-9) for a, b in zip(belief.gold_chance, gold, strict=True))
    for (seat, role), chance in roles.items():
        assert isclose(belief.chance_of(seat, role), chance, abs_tol=1e-9)


def test_worlds_are_dealt_as_they_are_believed() -> None:
    view, belief = seen("base x4", 1)
    for i in range(len(belief.evidence)):
        belief.evidence[i] = -((i * 7) % 11) / 4
    belief.reckon(view)
    dice, number = Dice(3), 3000
    worlds = [belief.suppose(view, dice) for _ in range(number)]
    assert all(world.roles[1] == view.roles[1] for world in worlds)
    for seat in range(4):
        share = sum(world.roles[seat] == 2 for world in worlds) / number
        assert abs(share - belief.chance_of(seat, 2)) < 0.03
    for place in range(3):
        share = sum(world.goals[place] == belief.golds for world in worlds) / number
        assert abs(share - belief.gold_chance[place]) < 0.03
    assert all(not any(view.goals) for _ in worlds[:1]), "the view itself has seen nothing"


def test_what_was_seen_is_certain() -> None:
    view, belief = seen("base x5", 0)
    goals = view.goals[:]
    goals[2] = belief.golds
    view.goals = goals
    roles = view.roles[:]
    roles[3] = 2
    view.roles = roles
    belief.reckon(view)
    assert list(belief.gold_chance) == [0, 0, 1] and belief.chance_of(3, 2) == 1


@pytest.mark.strength
def test_saboteurs_are_found_out_by_what_they_do() -> None:
    """Half-way through a round a digger who watches miners is much surer than by the number of saboteurs alone."""
    rules = parse_rules("base[rounds=1] x5")
    loss: list[float] = []
    for number in range(12):
        bots = [Miner(seat, rules, seat) for seat in range(5)]
        beliefs = [Belief(hearing_of(rules), tempers_of(rules), seat, seat) for seat in range(5)]
        for bot, belief in zip(bots, beliefs, strict=True):
            bot.watch.belief = belief
        match = Match(rules, f"found out {number}", list(bots))
        match.play(25)
        if match.is_over():
            continue
        roles = match.truth.roles
        for seat, belief in enumerate(beliefs):
            bots[seat].watch.catch_up()
            belief.reckon(match.views[seat])
            for other in range(5):
                if roles[seat] == 1 and other != seat:
                    chance = min(0.999, max(0.001, belief.chance_of(other, 2)))
                    loss.append(-log(chance if roles[other] == 2 else 1 - chance))
    assert loss and sum(loss) / len(loss) < 0.3, "by numbers alone it would be 0.67"
