"""What digging costs: by hand on small tables, and once more the plain way on tables of whole games."""

from __future__ import annotations

from heapq import heappop, heappush

import pytest

from tests.chooser import DIGGING, MIXED, choose
from tests.form import some, turned
from tests.scenario import find_shape
from undermine.core.arena import Arena
from undermine.core.chance import Dice
from undermine.core.engine import advance, begin, is_over
from undermine.core.rules import Rules
from undermine.core.tile import DOWN
from undermine.games import parse_rules
from undermine.minds.chart import CHEST, EMPTY, FAR, LEVEL, PLUMB, SLASH, WALL, Chart, chart_of, cost_of
from undermine.minds.survey import BEYOND, INSIDE, MOST, SLACK, Survey, survey_of

RULES = parse_rules("base:cs20 x3")
CHART = chart_of(RULES, 0)


def spot(x: int, y: int) -> int:
    return int(CHART.spot[RULES.grid.cell(x, y)])


def code(shape: str) -> int:
    name, turned_ = find_shape(RULES, shape)
    return int(RULES.tile[RULES.code[name]]) + turned_


def laid(tiles: str) -> Arena:
    """The start and the goals with tiles on the table: `EW 1,0; NS 2,0`."""
    arena = begin(RULES, "survey").arena.copy()
    for tile in filter(None, (part.strip() for part in tiles.split(";"))):
        shape, cell = tile.split()
        arena.lay(RULES.read_cell(cell), code(shape))
    return arena


def survey(tiles: str) -> Survey:
    return Survey(CHART, laid(tiles), 0)


ROAD = "; ".join(f"EW {x},0" for x in range(1, 7))  # up to the cell before the middle goal


def test_rare_ways_cost_more() -> None:
    """Of 31 cards that lead on 13 go straight east and west, 14 north and south; 20 and 19 have the bends."""
    north, east, south, west = range(4)
    ways = [(west, east), (south, north), (south, east), (south, west)]
    assert [int(cost_of(CHART.toll[out], side)) for side, out in ways] == [4, 4, 3, 3]
    bound = 0b0101 << 4  # north and south closed: only the three that go straight
    assert int(cost_of(CHART.toll[bound << 2 | east], west)) == 9
    assert int(cost_of(CHART.toll[(bound | 0b0010 << 4) << 2 | east], west)) == FAR


@pytest.mark.parametrize(
    ("tiles", "costs"),
    [
        # Seven straight ones to the middle; to the others four bends and five straight ones.
        ("", (32, 28, 32)),
        # One straight on, or three bends.
        (ROAD, (9, 4, 9)),
        # A dead end stops light; from the start it is far, and along the tunnel few cards fit.
        ("EW 1,0; EW 2,0; EW 3,0; EW 4,0; EW 5,0; d-EW 6,0", (35, 40, 35)),
        # A gap in the tunnel costs one card, and the tunnel behind it none.
        ("EW 1,0; EW 3,0; EW 4,0; EW 5,0; EW 6,0", (13, 8, 13)),
    ],
)
def test_what_it_costs_to_dig_to_the_goals(tiles: str, costs: tuple[int, int, int]) -> None:
    assert tuple(map(int, survey(tiles).plain)) == costs


def test_what_a_hand_and_waiting_change() -> None:
    """Straight on with the card in hand; or around with a bend that is, if nobody has a straight one."""
    table = survey(ROAD)
    here, bond = spot(7, 0), int(table.ground[spot(7, 0)]) & 255
    assert int(table.onward(table.field, 1, here, 1, bond, LEVEL, 2)) == 3
    assert int(table.onward(table.field, 1, here, 1, bond, SLASH, 2)) == 6
    assert int(table.onward(table.field, 1, here, 1, bond, SLASH | PLUMB, 6)) == 8


def test_a_blocked_spot_is_gone_around() -> None:
    table = survey(ROAD)
    bar = table.bar(spot(7, 0))
    assert bar.plain[1] > table.plain[1] and bar is table.bar(spot(7, 0))
    assert int(table.ground[spot(7, 0)]) >= EMPTY, "nothing was laid there"


def test_a_rockfall_costs_the_card_that_fills_the_gap() -> None:
    table = survey(ROAD)
    after = table.plain[:]
    table.fallen(spot(3, 0), after)
    assert after[1] == table.plain[1] + 4
    dead = survey("EW 1,0; EW 2,0; d-EW 3,0")
    dead.fallen(spot(3, 0), after)
    assert after[1] < dead.plain[1], "a dead end out of the way"


def test_a_goal_that_lies_face_up_is_out_of_reach() -> None:
    arena = laid(ROAD)
    arena.show(int(RULES.first_goal) + 1, 2 * RULES.tile_names.index("B-goal-stone-NE"))
    assert Survey(CHART, arena, 0).plain[1] == MOST


def test_one_table_is_surveyed_once() -> None:
    state = begin(RULES, "once")
    first = survey_of(CHART, state, None)
    assert survey_of(CHART, state.copy(), None) is first
    other = state.copy()
    other.own().lay(RULES.read_cell("1,0"), code("EW"))
    assert survey_of(CHART, other, first) is not first


def slowly(chart: Chart, table: Survey, goal: int) -> dict[tuple[int, int], int]:
    """Spot and direction in which light comes -> cost, the plain way: forwards rules, nearest first."""
    away: dict[tuple[int, int], int] = {}
    todo = [(0, int(table.goal[goal]), d) for d in range(4)]
    step = [int(s) for s in chart.step]
    while todo:
        cost, here, d = heappop(todo)
        if (here, d) in away:
            continue
        away[here, d] = cost
        before = here - step[d]
        ground = int(table.ground[before])
        if ground == WALL or before == int(table.goal[goal]):
            continue
        for side in range(4):
            if ground >= EMPTY:
                price = int(cost_of(chart.toll[(ground & 255) << 2 | d], side))
            elif ground in (DOWN, CHEST):
                price = int(BEYOND if ground == DOWN else INSIDE)
            elif side != d and chart.link[ground << 2 | side] >> d & 1:
                price = 0
            else:
                continue
            if price < FAR:
                heappush(todo, (cost + price, before, side ^ 2))
    return away


@pytest.mark.parametrize(
    ("text", "walker"), [("base x5", 0), ("expansion x4", 1), ("expansion x4", 2), ("base+chests+new-goals x4", 0)]
)
def test_fields_are_those_of_the_plain_way(text: str, walker: int) -> None:
    rules: Rules = parse_rules(text)
    chart = chart_of(rules, walker)
    for number in range(some(3)):
        state, dice = begin(rules, str(turned(number))), Dice(number)
        mood = DIGGING if number % 2 else MIXED
        turn = 0
        while not is_over(state) and state.round == 1:
            advance(state, choose(state, dice, mood))
            turn += 1
            if turn % 9:
                continue
            table = survey_of(chart, state, None)
            for goal in range(int(chart.goals)):
                if not table.down >> goal & 1:
                    continue
                away = slowly(chart, table, goal)
                lit = [
                    away.get((int(table.ends[i]), d), int(FAR))
                    for i in range(int(table.count))
                    for d in range(4)
                    if table.light[table.ends[i]] >> d & 1
                ]
                nearest = min(lit, default=int(FAR))
                assert table.plain[goal] == min(nearest, int(MOST))
                for (here, d), cost in away.items():
                    found = int(table.field[(goal * chart.spots + here) << 2 | d])
                    is_far = cost > min(nearest + SLACK, MOST - 1)
                    assert found == cost or (is_far and found >= min(cost, FAR)), (here, d)
