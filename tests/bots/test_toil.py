"""What digging costs by ways through cards, against tables counted by hand."""

from __future__ import annotations

import pytest

from undermine.bots.chart import Chart, chart_of
from undermine.bots.toil import MOST, toil_of
from undermine.games import parse_rules

EAST_WEST, NORTH_SOUTH, NORTH_EAST, NORTH_WEST = range(4)


def chart() -> Chart:
    return chart_of(parse_rules("base:cs20 x3"))


def code_of(name: str) -> int:
    return 2 * chart().rules.tile_names.index(name)


def spot(x: int, y: int) -> int:
    return chart().spot[chart().rules.grid.cell(x, y)]


def table(*laid: tuple[str, int, int]) -> tuple[int, ...]:
    return tuple(sorted([*chart().blank, *(spot(x, y) << 8 | code_of(name) for name, x, y in laid)]))


ROAD = table(*(("B-EW", x, 0) for x in range(1, 7)))  # up to the cell before the middle goal


def test_rare_ways_cost_more() -> None:
    """Of 31 cards that lead on 13 go straight east and west, 14 north and south; 20 and 19 have the bends."""
    assert chart().usual == (4, 4, 3, 3)


def test_one_card_is_missing() -> None:
    assert toil_of(chart(), ROAD).after(-1, 0, 0, 0)[1] == 4


@pytest.mark.parametrize(("held", "cost"), [(1 << EAST_WEST, 3), (1 << NORTH_EAST, 6)])
def test_a_card_in_hand_is_cheaper_and_waiting_for_another_is_dear(held: int, cost: int) -> None:
    """Straight on with the card in hand; around the gap are 2 + 3 + 3, which is dearer than to wait two turns."""
    assert toil_of(chart(), ROAD).after(-1, 0, held, 2)[1] == cost


def test_who_waits_long_goes_around() -> None:
    """A bend in hand, then south-east and north-west: 2 + 3 + 3 instead of a card that does not come."""
    assert toil_of(chart(), ROAD).after(-1, 0, 1 << NORTH_EAST, 6)[1] == 8


def test_a_bend_laid_before_the_goal() -> None:
    """West and south on 7,0: north-east below it and north-west beside the goal are left."""
    after = toil_of(chart(), ROAD).after(spot(7, 0), code_of("B-NE") + 1, 0, 0)
    assert after[1] == 6


def test_the_card_that_reaches_a_goal() -> None:
    assert toil_of(chart(), ROAD).after(spot(7, 0), code_of("B-EW"), 0, 0)[1] == 0


def test_a_goal_that_lies_face_up_is_out_of_reach() -> None:
    road = [entry for entry in ROAD if entry >> 8 != spot(8, 0)] + [spot(8, 0) << 8 | code_of("B-goal-stone-NE")]
    assert toil_of(chart(), tuple(sorted(road))).after(-1, 0, 0, 0)[1] == MOST
