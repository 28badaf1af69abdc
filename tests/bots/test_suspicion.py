"""Chances from evidence: against counting every set of saboteurs, and what public acts say."""

from __future__ import annotations

from itertools import combinations
from math import exp, isclose, prod

from hypothesis import given
from hypothesis import strategies as st

from undermine.bots.chart import chart_of
from undermine.bots.suspicion import Suspicion, look_of_placing, look_of_rockfall
from undermine.games import parse_rules

CHART = chart_of(parse_rules("base x5"))


def counted(heat: list[float], observer: int, role: int, players: int) -> list[float]:
    """The same by brute force: all ways to deal the role cards, the one left over included."""
    chart = chart_of(parse_rules(f"base x{players}"))
    weights = [exp(value) for value in heat] + [1.0]
    total = 0.0
    sums = [0.0] * players
    for held in combinations(range(players + 1), chart.saboteurs):
        if role and (observer in held) != (role == chart.saboteur):
            continue
        weight = prod(weights[seat] for seat in held if seat != observer or not role)
        total += weight
        for seat in held:
            if seat < players:
                sums[seat] += weight
    return [value / total for value in sums]


@given(st.integers(3, 10), st.integers(0, 2), st.data())
def test_chances_are_those_of_counting_all_deals(players: int, role: int, data: st.DataObject) -> None:
    chart = chart_of(parse_rules(f"base x{players}"))
    heat = data.draw(st.lists(st.floats(-3, 3), min_size=players, max_size=players))
    observer = data.draw(st.integers(0, players - 1))
    suspicion = Suspicion(chart, observer)
    suspicion.begin(role)
    for seat, value in enumerate(heat):
        suspicion.note(seat, value)
    wanted = counted(heat, observer, role, players)
    assert all(isclose(a, b, abs_tol=1e-9) for a, b in zip(suspicion.chances(), wanted, strict=True))


def test_before_anything_happens_everybody_is_equally_likely() -> None:
    """BASE-12, BASE-14: two saboteurs among five role cards that a digger does not know."""
    suspicion = Suspicion(CHART, 0)
    suspicion.begin(CHART.digger)
    assert [round(chance, 6) for chance in suspicion.chances()] == [0, 0.4, 0.4, 0.4, 0.4]


def test_harm_to_the_trusted_is_suspect_and_harm_to_suspects_is_not() -> None:
    suspicion = Suspicion(CHART, 0)
    suspicion.begin(CHART.digger)
    suspicion.note(1, 3.0)
    suspicion.note_harm(2, 1)
    suspicion.note_harm(3, 0)
    chances = suspicion.chances()
    assert chances[2] < chances[4] < chances[3]


def test_help_for_suspects_is_suspect() -> None:
    suspicion = Suspicion(CHART, 0)
    suspicion.begin(CHART.digger)
    suspicion.note(1, 3.0)
    suspicion.note_help(2, 1)
    suspicion.note_help(3, 0)
    suspicion.note_help(4, 4)
    chances = suspicion.chances()
    assert chances[3] < chances[4] < chances[2]
    assert suspicion.heat[4] == 0, "who mends his own tools says nothing"


def test_looks_are_ordered() -> None:
    near = look_of_placing((5, 5, 5), (4, 5, 5), leads_on=True)
    idle = look_of_placing((5, 5, 5), (5, 5, 5), leads_on=True)
    far = look_of_placing((5, 5, 5), (5, 6, 5), leads_on=True)
    dead = look_of_placing((5, 5, 5), (5, 6, 5), leads_on=False)
    assert near < 0 < idle < far < dead
    assert look_of_rockfall((5, 5, 5), (4, 5, 5)) < 0 < look_of_rockfall((5, 5, 5), (5, 5, 5))
    assert look_of_rockfall((5, 5, 5), (5, 5, 5)) < look_of_rockfall((5, 5, 5), (6, 6, 6))
