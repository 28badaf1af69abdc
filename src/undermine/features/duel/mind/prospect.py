"""What a table of the Duel promises a seat: gold at hand, and other gold by how likely it is to be reached.

Owns how tables are weighed.  Works on arenas that it is given, with what one seat knows; never looks at hidden cards.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.core.arena import WALKER, Arena
from undermine.core.grid import FOUR
from undermine.core.piece import cell_of, kind_of
from undermine.core.rules import CARDS, Rules
from undermine.core.state import State
from undermine.core.tile import DOWN, NEVER
from undermine.features.duel.mind.figures import Figures
from undermine.features.duel.mind.gossip import Gossip
from undermine.features.duel.rules.claims import Claims
from undermine.features.duel.rules.mine import Mine, tiles_with_gold
from undermine.features.duel.rules.rounds import Duel
from undermine.features.goals.rules import Goals

AROUND: Final = 6  # how far beyond starts and goals a tunnel may still make sense
FAR: Final = 30.0
FARTHEST: Final[i64] = 14  # cells that are looked at around gold
TARGETS: Final[i64] = 32
KEYS: Final[i64] = 8192
ENTRIES: Final[i64] = 2048

_QUEUE: Final[vec[i64]] = vec[i64]([0] * 8192)


class Prospect:
    rules: Rules
    figures: Figures
    mine: Mine
    claims: Claims
    goals: Goals
    seats: i64
    spots: i64
    spot: vec[i64]  # cell -> its spot, 0 if it is out of the way
    step: vec[i64]
    # The position
    free: vec[u8]  # spot -> 1 if nothing lies there
    marked: vec[i64]  # spot -> 1 if the gold there has a marker
    cards: float  # cards that a seat will have until the end of the round
    markers: i64
    count: i64  # what is aimed at
    value: vec[float]  # … what it is worth, …
    tile: vec[i64]  # … the tile if it is a goal that lies face down, else 0, …
    aim: vec[i64]  # … its spot, …
    away: vec[u8]  # … and target * spots + spot -> cells from there to it, this one included; 0 if out of reach
    codes: vec[i64]  # upright codes of the path cards that may still come, …
    copies: vec[i64]  # … how many there are of each, …
    kinds: i64  # … of so many kinds, …
    paths: float  # … and of all
    best: vec[float]  # scratch: target -> chance
    _empty: vec[u8]  # spot -> 1 if anything may lie there
    # What was found out about open ends: many tables that are tried have the same ones
    _keys: vec[i64]
    _slot: vec[i64]
    _used: i64
    _chances: vec[float]  # entry * TARGETS + target -> chance
    _ages: vec[i64]
    _age: i64
    _leaving: vec[float]

    def __init__(self, rules: Rules, figures: Figures) -> None:
        self.rules = rules
        self.figures = figures
        duel = rules.find(Duel)
        self.mine = duel.mine
        self.claims = duel.claims
        self.goals = rules.find(Goals)
        self.seats = rules.seats
        grid = rules.grid
        cells = [int(cell) for cell in rules.start_cells] + [int(cell) for cell in rules.goal_cells]
        xs = [int(grid.x(cell)) for cell in cells]
        ys = [int(grid.y(cell)) for cell in cells]
        left = min(xs) - AROUND
        top = min(ys) - AROUND
        width = max(xs) + AROUND - left + 1
        height = max(ys) + AROUND - top + 1
        stride = width + 1
        self.spots = stride * (height + 2) + 1
        self.step = vec[i64]([-stride, 1, stride, -1])
        self.free = vec[u8]([])
        spot = [0] * int(grid.mask + 1)
        empty = [0] * self.spots
        for y in range(height):
            for x in range(width):
                here = (y + 1) * stride + x + 1
                spot[grid.cell(left + x, top + y)] = here
                empty[here] = 1
        self.spot = vec[i64](spot)
        self._empty = vec[u8](empty)
        self.marked = vec[i64]([0] * self.spots)
        self.value = vec[float]([0.0] * int(TARGETS))
        self.best = vec[float]([0.0] * int(TARGETS))
        self.tile = vec[i64]([0] * TARGETS)
        self.aim = vec[i64]([0] * TARGETS)
        self.away = vec[u8]([])
        self.codes = vec[i64]([0] * CARDS)
        self.copies = vec[i64]([0] * CARDS)
        self._keys = vec[i64]([0] * KEYS)
        self._slot = vec[i64]([0] * KEYS)
        self._ages = vec[i64]([0] * KEYS)
        self._chances = vec[float]([0.0] * int(ENTRIES * TARGETS))
        self._leaving = vec[float]([0.0] * 4)
        self._age = self._used = 0
        self.count = self.kinds = self.markers = 0
        self.cards = self.paths = 0.0

    def look_at(self, state: State, gossip: Gossip, seat: i64) -> None:
        """Another position, as a seat sees it."""
        self._age += 1
        self._used = 0
        for i in range(self.spots):
            self.marked[i] = 0
        for piece in state.pieces:
            if kind_of(piece) == self.claims.piece:
                self.marked[self.spot[cell_of(piece)]] = 1
        self.marked[0] = 0
        self.cards = float(state.held[seat]) + float(state.left) / float(self.seats)
        self.markers = self.claims.left(state)
        self._count_cards(state, gossip)
        self._take_aim(state, gossip, seat)

    def _count_cards(self, state: State, gossip: Gossip) -> None:
        """The path cards that may still be drawn or are in a hand: those that nobody has seen go."""
        rules = self.rules
        left = vec[i64]([0] * CARDS)
        for card in rules.cards:
            left[card] += 1
        arena = state.arena
        for tile in range(arena.fixed + 1, arena.count + 1):
            left[rules.tile_card[arena.code[tile] >> 1]] -= 1
        for card in state.lying(self.claims.out):
            left[card] -= 1
        n: i64 = 0
        total: i64 = 0
        for code in range(1, len(rules.names)):
            number = left[code] - gossip.fallen[code]
            if rules.tile[code] and number > 0:
                self.codes[n] = rules.tile[code]
                self.copies[n] = number
                total += number
                n += 1
        self.kinds = n
        self.paths = float(max(1, total))

    def _take_aim(self, state: State, gossip: Gossip, seat: i64) -> None:
        """What there is to reach: goals that lie face down, and gold that nobody has marked."""
        arena = state.arena
        mine = self.mine
        self.count = 0
        self.away = vec[u8]([0] * (TARGETS * self.spots))
        self.free = self._empty[:]
        for tile in range(1, arena.count + 1):
            self.free[self.spot[arena.cell[tile]]] = 0
        hidden = 0.0
        guess = 0.0
        for kind in self.rules.goal_deck:
            if not gossip.kinds >> kind & 1 and not self._is_known(state, seat, kind):
                hidden += 1.0
                guess += float(mine.gold[self.goals.face[kind]])
        for goal in range(len(state.goals)):
            tile = self.rules.first_goal + goal
            if arena.code[tile] == DOWN:
                if state.known[seat] >> goal & 1:
                    face = self.goals.face[state.goals[goal]]
                    sides = self._sides(face) | self._sides(face + 1)
                    value = self.figures.known * float(mine.gold[face]) + 0.05
                    self._add(arena, tile, value, sides if sides else 15, tile)
                else:
                    self._add(arena, tile, guess / hidden if hidden > 0.0 else 0.0, 15, tile)
        rest = tiles_with_gold(arena)
        tile = 0
        while rest:
            if rest & 1 and not self.marked[self.spot[arena.cell[tile]]]:
                self._add(arena, tile, float(mine.gold[arena.code[tile]]), self._sides(arena.code[tile]), 0)
            rest >>= 1
            tile += 1

    def _is_known(self, state: State, seat: i64, kind: i64) -> bool:
        for goal in range(len(state.goals)):
            if state.known[seat] >> goal & 1 and state.goals[goal] == kind:
                return True
        return False

    def _sides(self, code: i64) -> i64:
        """The sides from which the gold of a card is at hand, for anybody."""
        spot = self.mine.spot[code]
        sides: i64 = 0
        for seat in range(self.seats):
            sides |= spot >> 4 * seat & 15
        return sides

    def _add(self, arena: Arena, tile: i64, value: float, sides: i64, goal: i64) -> None:
        """Aim at a tile: how far it is from every empty spot to one of these sides of it."""
        target = self.count
        here = self.spot[arena.cell[tile]]
        if target >= TARGETS or here == 0:
            return
        self.count = target + 1
        self.value[target] = value
        self.tile[target] = goal
        self.aim[target] = here
        away = self.away
        free = self.free
        step = self.step
        base = target * self.spots
        queue = _QUEUE
        first: i64 = 0
        last: i64 = 0
        for d in range(FOUR):
            there = here + step[d]
            if sides >> d & 1 and free[there] and away[base + there] == 0:
                away[base + there] = 1
                queue[last] = there
                last += 1
        while first < last:
            spot = queue[first]
            first += 1
            distance = i64(away[base + spot]) + 1
            if distance == FARTHEST:
                return
            for d in range(FOUR):
                there = spot + step[d]
                if free[there] and away[base + there] == 0:
                    away[base + there] = u8(distance)
                    queue[last] = there
                    last += 1

    # Tables

    def worth(self, arena: Arena, seat: i64) -> float:
        """What a table promises a seat: gold that it stands at counts in full, other gold by its distance."""
        total = 0.0
        markers = self.markers
        mine = self.mine
        rest = tiles_with_gold(arena)
        tile: i64 = 0
        while rest:
            if rest & 1 and not self.marked[self.spot[arena.cell[tile]]]:
                code = arena.code[tile]
                if (arena.lit[tile] & mine.spot[code]) >> 4 * seat & 15:
                    gold = float(mine.gold[code])
                    total += gold if self.seats == 1 else self.figures.sure * gold
                    markers -= 1
            rest >>= 1
            tile += 1
        return total + self._hopes(arena, seat, markers if markers > 0 else 0)

    def _hopes(self, arena: Arena, seat: i64, markers: i64) -> float:
        """Gold that one does not stand at yet; alone, no more of it than there are markers to lay on it."""
        self.find_chances(arena, seat)
        total = 0.0
        number = 0.0
        for target in range(self.count):
            tile = self.tile[target]
            if tile and arena.reached >> tile & 1 and self._stands_before(arena, seat, tile):
                total += self.figures.turned * self.value[target] + self.figures.leads_on
                number += self.figures.bearing
            else:
                total += self.value[target] * self.best[target]
                number += self.best[target]
        return total * float(markers) / number if self.seats == 1 and number > float(markers) else total

    def slope(self, arena: Arena, seat: i64) -> float:
        """What it is worth to a seat to be one card nearer to everything."""
        breadth = self.figures.breadth * self.cards + self.figures.breadth_more
        self.find_chances(arena, seat)
        total = 0.0
        for target in range(self.count):
            chance = self.best[target]
            total += self.value[target] * chance * (1.0 - chance / self.figures.nearby) / breadth
        return total

    def find_chances(self, arena: Arena, seat: i64) -> None:
        """Target -> how likely it is to be reached from the nearest open end, into `best`."""
        for target in range(self.count):
            self.best[target] = 0.0
        for s in range(arena.slots):
            if arena.slot[s] >> (WALKER + seat) & 1:
                entry = self._entry(arena, seat, s)
                for target in range(self.count):
                    chance = self._chances[entry + target]
                    if chance > self.best[target]:
                        self.best[target] = chance

    def _stands_before(self, arena: Arena, seat: i64, tile: i64) -> bool:
        """Whether it is this seat's light that stands before a hidden goal."""
        for d in range(FOUR):
            other = arena.neighbour(arena.cell[tile], d)
            if other and arena.walks(seat, other) >> (d ^ 2) & 1:
                return True
        return False

    def _entry(self, arena: Arena, seat: i64, slot: i64) -> i64:
        """Where the chances from an open end are written down."""
        cell = arena.slot_cell(slot)
        fit = arena.slot[slot] & 0xFFFF
        entries: i64 = 0
        for d in range(FOUR):
            tile = arena.neighbour(cell, d)
            if tile and arena.walks(seat, tile) >> (d ^ 2) & 1:
                entries |= 1 << d
        key = cell << 24 | seat << 20 | entries << 16 | fit
        at = ((key ^ key >> 15) * 40503 >> 9) & (KEYS - 1)
        while self._ages[at] == self._age and self._keys[at] != key:
            at = (at + 1) & (KEYS - 1)
        if self._ages[at] == self._age:
            return self._slot[at]
        if self._used >= ENTRIES - 1:
            self._used = 0
            self._age += 1
        self._ages[at] = self._age
        self._keys[at] = key
        entry = self._used * TARGETS
        self._used += 1
        self._slot[at] = entry
        self._find_leaving(seat, entries, fit)
        spot = self.spot[cell]
        for target in range(self.count):
            self._chances[entry + target] = self._chance(self._cards(target, spot))
        return entry

    def _find_leaving(self, seat: i64, entries: i64, fit: i64) -> None:
        """Side -> cards that go by until one is laid that fits and leads on there; the rarer, the more.

        One has about four path cards to choose from.
        """
        pattern = self.rules.tiles.pattern
        link = self.rules.tiles.link
        n0: i64 = 0
        n1: i64 = 0
        n2: i64 = 0
        n3: i64 = 0
        for k in range(self.kinds):
            served: i64 = 0
            for turn in range(2):
                code = self.codes[k] + turn
                shape = pattern[code]
                if shape != NEVER and fit >> shape & 1:
                    for d in range(FOUR):
                        if link[seat << 10 | code << 2 | d] & entries:
                            served |= 1 << d
            number = self.copies[k]
            n0 += number * (served & 1)
            n1 += number * (served >> 1 & 1)
            n2 += number * (served >> 2 & 1)
            n3 += number * (served >> 3 & 1)
        self._leaving[0] = self._wait(n0)
        self._leaving[1] = self._wait(n1)
        self._leaving[2] = self._wait(n2)
        self._leaving[3] = self._wait(n3)

    def _wait(self, number: i64) -> float:
        if number == 0:
            return FAR
        none = 1.0 - float(number) / self.paths
        none *= none
        return 1.0 / (1.0 - none * none)

    def _cards(self, target: i64, spot: i64) -> float:
        """Cards from an open end to a target, by a first card that fits there and leads the right way."""
        base = target * self.spots
        if spot == 0 or self.away[base + spot] == 0:
            return FAR
        best = FAR
        for d in range(FOUR):
            there = spot + self.step[d]
            if self.away[base + spot] == 1 and there == self.aim[target]:
                cells = 0.0
            elif self.away[base + there] != 0:
                cells = float(i64(self.away[base + there]))
            else:
                cells = FAR
            cards = self._leaving[d] + self.figures.pace * cells
            if cards < best:
                best = cards
        return best

    def _chance(self, cards: float) -> float:
        """How likely gold is to be reached that lies so many cards away."""
        if cards >= FAR:
            return 0.0
        half = self.figures.half * self.cards - self.figures.half_less
        breadth = self.figures.breadth * self.cards + self.figures.breadth_more
        return self.figures.nearby / (1.0 + exp((cards - half) / breadth))
