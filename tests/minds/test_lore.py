"""Chances from evidence: against counting every set of saboteurs, and what public acts say."""

from __future__ import annotations

from itertools import combinations
from math import exp, isclose, prod

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.engine import begin
from undermine.games import parse_rules
from undermine.minds.figures import Figures
from undermine.minds.lore import NOBODY, Census, RoundLore
from undermine.minds.outlook import look_of_falling, look_of_laying

FIGURES = Figures()


def counted(heat: list[float], observer: int, role: int, players: int, census: Census) -> list[float]:
    """The same by brute force: all ways to deal the role cards, the one left over included."""
    weights = [exp(value) for value in heat] + [1.0]
    total = 0.0
    sums = [0.0] * players
    for held in combinations(range(players + 1), int(census.number)):
        if observer >= 0 and (observer in held) != (role == census.role):
            continue
        weight = prod(weights[seat] for seat in held if seat != observer)
        total += weight
        for seat in held:
            if seat < players:
                sums[seat] += weight
    return [value / total for value in sums]


@given(st.integers(3, 10), st.integers(1, 2), st.booleans(), st.data())
def test_chances_are_those_of_counting_all_deals(players: int, role: int, is_public: bool, data: st.DataObject) -> None:
    rules = parse_rules(f"base x{players}")
    census, state, lore = Census(rules, FIGURES), begin(rules, "1"), RoundLore(rules)
    heat = data.draw(st.lists(st.floats(-3, 3), min_size=players, max_size=players))
    observer = int(NOBODY) if is_public else data.draw(st.integers(0, players - 1))
    for seat, value in enumerate(heat):
        lore.note(seat, value)
    if observer >= 0:
        roles = state.roles[:]
        roles[observer] = role
        state.roles = roles
    chance = vec[float]([0.0] * players)
    census.suspect(lore, state, observer, chance)
    wanted = counted(heat, observer, role, players, census)
    assert all(isclose(a, b, abs_tol=1e-9) for a, b in zip(chance, wanted, strict=True))


def test_harm_to_the_trusted_is_suspect_and_harm_to_suspects_is_not() -> None:
    rules = parse_rules("base x5")
    census, lore, state = Census(rules, FIGURES), RoundLore(rules), begin(rules, "1")
    lore.note(1, 3.0)
    census.note_harm(lore, state, 2, 1)
    census.note_harm(lore, state, 3, 0)
    assert lore.heat[2] < 0 < lore.heat[3]


def test_help_for_suspects_is_suspect() -> None:
    rules = parse_rules("base x5")
    census, lore, state = Census(rules, FIGURES), RoundLore(rules), begin(rules, "1")
    lore.note(1, 3.0)
    census.note_help(lore, state, 2, 1)
    census.note_help(lore, state, 3, 0)
    census.note_help(lore, state, 4, 4)
    assert lore.heat[3] < 0 < lore.heat[2]
    assert lore.heat[4] == 0, "who mends his own tools says nothing"


def test_a_dwarf_card_that_was_seen_is_beyond_doubt_until_it_changes() -> None:
    rules = parse_rules("expansion x5")
    census, lore, state = Census(rules, FIGURES), RoundLore(rules), begin(rules, "1")
    chance = vec[float]([0.0] * 5)
    roles = state.roles[:]
    roles[0], roles[1] = 1, census.role
    state.roles = roles
    lore.seen[0] |= 1 << 1
    census.suspect(lore, state, 0, chance)
    assert chance[1] > 0.99
    census.suspect(lore, state, 2, chance)
    assert chance[1] < 0.5, "nobody else has seen it"
    lore.forget(1)
    census.suspect(lore, state, 0, chance)
    assert chance[1] < 0.5


def ints(*values: int) -> vec[i64]:
    return vec[i64](values)


def test_looks_are_ordered() -> None:
    start = ints(20, 20, 20)
    near = look_of_laying(FIGURES, 7, start, ints(16, 20, 20), True)
    idle = look_of_laying(FIGURES, 7, start, start, True)
    far = look_of_laying(FIGURES, 7, start, ints(20, 24, 20), True)
    dead = look_of_laying(FIGURES, 7, start, ints(20, 24, 20), False)
    assert near < 0 < idle < far < dead
    assert look_of_falling(FIGURES, 7, start, ints(16, 20, 20)) < 0 < look_of_falling(FIGURES, 7, start, start)
    assert look_of_falling(FIGURES, 7, start, start) < look_of_falling(FIGURES, 7, start, ints(24, 24, 24))
    assert look_of_laying(FIGURES, 6, start, ints(16, 20, 20), True) == idle, "a goal that lies face up says nothing"
