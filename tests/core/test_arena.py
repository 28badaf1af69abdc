"""The arena alone: two walkers, walls, bridges and ladders, laid, lifted and turned up, against a plain walk."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core import walk
from tests.core.walk import Face
from tests.same import arena_difference
from undermine.core.arena import SLOT, WALKER, Arena
from undermine.core.chance import Dice
from undermine.core.grid import Grid
from undermine.core.tile import DOWN, MARK_A, MARK_B, MARK_C, PLACE, Tiles

START = Face((15,), source=3)
SHAPES = (
    *(Face((sides,)) for sides in (5, 10, 3, 9, 7, 11, 15)),
    Face((1,)), Face((2, 8)), Face((1, 2, 4, 8)), Face((1, 4)),  # dead ends
    Face((5, 10)), Face((3, 12)), Face((9, 6)),  # bridges and double curves
    Face((5,), walls=1), Face((10,), walls=1), Face((15,), walls=2), Face((7,), walls=2), Face((15,), walls=3),  # doors
    Face((1,), source=3), Face((5,), source=1), Face((2, 8), source=2),  # ladders
)  # fmt: skip
HIDDEN = ((3, -1), (3, 1), (-3, 0))


class Table:
    """An arena and a plain board that must stay the same."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.grid = Grid(40)
        tiles = Tiles(2)
        self.faces = {}
        for face in (START, *SHAPES):
            number = tiles.add(face.groups, face.source, face.walls)
            self.faces[2 * number] = face
            self.faces[2 * number + 1] = face.turned()
        self.arena = Arena(self.grid, tiles, 120, 120)
        self.board: walk.Board = {}
        self.arena.fix(self.grid.cell(0, 0), 2)
        self.board[0, 0] = START
        for x, y in HIDDEN:
            self.arena.fix(self.grid.cell(x, y), DOWN)
            self.board[x, y] = walk.DOWN
        self.arena.flood()

    def xy(self, cell: int) -> walk.Cell:
        return int(self.grid.x(cell)), int(self.grid.y(cell))

    def check(self) -> None:
        arena = self.arena
        count = int(arena.count)
        faces = {self.xy(arena.cell[tile]): int(arena.code[tile]) for tile in range(1, count + 1)}
        assert {cell: self.faces[code] if code else walk.DOWN for cell, code in faces.items()} == self.board
        for walker in (0, 1):
            lit = {
                (self.xy(arena.cell[tile]), d)
                for tile in range(1, count + 1)
                for d in range(4)
                if arena.lit[tile] >> (4 * walker + d) & 1
            }
            assert lit == walk.light(self.board, walker)
            open_slots = [s for s in range(int(arena.slots)) if arena.slot_fit(s) >> (WALKER + walker) & 1]
            assert {self.xy(arena.slot_cell(s)) for s in open_slots} == walk.slots(self.board, walker)
        for s in range(int(arena.slots)):
            cell = arena.slot_cell(s)
            patterns = {pattern for pattern in range(16) if arena.slot_fit(s) >> pattern & 1}
            assert patterns == walk.fits(self.board, self.xy(cell))
            assert arena.at[cell] == SLOT + s and arena.tile_at(cell) == 0
        reached = {self.xy(arena.cell[tile]) for tile in range(1, count + 1) if arena.reached >> tile & 1}
        assert reached == walk.reached(self.board, 2)

    def change(self) -> str:
        """Lay, lift or turn up something at random."""
        arena, dice = self.arena, self.dice
        hidden = [tile for tile in (2, 3, 4) if arena.code[tile] == DOWN]
        codes = sorted(self.faces)
        if hidden and dice.below(100) < 6:
            tile, code = hidden[dice.below(len(hidden))], codes[dice.below(len(codes))]
            arena.show(tile, code)
            self.board[self.xy(arena.cell[tile])] = self.faces[code]
            return "show"
        if arena.count > 8 and dice.below(100) < 22:
            cell = arena.cell[5 + dice.below(int(arena.count) - 4)]
            arena.lift(cell)
            del self.board[self.xy(cell)]
            return "lift"
        lit_slots = [int(arena.slot_cell(s)) for s in range(int(arena.slots))]
        if not lit_slots or dice.below(100) < 8:
            cell = self.grid.cell(int(dice.below(13)) - 6, int(dice.below(13)) - 6)  # anywhere: an island perhaps
        else:
            cell = lit_slots[dice.below(len(lit_slots))]
        fitting = [code for code in codes if arena.fits(cell) >> self.faces[code].sides & 1]
        if arena.tile_at(cell) or not fitting:
            return "none"
        code = fitting[dice.below(len(fitting))]
        arena.lay(cell, code)
        self.board[self.xy(cell)] = self.faces[code]
        return "lay"


@given(st.integers(0, 2**40))
def test_any_change_against_the_walk(seed: int) -> None:
    """BASE-8, BASE-10, BASE-11, BASE-28: light, slots, fits and reached cards, for both walkers, after each change."""
    table = Table(Dice(seed))
    table.check()
    for _ in range(45):
        table.change()
        table.check()


def test_all_changes_come_up() -> None:
    done = []
    for seed in range(10):
        table = Table(Dice(seed))
        done += [table.change() for _ in range(45)]
    assert all(done.count(name) > least for name, least in (("lay", 150), ("lift", 30), ("show", 15)))


@given(st.integers(0, 2**40))
def test_flooding_anew_changes_nothing(seed: int) -> None:
    """What grew step by step is what a flood finds."""
    table = Table(Dice(seed))
    for _ in range(40):
        table.change()
    arena = table.arena
    grown = [int(bits) for bits in list(arena.lit)[: int(arena.count) + 1]]
    cells = {int(arena.slot_cell(s)): int(arena.slot_fit(s)) for s in range(int(arena.slots))}
    arena.flood()
    assert [int(bits) for bits in list(arena.lit)[: int(arena.count) + 1]] == grown
    assert {int(arena.slot_cell(s)): int(arena.slot_fit(s)) for s in range(int(arena.slots))} == cells
    table.check()


class Mine:
    """An arena with start cards and ladders that are one place, with doors, trolls and gold (DUEL-29..31)."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.tiles = tiles = Tiles(2)
        for place, sides in ((1, 15), (2, 15), (1, 5), (2, 10)):
            tiles.join_places(tiles.add((sides,), source=place), place)
        for groups, passers, bears in (((1, 4), 1, MARK_C), ((2, 8), 2, MARK_C | MARK_A), ((8, 3), 0, MARK_B)):
            number = tiles.add(groups, gates=((groups[0], groups[1], passers),))
            tiles.join_gates(number, tiles.add(groups, gates=((groups[0], groups[1], 3),)))
            for code in (2 * number, 2 * number + 1):
                tiles.bears[code] |= bears
                tiles.bears[code + 2] |= bears & MARK_A
        for sides in (5, 10, 3, 9, 7, 11, 15):
            tiles.add((sides,))
        self.grid = Grid(40)
        self.arena = Arena(self.grid, tiles, 60, 120)
        self.arena.fix(self.grid.cell(0, 1), 2)
        self.arena.fix(self.grid.cell(0, -1), 4)
        self.arena.flood()

    def change(self) -> str:
        """Lay, lift or open something at random."""
        arena, dice = self.arena, self.dice
        gates = [t for t in range(1, int(arena.count) + 1) if self.tiles.opened[arena.code[t]]]
        if gates and dice.below(100) < 15:
            arena.unbar(gates[dice.below(len(gates))])
            return "unbar"
        if arena.count > 12 and dice.below(100) < 30:
            arena.lift(arena.cell[3 + dice.below(int(arena.count) - 2)])
            return "lift"
        codes = range(6, 2 * int(self.tiles.count))
        cell = arena.slot_cell(dice.below(int(arena.slots)))
        fitting = [code for code in codes if arena.fits(cell) >> self.tiles.sides[code] & 1]
        if not fitting or arena.count > 40:
            return "none"
        arena.lay(cell, fitting[dice.below(len(fitting))])
        return "lay"

    def kept(self) -> list[object]:
        arena = self.arena
        return [
            [int(bits) for bits in list(arena.lit)[1 : int(arena.count) + 1]],
            {int(arena.slot_cell(s)): int(arena.slot_fit(s)) for s in range(int(arena.slots))},
        ]

    def seen(self, what: int) -> int:
        """The tiles that bear something, looked for among all."""
        tiles = range(1, int(self.arena.count) + 1)
        return sum(1 << tile for tile in tiles if self.tiles.bears[self.arena.code[tile]] & what)


@given(st.integers(0, 2**40))
def test_gates_and_places_against_a_flood(seed: int) -> None:
    """DUEL-29, DUEL-30, DUEL-31: light that goes on, leaps or goes out with a card is what a flood finds."""
    mine = Mine(Dice(seed))
    for _ in range(40):
        mine.change()
        grown = mine.kept()
        mine.arena.flood()
        assert mine.kept() == grown


@given(st.integers(0, 2**40))
def test_what_cards_bear_stays_in_sight(seed: int) -> None:
    mine = Mine(Dice(seed))
    for _ in range(60):
        mine.change()
        arena = mine.arena
        kept = [int(bits) for bits in (arena.places, arena.marks_a, arena.marks_b, arena.marks_c)]
        assert kept == [mine.seen(int(what)) for what in (PLACE, MARK_A, MARK_B, MARK_C)]


def test_all_changes_of_gates_and_places_come_up() -> None:
    done = []
    places = []
    most = 0
    for seed in range(20):
        mine = Mine(Dice(seed))
        done += [mine.change() for _ in range(60)]
        places.append(int(mine.arena.places))
        most = max(most, int(mine.arena.count))
    assert all(done.count(name) > least for name, least in (("lay", 300), ("lift", 80), ("unbar", 60)))
    assert any(bits >> 3 for bits in places), "no ladder was laid"
    assert most > 32, "bits beyond the 32nd were never used"


def test_copies_are_independent() -> None:
    table = Table(Dice(1))
    for _ in range(10):
        table.change()
    copy = table.arena.copy()
    still = table.arena.copy()
    while table.change() != "lay":
        pass
    assert arena_difference(copy, still) == "" and arena_difference(copy, table.arena) != ""


def test_clearing_the_table() -> None:
    table = Table(Dice(2))
    for _ in range(20):
        table.change()
    arena = table.arena
    arena.clear()
    assert set(arena.at) == {0} and (arena.count, arena.fixed, arena.slots, arena.reached) == (0, 0, 0, 0)


def test_changes_that_cannot_be_are_refused() -> None:
    """An arena asserts; it never heals."""
    table = Table(Dice(3))
    arena, cell = table.arena, table.grid.cell
    arena.lay(cell(1, 0), 4)
    with pytest.raises(AssertionError, match="lies there already"):
        arena.lay(cell(1, 0), 4)
    with pytest.raises(AssertionError, match="can be taken away"):
        arena.lift(cell(0, 0))
    with pytest.raises(AssertionError, match="can be taken away"):
        arena.lift(cell(3, 1))
    with pytest.raises(AssertionError, match="can be taken away"):
        arena.lift(cell(2, 0))
    with pytest.raises(AssertionError, match="can be taken away"):
        arena.lift(cell(9, 9))
    arena.show(2, 4)
    with pytest.raises(AssertionError, match="face up already"):
        arena.show(2, 4)
    with pytest.raises(AssertionError, match="before all others"):
        arena.fix(cell(5, 5), 2)


def test_numbers_that_are_no_cells_hold_nothing() -> None:
    table = Table(Dice(4))
    assert table.arena.tile_at(int(table.grid.mask) + 1) == 0
    assert table.arena.tile_at(0xFFFF) == 0
