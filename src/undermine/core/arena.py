"""The tunnels: tiles on the table, the light that walks through them, and the empty cells where a tile may go.

Owns connectivity (BASE-7..11, BASE-26..30) for every walker.  Never knows seats, hands or goals' kinds.
Light spreads as tiles are laid or turned up; only taking a tile away floods anew.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from undermine.core.grid import FOUR, Grid
from undermine.core.tile import AGREE, DOWN, EVERY, WILD, Tiles

SLOT: Final[i64] = 128  # at[cell] >= SLOT: an empty cell with light before it
JOINS: Final[i64] = 16  # merit of a card that is open towards the light; a neighbour that agrees counts 1
EACH: Final[i64] = 0x1111111111111111  # the first side of each walker, where sides are four bits per walker
WALKER: Final[i64] = 16  # first walker bit of a slot
SPOT: Final[i64] = 40  # first bit of its cell, so that a shift by IN_ACTION brings it to where an action has its place
IN_ACTION: Final[i64] = 32
SHARED: Final = "a shared arena is altered"
_TODO: Final[vec[i64]] = vec[i64]([0] * 2048)  # scratch of _spread: walker << 10 | tile << 2 | side he comes in by
_JOINED: Final[vec[i64]] = vec[i64]([0] * 256)  # scratch of _leap: the tiles that are one place with others …
_CAME: Final[vec[i64]] = vec[i64]([0] * 32)  # … and the walkers whose light came to a place


@mypyc_attr(acyclic=True, free_list_len=1)
class Arena:
    """Tiles are 1..count; those up to `fixed` can never be lifted.  Slots are 0..slots-1."""

    grid: Grid
    tiles: Tiles
    is_shared: bool  # copies of a State look at it together, so it stays as it is; `State.own` gives one to alter
    at: vec[u8]  # cell -> 0, tile index, or SLOT + slot index
    count: i64
    fixed: i64
    cell: vec[i64]  # tile -> where
    code: vec[i64]  # tile -> oriented tile code
    lit: vec[i64]  # tile -> sides that light has reached, 4 bits per walker
    slots: i64
    slot: vec[i64]  # bits 0..15: patterns that fit; WALKER + w: walkers who stand before it; from SPOT on: the cell
    reached: i64  # bit per tile: face-down cards with light before them
    places: i64  # bit per tile: those from which light leaps to others …
    marks_a: i64  # … and those with what modules look for, so that nobody goes through all tiles to find them
    marks_b: i64
    marks_c: i64

    def __init__(self, grid: Grid, tiles: Tiles, most: i64, most_slots: i64, old: Arena | None = None) -> None:
        """An empty table with room for so many tiles and slots, or a copy."""
        self.grid = grid
        self.tiles = tiles
        self.is_shared = False
        if old is None:
            self.at = vec[u8]([0] * (grid.mask + 1))
            self.cell = vec[i64]([0] * (most + 1))
            self.code = vec[i64]([0] * (most + 1))
            self.lit = vec[i64]([0] * (most + 1))
            self.slot = vec[i64]([0] * most_slots)
            self.count = 0
            self.fixed = 0
            self.slots = 0
            self.reached = 0
            self.places = self.marks_a = self.marks_b = self.marks_c = 0
        else:
            self.at = old.at[:]
            self.cell = old.cell[:]
            self.code = old.code[:]
            self.lit = old.lit[:]
            self.slot = old.slot[:]
            self.count = old.count
            self.fixed = old.fixed
            self.slots = old.slots
            self.reached = old.reached
            self.places = old.places
            self.marks_a = old.marks_a
            self.marks_b = old.marks_b
            self.marks_c = old.marks_c

    def copy(self) -> Arena:
        return Arena(self.grid, self.tiles, 0, 0, self)

    def clear(self) -> None:
        """Take everything off the table."""
        assert not self.is_shared, SHARED
        at = self.at
        for s in range(self.slots):
            at[self.slot[s] >> SPOT] = 0
        for tile in range(1, self.count + 1):
            at[self.cell[tile]] = 0
        self.count = self.fixed = self.slots = self.reached = 0
        self.places = self.marks_a = self.marks_b = self.marks_c = 0

    def fix(self, cell: i64, code: i64) -> None:
        """Put a card that stays for the round (start, goal); flood() when all of them lie."""
        assert not self.is_shared, SHARED
        assert self.count == self.fixed, "fixed cards are laid before all others"
        self.fixed = self._put(cell, code)

    def lay(self, cell: i64, code: i64) -> None:
        """Put a tile into an empty cell."""
        assert not self.is_shared, SHARED
        j = i64(self.at[cell])
        assert j == 0 or j >= SLOT, "a tile lies there already"
        if j >= SLOT:
            self._close(j - SLOT)
        self._join(self._put(cell, code))

    def show(self, tile: i64, code: i64) -> None:
        """Turn up a face-down card."""
        assert not self.is_shared, SHARED
        assert self.code[tile] == DOWN, "the card is face up already"
        self.code[tile] = code
        self.reached ^= (self.reached >> tile & 1) << tile
        if self.tiles.bears[code]:
            self._load(tile)
        self._join(tile)

    def cover(self, cell: i64) -> None:
        """Put a face-down card that can be taken away into an empty cell."""
        self.lay(cell, DOWN)
        self.flood()

    def move(self, tile: i64, cell: i64) -> None:
        """A card comes to lie on another, empty cell."""
        assert not self.is_shared, SHARED
        assert not self.tile_at(cell), "a tile lies there already"
        self.at[self.cell[tile]] = 0
        # A slot there goes with the flood, which puts out all slots first: it must not wipe the tile.
        j = i64(self.at[cell])
        if j >= SLOT:
            self._close(j - SLOT)
        self.cell[tile] = cell
        self.at[cell] = u8(tile)
        self.flood()

    def lift(self, cell: i64) -> None:
        """Take a tile away; the last one gets its index."""
        assert not self.is_shared, SHARED
        tile = i64(self.at[cell])
        assert self.fixed < tile < SLOT, "no card that can be taken away lies there"
        last = self.count
        # What lies before light is told by bits of tiles, which are about to get other numbers.
        is_end = self.reached == 0 and self._is_end(tile)
        if self.tiles.bears[self.code[tile]]:
            self._unload(tile)
        if self.tiles.bears[self.code[last]]:
            self._unload(last)
        self.count = last - 1
        self.at[cell] = 0
        if tile != last:
            self.cell[tile] = self.cell[last]
            self.code[tile] = self.code[last]
            self.lit[tile] = self.lit[last]
            self.at[self.cell[tile]] = u8(tile)
            if self.tiles.bears[self.code[tile]]:
                self._load(tile)
        if not is_end:
            self.flood()
            return
        self._look(cell)
        for d in range(FOUR):
            self._look((cell + self.grid.step[d]) & self.grid.mask)

    def flood(self) -> None:
        """All light and all slots anew."""
        assert not self.is_shared, SHARED
        at = self.at
        for s in range(self.slots):
            at[self.slot[s] >> SPOT] = 0
        self.slots = 0
        self.reached = 0
        lit = self.lit
        code = self.code
        source = self.tiles.source
        top: i64 = 0
        tile = self.count
        while tile:
            lit[tile] = 0
            if source[code[tile]]:
                top = self._shine(tile, top)
            tile -= 1
        self._spread(top)
        if self.tiles.has_joints:
            self._leap()

    def unbar(self, tile: i64) -> None:
        """The gates of a face-up card are open from now on."""
        assert not self.is_shared, SHARED
        opened = self.tiles.opened[self.code[tile]]
        assert opened, "the card has no closed gates"
        if self.tiles.bears[self.code[tile]]:
            self._unload(tile)
        self.code[tile] = opened
        if self.tiles.bears[opened]:
            self._load(tile)
        # Nothing goes dark: light that stood before the gates goes on.
        top: i64 = 0
        for w in range(self.tiles.kept):
            for d in range(FOUR):
                if self.lit[tile] >> (4 * w + d) & 1:
                    _TODO[top] = w << 10 | tile << 2 | d
                    top += 1
        self._spread(top)
        if self.tiles.has_joints:
            self._leap()

    def walks(self, walker: i64, tile: i64) -> i64:
        """The sides of a tile that a walker has reached."""
        return self.lit[tile] >> 4 * walker & 15

    def reaches(self, walker: i64, tile: i64) -> bool:
        """Whether a walker comes into a face-up tile; for those whose light is not kept, so it walks on a copy."""
        copy = self.copy()
        for other in range(1, copy.count + 1):
            if copy.tiles.source[copy.code[other]] >> walker & 1:
                copy._spread(copy._light(walker, other, 0))
        return (copy.lit[tile] >> 4 * walker & 15) != 0

    def lit_from(self, walker: i64, first: i64, last: i64) -> Arena:
        """A copy in which a walker has set out from these tiles, too."""
        copy = self.copy()
        for tile in range(first, last + 1):
            copy._spread(copy._light(walker, tile, 0))
        if copy.tiles.has_joints:
            copy._leap()
        return copy

    def tile_at(self, cell: i64) -> i64:
        """The tile on a cell, 0 if there is none; a number that is no cell has none."""
        if cell > self.grid.mask:
            return 0
        j = i64(self.at[cell])
        if j < SLOT:
            return j
        return 0

    def slot_cell(self, slot: i64) -> i64:
        """Where a slot is."""
        return self.slot[slot] >> SPOT

    def slot_fit(self, slot: i64) -> i64:
        """The patterns that fit there, and from WALKER on who stands before it."""
        return self.slot[slot] ^ self.slot[slot] >> SPOT << SPOT

    def neighbour(self, cell: i64, d: i64) -> i64:
        """The tile beside a cell, 0 if there is none."""
        return self.tile_at((cell + self.grid.step[d]) & self.grid.mask)

    def fits(self, cell: i64) -> i64:
        """The patterns of open sides that agree with all face-up cards around a cell (BASE-28, BASE-32)."""
        at = self.at
        step = self.grid.step
        mask = self.grid.mask
        sides = self.tiles.sides
        fit: i64 = EVERY
        for d in range(FOUR):
            j = i64(at[(cell + step[d]) & mask])
            if j != 0 and j < SLOT:
                fit &= AGREE[d << 5 | sides[self.code[j]]]
        return fit

    def joins(self, cell: i64, code: i64) -> i64:
        """1 if some open side of a card that lies so on a cell meets the light."""
        for d in range(FOUR):
            if self.tiles.sides[code] >> d & 1 and self.lit[self.neighbour(cell, d)] >> (d ^ 2) & 1:
                return 1
        return 0

    def merit(self, cell: i64, code: i64) -> i64:
        """How well a card lies so on a cell: open towards the light before all, then the more neighbours agree."""
        return self.joins(cell, code) * JOINS + self.agreeing(cell, code)

    def agreeing(self, cell: i64, code: i64) -> i64:
        """How many face-up neighbours agree with a card that lies so on a cell."""
        sides = self.tiles.sides
        total: i64 = 0
        for d in range(FOUR):
            tile = self.neighbour(cell, d)
            if tile and not sides[self.code[tile]] & WILD:
                total += ~(sides[code] >> d ^ sides[self.code[tile]] >> (d ^ 2)) & 1
        return total

    def neighbours(self, cell: i64) -> i64:
        """How many face-up neighbours a cell has."""
        total: i64 = 0
        for d in range(FOUR):
            tile = self.neighbour(cell, d)
            if tile and not self.tiles.sides[self.code[tile]] & WILD:
                total += 1
        return total

    def _put(self, cell: i64, code: i64) -> i64:
        tile = self.count + 1
        self.count = tile
        self.cell[tile] = cell
        self.code[tile] = code
        self.lit[tile] = 0
        self.at[cell] = u8(tile)
        if self.tiles.bears[code]:
            self._load(tile)
        return tile

    def _load(self, tile: i64) -> None:
        """Keep in sight what a tile bears.  Its bits are shifted up from 64-bit numbers: a plain 1 has but 32 in C."""
        bears = self.tiles.bears[self.code[tile]]
        self.places |= (bears & 1) << tile
        self.marks_a |= (bears >> 1 & 1) << tile
        self.marks_b |= (bears >> 2 & 1) << tile
        self.marks_c |= (bears >> 3 & 1) << tile

    def _unload(self, tile: i64) -> None:
        """Lose sight of it."""
        self.places ^= (self.places >> tile & 1) << tile
        self.marks_a ^= (self.marks_a >> tile & 1) << tile
        self.marks_b ^= (self.marks_b >> tile & 1) << tile
        self.marks_c ^= (self.marks_c >> tile & 1) << tile

    def _join(self, tile: i64) -> None:
        """A tile has got its face: it binds the slots around it, and light may enter."""
        at = self.at
        step = self.grid.step
        mask = self.grid.mask
        cell = self.cell[tile]
        code = self.code[tile]
        sides = self.tiles.sides[code]
        todo = _TODO
        top: i64 = 0
        for d in range(FOUR - 1, -1, -1):
            j = i64(at[(cell + step[d]) & mask])
            if j >= SLOT:
                self.slot[j - SLOT] &= AGREE[(d ^ 2) << 5 | sides] | ~EVERY
            elif j != 0 and sides >> d & 1:
                light = self.lit[j] >> (d ^ 2)
                w: i64 = 0
                while light:
                    if light & 1:
                        todo[top] = w << 10 | tile << 2 | d
                        top += 1
                    light >>= 4
                    w += 1
        if self.tiles.source[code]:
            top = self._shine(tile, top)
        if self._spread(top) or self.tiles.joint[code]:
            self._leap()

    def _shine(self, tile: i64, top: i64) -> i64:
        """Light is to start on a tile that is a source."""
        source = self.tiles.source[self.code[tile]]
        w = self.tiles.kept
        while w:
            w -= 1
            if source >> w & 1:
                top = self._light(w, tile, top)
        return top

    def _light(self, walker: i64, tile: i64, top: i64) -> i64:
        """Light of one walker is to come to all open sides of a tile.  How much there is to do now."""
        sides = self.tiles.sides[self.code[tile]]
        d = FOUR
        while d:
            d -= 1
            if sides >> d & 1:
                _TODO[top] = walker << 10 | tile << 2 | d
                top += 1
        return top

    def _leap(self) -> None:
        """Light that came to one tile of a place comes to the others; fixed cards are places of their own."""
        if self.places >> (self.fixed + 1) == 0:
            return
        joint = self.tiles.joint
        code = self.code
        lit = self.lit
        joined = _JOINED
        came = _CAME
        while True:
            n: i64 = 0
            seen: i64 = 0
            tile: i64 = 0
            rest = self.places
            while rest:
                if rest & 1:
                    place = joint[code[tile]]
                    light = _walkers(lit[tile])
                    came[place] = light | came[place] * (seen >> place & 1)
                    seen |= 1 << place
                    joined[n] = tile
                    n += 1
                rest >>= 1
                tile += 1
            top: i64 = 0
            for i in range(n):
                tile = joined[i]
                dark = came[joint[code[tile]]] & ~_walkers(lit[tile])
                w: i64 = 0
                while dark:
                    if dark & 1:
                        top = self._light(w, tile, top)
                    dark >>= 4
                    w += 1
            if top == 0:
                return
            self._spread(top)

    def _spread(self, top: i64) -> bool:
        """Light enters the tiles at the `top` sides that are to do, the last one first, and goes on (BASE-10).

        Whether it came to a tile that is one place with others.
        """
        at = self.at
        code = self.code
        lit = self.lit
        step = self.grid.step
        mask = self.grid.mask
        sides = self.tiles.sides
        todo = _TODO
        places: i64 = 0
        while top:
            top -= 1
            entry = todo[top]
            tile = entry >> 2 & 255
            walker = entry >> 10
            face = code[tile]
            way = walker << 10 | face << 2 | entry & 3
            fresh = self.tiles.link[way] & ~(lit[tile] >> 4 * walker)
            if not fresh:
                continue
            lit[tile] |= fresh << 4 * walker
            places |= self.tiles.joint[face]
            cell = self.cell[tile]
            for e in range(FOUR):
                if fresh >> e & 1:
                    there = (cell + step[e]) & mask
                    j = i64(at[there])
                    if j == 0:
                        self._open(there, 1 << (WALKER + walker))
                    elif j >= SLOT:
                        self.slot[j - SLOT] |= 1 << (WALKER + walker)
                    elif code[j] == DOWN:
                        self.reached |= (fresh >> e & 1) << j
                    elif sides[code[j]] >> (e ^ 2) & 1 and not lit[j] >> (4 * walker + (e ^ 2)) & 1:
                        todo[top] = walker << 10 | j << 2 | e ^ 2
                        top += 1
        return places != 0

    def _is_end(self, tile: i64) -> bool:
        """Whether no light goes on over a tile, so that all others keep theirs when it is taken away."""
        code = self.code[tile]
        if self.tiles.source[code] or self.tiles.joint[code]:
            return False
        ways: i64 = 0
        for d in range(FOUR):
            if self.tiles.sides[self.code[self.neighbour(self.cell[tile], d)]] >> (d ^ 2) & 1:
                ways |= 1 << d
        for w in range(self.tiles.kept):
            light = self.lit[tile] >> 4 * w & ways
            for d in range(FOUR):
                joined = light & self.tiles.link[w << 10 | code << 2 | d]
                if joined & (joined - 1):
                    return False
        return True

    def _look(self, cell: i64) -> None:
        """Whether an empty cell is a slot, and what fits there, after a card beside it has gone."""
        j = i64(self.at[cell])
        if 0 < j < SLOT:
            return
        walkers: i64 = 0
        for d in range(FOUR):
            light = self.lit[self.neighbour(cell, d)] >> (d ^ 2)
            for w in range(self.tiles.kept):
                walkers |= (light >> 4 * w & 1) << (WALKER + w)
        if walkers == 0:
            if j:
                self.at[cell] = 0
                self._close(j - SLOT)
        elif j:
            self.slot[j - SLOT] = cell << SPOT | self.fits(cell) | walkers
        else:
            self._open(cell, walkers)

    def _open(self, cell: i64, walkers: i64) -> None:
        slot = self.slots
        self.slots = slot + 1
        self.slot[slot] = cell << SPOT | self.fits(cell) | walkers
        self.at[cell] = u8(SLOT + slot)

    def _close(self, slot: i64) -> None:
        last = self.slots - 1
        self.slots = last
        if slot != last:
            self.slot[slot] = self.slot[last]
            self.at[self.slot[last] >> SPOT] = u8(SLOT + slot)


def _walkers(light: i64) -> i64:
    """Those of whom light came to some side: the lowest of each four bits."""
    return (light | light >> 1 | light >> 2 | light >> 3) & EACH
