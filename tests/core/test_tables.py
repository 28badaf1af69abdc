"""Grid, tiles and actions: small tables that everything stands on."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undermine.core.action import (
    ANSWER,
    DISCARD,
    USE,
    act,
    arrange,
    card_of,
    new_menu,
    verb_of,
    where_of,
    whom_of,
)
from undermine.core.grid import SIDE_NAMES, Grid
from undermine.core.tile import AGREE, CODES, EVERY, NEVER, Tiles, turned


@given(st.integers(-32, 31), st.integers(-32, 31))
def test_cells_and_coordinates(x: int, y: int) -> None:
    grid = Grid(40)
    cell = grid.cell(x, y)
    assert (int(grid.x(cell)), int(grid.y(cell)), grid.name(cell)) == (x, y, f"{x},{y}")


def test_directions() -> None:
    """North is up, y grows downwards, x grows to the east; opposite sides differ by two."""
    grid = Grid(40)
    here = grid.cell(3, -2)
    steps = {0: (3, -3), 1: (4, -2), 2: (3, -1), 3: (2, -2)}
    for d, (x, y) in steps.items():
        assert here + grid.step[d] == grid.cell(x, y)
        assert SIDE_NAMES[int(d)] == "NESW"[int(d)]
        assert grid.step[d] == -grid.step[d ^ 2]


def test_grid_is_as_large_as_its_deck_needs() -> None:
    """BASE-16: a line of all path cards, with the goals behind it, never meets itself over the edge."""
    for cards in (1, 40, 50, 51, 64, 100, 200):
        grid = Grid(cards)
        assert grid.stride >= cards + 14 and grid.mask + 1 == grid.stride * grid.stride
    for x, y in ((32, 0), (0, 32), (-33, 0), (0, -33)):
        with pytest.raises(ValueError, match="off the table"):
            Grid(40).cell(x, y)


@given(st.integers(0, 15))
def test_half_turn(sides: int) -> None:
    """BASE-9: north and south change places, east and west too; twice is nothing."""
    after = turned(sides)
    assert [after >> d & 1 for d in range(4)] == [sides >> (d ^ 2) & 1 for d in range(4)]
    assert turned(after) == sides


def test_agreement_of_sides() -> None:
    """BASE-28, BASE-32: open to open and rock to rock; a face-down card agrees with all."""
    for d in range(4):
        for sides in range(16):
            fit = {pattern for pattern in range(16) if AGREE[d << 5 | sides] >> pattern & 1}
            assert fit == {p for p in range(16) if (p >> d & 1) == (sides >> (d ^ 2) & 1)}
        assert AGREE[d << 5 | 16] == EVERY


def test_tiles_of_one_rule_set() -> None:
    """BASE-8: links of a curve, a bridge, a dead end and a door, upright and turned."""
    tiles = Tiles(2)
    curve, bridge, dead, door = tiles.add((3,)), tiles.add((5, 10)), tiles.add((2, 8)), tiles.add((10,), walls=2)

    def links(number: int, turn: int, walker: int = 0) -> list[int]:
        return [int(tiles.link[walker << 10 | (2 * number + turn) << 2 | d]) for d in range(4)]

    assert (links(curve, 0), links(curve, 1)) == ([3, 3, 0, 0], [0, 0, 12, 12])
    assert links(bridge, 0) == links(bridge, 1) == [5, 10, 5, 10]
    assert links(dead, 0) == [0, 2, 0, 8]
    assert (links(door, 0, 0), links(door, 0, 1)) == ([0, 10, 0, 10], [0, 2, 0, 8])
    patterns = [(int(tiles.pattern[2 * n]), int(tiles.pattern[2 * n + 1])) for n in (curve, bridge, dead, door)]
    assert patterns == [(3, 12), (15, NEVER), (10, NEVER), (10, NEVER)]
    assert tiles.groups[bridge] == (5, 10) and tiles.count == 5


def test_a_half_turn_that_changes_only_links_counts() -> None:
    """Two curves back to back are the same after a half turn; a curve and two stubs are not."""
    tiles = Tiles(1)
    same, other = tiles.add((3, 12)), tiles.add((3, 4, 8))
    assert (tiles.pattern[2 * same], tiles.pattern[2 * same + 1]) == (15, NEVER)
    assert (tiles.pattern[2 * other], tiles.pattern[2 * other + 1]) == (15, 15)


def test_room_for_tiles() -> None:
    tiles = Tiles(1)
    for _ in range(int(CODES) // 2 - 1):
        tiles.add((15,))
    with pytest.raises(ValueError, match="room for 127 different tiles"):
        tiles.add((15,))


@given(st.integers(0, 15), st.integers(0, 255), st.integers(0, 0xFFFF), st.integers(0, 255))
def test_packing_of_actions(verb: int, card: int, where: int, whom: int) -> None:
    action = act(verb, card, where, whom)
    assert [int(part(action)) for part in (verb_of, card_of, where_of, whom_of)] == [verb, card, where, whom]


def test_order_of_actions() -> None:
    """By card, then use before discard, then by place, then by person."""
    menu = new_menu()
    parts = [(2, USE, 5, 0), (1, DISCARD, 0, 0), (1, USE, 9, 3), (1, USE, 9, 1), (1, USE, 4, 200), (2, ANSWER, 0, 0)]
    for i, (card, verb, where, whom) in enumerate(parts):
        menu[i] = act(verb, card, where, whom)
    arrange(menu, len(parts))
    ordered = [(int(card_of(a)), int(verb_of(a)), int(where_of(a)), int(whom_of(a))) for a in list(menu)[: len(parts)]]
    assert ordered == sorted((card, int(verb), where, whom) for card, verb, where, whom in parts)
