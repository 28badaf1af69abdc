"""Distances: by hand on small tables, and against the arena and against themselves in games."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.chooser import DIGGING, MIXED, choose
from tests.form import examples
from tests.scenario import find_shape
from undermine.bots.chart import Chart, chart_of
from undermine.bots.tunnel import FAR, Tunnels, tunnels_of
from undermine.core.action import USE, card_of, verb_of, where_of, whom_of
from undermine.core.chance import Dice
from undermine.core.engine import advance, begin, legal_actions, to_act
from undermine.core.frame import TURN
from undermine.core.state import State
from undermine.core.tile import DOWN
from undermine.games import parse_rules

RULES = parse_rules("base x5")
CHART = chart_of(RULES)


def spot(cell: str) -> int:
    return CHART.spot[RULES.read_cell(cell)]


def code(shape: str) -> int:
    name, turned = find_shape(RULES, shape)
    return CHART.tile[RULES.code[name]] + turned


def tunnels(tiles: str) -> Tunnels:
    """The start and the goals with tiles on the table: `EW 1,0; NS 2,0`."""
    entries = list(CHART.blank)
    for tile in filter(None, (part.strip() for part in tiles.split(";"))):
        shape, cell = tile.split()
        entries.append(spot(cell) << 8 | code(shape))
    return tunnels_of(CHART, tuple(sorted(entries)))


@pytest.mark.parametrize(
    ("tiles", "far"),
    [
        ("", (9, 7, 9)),
        ("EW 1,0", (8, 6, 8)),
        ("EW 1,0; EW 2,0; EW 3,0; EW 4,0; EW 5,0; EW 6,0", (3, 1, 3)),
        # A dead end stops light; the way round it is longer.
        ("EW 1,0; EW 2,0; EW 3,0; EW 4,0; EW 5,0; d-EW 6,0", (9, 9, 9)),
        # A gap in the tunnel costs one card, and the tunnel behind it none.
        ("EW 1,0; EW 3,0; EW 4,0; EW 5,0; EW 6,0", (4, 2, 4)),
    ],
)
def test_cards_to_the_goals(tiles: str, far: tuple[int, int, int]) -> None:
    assert tunnels(tiles).far == far


def test_a_goal_reached_is_no_card_away() -> None:
    before = tunnels("EW 1,0; EW 2,0; EW 3,0; EW 4,0; EW 5,0; EW 6,0")
    assert before.after_placing(spot("7,0"), code("EW"))[1] == 0
    assert before.after_placing(spot("7,0"), code("d-EW"))[1] > 1


def test_light_that_enters_a_cut_off_tunnel_before_a_goal_reaches_it() -> None:
    before = tunnels("EW 1,0; EW 2,0; EW 4,0; EW 5,0; EW 6,0; EW 7,0")
    assert before.far[1] == 1
    assert before.after_placing(spot("3,0"), code("EW"))[1] == 0


def test_a_spot_that_few_cards_fit_counts_twice_and_one_that_none_fits_is_rock() -> None:
    narrow = "EW 1,0; EW 1,-1; EW 2,-1; EW 1,1; EW 2,1"
    assert CHART.choice[0b1101 << 4 | 0b1000] == 3  # west open, north and south closed: the three EW
    assert spot("2,0") in {s for s in range(400) if tunnels(narrow).hard >> s & 1}
    assert tunnels(narrow).far[1] == tunnels("EW 1,0").far[1] + 1
    # West open, all else closed: only a dead end fits.
    assert not tunnels(narrow + "; NS 3,0").empty >> spot("2,0") & 1


def test_a_face_up_goal_is_not_looked_for() -> None:
    stone = 2 * RULES.tile_names.index("B-goal-stone-NE")
    assert tunnels("").after_turning(spot("8,-2"), stone)[0] == FAR


def table_of(chart: Chart, state: State) -> tuple[int, ...]:
    arena = state.arena
    tiles = [(int(arena.cell[tile]), int(arena.code[tile])) for tile in range(1, int(arena.count) + 1)]
    return tuple(sorted(chart.spot[cell] << 8 | face for cell, face in tiles if cell in chart.spot))


def slowly(now: Tunnels) -> tuple[int, ...]:
    """The distances once more, the plain way: the nearest spot first, one at a time."""
    chart = now.chart
    cost = {s: 2 if now.hard >> s & 1 else 1 for s in range(chart.field.bit_length()) if now.empty >> s & 1}
    away: dict[int, int] = {}
    todo = [(cost[s], s) for s in cost if now.ends >> s & 1]
    while todo:
        todo.sort(reverse=True)
        cards, here = todo.pop()
        if here in away:
            continue
        away[here] = cards
        beyond = {here + step for step in chart.step}
        for cave in now.caves:
            if cave >> here & 1:
                beyond |= {s for s in cost if cave >> s & 1}
        todo += [(cards + cost[s], s) for s in beyond if s in cost and s not in away]
    return tuple(
        min([FAR, *(cards for s, cards in away.items() if near >> s & 1)]) if near else FAR for near in now.beside
    )


def test_a_hard_spot_on_the_way_counts_twice_too() -> None:
    """A wall of dead ends with one gap, which two straight tunnels beside it leave to the cards EW."""
    wall = "; ".join(f"d-NS 4,{y}" for y in (-6, -5, -4, -3, -2, 2, 3, 4, 5, 6))
    assert tunnels(f"{wall}; d-NS 4,-1; d-NS 4,1").far[1] == 7
    narrow = tunnels(f"{wall}; EW 4,-1; EW 4,1")
    assert narrow.hard >> spot("4,0") & 1
    assert narrow.far == slowly(narrow)
    assert narrow.far[1] == 8


@examples(8)
@given(st.integers(0, 10**6), st.sampled_from([DIGGING, MIXED]), st.sampled_from(["cs20", "lt2009"]))
def test_it_agrees_with_the_arena_and_with_itself(seed: int, mood: str, edition: str) -> None:
    """Light ends where the arena has slots; a card tried gives the distances that it then really makes."""
    rules = parse_rules(f"base:{edition}[rounds=1] x3")
    chart = chart_of(rules)
    state = begin(rules, str(seed))
    dice = Dice(seed)
    while state.depth:
        now = tunnels_of(chart, table_of(chart, state))
        assert now.far == slowly(now)
        arena = state.arena
        if any(int(arena.cell[tile]) not in chart.spot for tile in range(1, int(arena.count) + 1)):
            break  # light may come back from where the chart ends
        slots = {chart.spot.get(int(arena.slot_cell(s)), -1) for s in range(int(arena.slots))} - {-1}
        for end in range(chart.field.bit_length()):
            if now.ends >> end & 1:
                assert end in slots
            elif end in slots:
                assert not now.empty >> end & 1, "light stands before it, but no card that leads on fits"
        if state.top()[0] == TURN:
            for action in legal_actions(state, to_act(state))[::5]:
                compare(chart, state, now, action)
        advance(state, choose(state, dice, mood))


def compare(chart: Chart, state: State, now: Tunnels, action: int) -> None:
    card = int(card_of(action))
    where = chart.spot.get(int(where_of(action)), -1)
    if verb_of(action) != USE or not chart.tile[card] or where < 0:
        return
    face = chart.tile[card] + int(whom_of(action))
    tried = now.after_placing(where, face)
    if 0 in tried:
        return  # a goal is turned up then, which is another table
    assert tried == tunnels_of(chart, tuple(sorted((*now.table, where << 8 | face)))).far
    assert DOWN in now.tile.values()
