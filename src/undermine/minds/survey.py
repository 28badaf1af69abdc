"""A table as a mind thinks of it: where light comes out, and what it costs to dig from there to every goal.

Owns the fields of costs.  Knows only what lies face up, which everybody sees; so it is the same for all seats, and who
looks at one table after the other shares it (`survey_of`).
A *field* says of every goal, for light that comes to a spot in a direction, what the cards cost that are still to be
laid.  It is dug backwards from the goal, nearest first, until it is a little past the nearest light: what is much
farther is never dug first, and is FAR.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from undermine.core.arena import Arena
from undermine.core.grid import FOUR
from undermine.core.state import State
from undermine.core.tile import DOWN, WILD
from undermine.minds.chart import CHEST, EMPTY, FAR, WALL, WAY, Chart, cost_of

MOST: Final[i64] = 48  # what costs more is out of reach
SLACK: Final[i64] = 7  # about two cards
BEYOND: Final[i64] = 6  # through a goal that is not turned up yet, for it may lead elsewhere
INSIDE: Final[i64] = 3  # through another face-down card, which is a tunnel as soon as it is reached
HELD: Final[i64] = 1  # what a way costs less for which one holds a card
NOWHERE: Final[i64] = -1

_HEAD: Final[vec[i64]] = vec[i64]([0] * 128)  # scratch of _dig: cost -> the first entry of its list, …
_LIST: Final[vec[i64]] = vec[i64]([0] * 32768)  # … entry -> spot << 2 | direction, and above it the next entry
_TODO: Final[vec[i64]] = vec[i64]([0] * 4096)  # scratch of those who follow light: spot << 2 | side that it enters
_SEEN: Final[vec[i64]] = vec[i64]([0] * 16384)  # scratch of fallen: spot -> stamp << 4 | sides with light
_STAMP: Final[vec[i64]] = vec[i64]([0])


class Survey:
    chart: Chart
    cells: vec[i64]  # what lies where, to know the table again: cell << 8 | code of each tile
    mark: i64  # a checksum of it
    ground: vec[i64]  # spot -> WALL, EMPTY | bond, or the code of what lies there
    light: vec[i64]  # empty spot -> bits of the directions in which light comes to it
    lit: vec[i64]  # spot of a tile -> its sides with light
    ends: vec[i64]  # the empty spots with light
    count: i64  # how many
    sources: vec[i64]  # spots of the tiles from which light comes
    goal: vec[i64]  # goal -> its spot
    down: i64  # bits of the goals that lie face down
    field: vec[u8]  # (goal * spots + spot) << 2 | direction -> cost
    plain: vec[i64]  # goal -> cost from the nearest light, MOST if it lies face up or cannot be reached
    nearest: vec[i64]  # goal -> the end where that light is, NOWHERE if there is none
    barred: list[Bar]  # the same as if a spot were rock, for spots that somebody asked about

    def __init__(self, chart: Chart, arena: Arena, mark: i64) -> None:
        self.chart = chart
        self.mark = mark
        self.cells = vec[i64]([0] * (arena.count + 1))
        self.ground = chart.blank[:]
        self.light = vec[i64]([0] * chart.spots)
        self.lit = vec[i64]([0] * chart.spots)
        self.ends = vec[i64]([0] * 128)
        self.count = 0
        self.sources = vec[i64]([])
        self.goal = vec[i64]([0] * chart.goals)
        self.down = 0
        self.field = vec[u8]([])
        self.plain = vec[i64]([MOST] * chart.goals)
        self.nearest = vec[i64]([NOWHERE] * chart.goals)
        self.barred = []
        self._lay(arena)
        self._bind(arena)
        self._shine(arena)
        self.field = self._dug(self.ground)
        for goal in range(chart.goals):
            self.plain[goal] = self._least(self.field, goal, NOWHERE)

    def _lay(self, arena: Arena) -> None:
        """What lies where."""
        chart = self.chart
        first = chart.rules.first_goal
        ground = self.ground
        sides = arena.tiles.sides
        for tile in range(1, arena.count + 1):
            code = arena.code[tile]
            self.cells[tile] = arena.cell[tile] << 8 | code
            spot = chart.spot[arena.cell[tile]]
            goal = tile - first
            if 0 <= goal < chart.goals:
                self.goal[goal] = spot
                if code == DOWN:
                    self.down |= 1 << goal
            elif code == DOWN:
                # Sites lie among the cards that stay; what can be taken away is a chest.
                code = WALL if tile <= arena.fixed else CHEST
            elif sides[code] & WILD:
                code = WALL
            if spot:
                ground[spot] = code
                if code > CHEST and chart.source[code]:
                    self.sources = append(self.sources, spot)

    def _bind(self, arena: Arena) -> None:
        """What the cards around them ask of the empty spots."""
        chart = self.chart
        ground = self.ground
        step = chart.step
        sides = arena.tiles.sides
        for tile in range(1, arena.count + 1):
            open_sides = sides[arena.code[tile]]
            spot = chart.spot[arena.cell[tile]]
            if spot and not open_sides & WILD:
                for d in range(FOUR):
                    there = spot + step[d]
                    if ground[there] >= EMPTY:
                        side = d ^ 2
                        ground[there] |= 16 << side | (open_sides >> d & 1) << side

    def _shine(self, arena: Arena) -> None:
        """Where light comes out.  Of walkers whose light the arena does not keep it has to be followed."""
        chart = self.chart
        if chart.walker < arena.tiles.kept:
            for tile in range(1, arena.count + 1):
                self.lit[chart.spot[arena.cell[tile]]] = arena.lit[tile] >> 4 * chart.walker & 15
        else:
            self._walk(arena)
        ground = self.ground
        light = self.light
        step = chart.step
        n: i64 = 0
        for tile in range(1, arena.count + 1):
            spot = chart.spot[arena.cell[tile]]
            out = self.lit[spot] if spot else 0
            for d in range(FOUR):
                if out >> d & 1:
                    there = spot + step[d]
                    if ground[there] >= EMPTY:
                        if light[there] == 0:
                            self.ends[n] = there
                            n += 1
                        light[there] |= 1 << d
        self.count = n

    def _walk(self, arena: Arena) -> None:
        """Follow the light of a walker from where it starts, over the spots of this chart."""
        chart = self.chart
        ground = self.ground
        lit = self.lit
        todo = _TODO
        top: i64 = 0
        for spot in self.sources:
            for d in range(FOUR):
                if arena.tiles.sides[ground[spot]] >> d & 1:
                    todo[top] = spot << 2 | d
                    top += 1
        while top:
            top -= 1
            spot = todo[top] >> 2
            fresh = chart.link[ground[spot] << 2 | todo[top] & 3] & ~lit[spot]
            lit[spot] |= fresh
            for d in range(FOUR):
                if fresh >> d & 1:
                    there = spot + chart.step[d]
                    code = ground[there]
                    if CHEST < code < EMPTY and chart.link[code << 2 | d ^ 2] and not lit[there] >> (d ^ 2) & 1:
                        todo[top] = there << 2 | d ^ 2
                        top += 1

    def _dug(self, ground: vec[i64]) -> vec[u8]:
        """The fields of all goals that lie face down."""
        chart = self.chart
        size = 4 * chart.spots
        field = chart.unknown[:]
        for goal in range(chart.goals):
            if self.down >> goal & 1 and self.goal[goal]:
                _dig(chart, ground, self.light, field, goal * size, self.goal[goal])
        return field

    def _least(self, field: vec[u8], goal: i64, but: i64) -> i64:
        """What it costs from the nearest light, that at one end left out."""
        best = MOST
        if not self.down >> goal & 1:
            return best
        base = goal * self.chart.spots
        light = self.light
        for i in range(self.count):
            spot = self.ends[i]
            if spot == but:
                continue
            for d in range(FOUR):
                if light[spot] >> d & 1:
                    cost = i64(field[(base + spot) << 2 | d])
                    if cost < best:
                        best = cost
                        if but == NOWHERE:
                            self.nearest[goal] = spot
        return best

    def bar(self, spot: i64) -> Bar:
        """The fields as if an empty spot were rock."""
        for bar in self.barred:
            if bar.spot == spot:
                return bar
        old = self.ground[spot]
        self.ground[spot] = WALL
        field = self._dug(self.ground)
        self.ground[spot] = old
        plain = vec[i64]([MOST] * self.chart.goals)
        for goal in range(self.chart.goals):
            plain[goal] = self._least(field, goal, spot)
        bar = Bar(spot, field, plain)
        self.barred.append(bar)
        return bar

    def around(self, field: vec[u8], goal: i64, spot: i64) -> i64:
        """What it costs to dig on from any side of a spot."""
        best = MOST
        base = goal * self.chart.spots
        for d in range(FOUR):
            cost = i64(field[(base + spot + self.chart.step[d]) << 2 | d])
            if cost < best:
                best = cost
        return best

    def onward(self, field: vec[u8], goal: i64, spot: i64, d: i64, bond: i64, held: i64, wait: i64) -> i64:
        """The cost for light that comes to a spot, empty with such a bond, if it is ours to choose the card there.

        A way for which one holds a card (bits of `held`) is cheaper, any other one dearer by `wait`.
        """
        chart = self.chart
        side = d ^ 2
        base = goal * chart.spots
        best = FAR
        for out in range(FOUR):
            cost = cost_of(chart.toll[bond << 2 | out], side)
            if cost < FAR:
                cost += i64(field[(base + spot + chart.step[out]) << 2 | out])
                if held & WAY[side << 2 | out]:
                    cost -= HELD
                else:
                    cost += wait
                if cost < best:
                    best = cost
        return best

    def fallen(self, spot: i64, after: vec[i64]) -> None:
        """Goal -> what it costs from the light that is left without the card of a spot, into `after`.

        The fields are those of the table with the card; what leads through it is seldom better than to fill the gap.
        """
        chart = self.chart
        ground = self.ground
        link = chart.link
        seen = _SEEN
        todo = _TODO
        _STAMP[0] += 1
        stamp = _STAMP[0] << 4
        bond = self._bond(spot)
        for goal in range(chart.goals):
            after[goal] = MOST
        top: i64 = 0
        for source in self.sources:
            if source != spot:
                for d in range(FOUR):
                    if link[ground[source] << 2 | d]:
                        todo[top] = source << 2 | d
                        top += 1
        while top:
            top -= 1
            here = todo[top] >> 2
            old = seen[here] & 15 if seen[here] >> 4 == _STAMP[0] else 0
            fresh = link[ground[here] << 2 | todo[top] & 3] & ~old
            seen[here] = stamp | old | fresh
            for d in range(FOUR):
                if fresh >> d & 1:
                    there = here + chart.step[d]
                    code = ground[there]
                    if there == spot:
                        self._come(there, d, bond, after)
                    elif code >= EMPTY:
                        self._come(there, d, NOWHERE, after)
                    elif code > CHEST and link[code << 2 | d ^ 2]:
                        todo[top] = there << 2 | d ^ 2
                        top += 1

    def _come(self, spot: i64, d: i64, bond: i64, after: vec[i64]) -> None:
        """Light comes to an empty spot, or to one that has just become so."""
        chart = self.chart
        for goal in range(chart.goals):
            if self.down >> goal & 1:
                if bond == NOWHERE:
                    cost = i64(self.field[(goal * chart.spots + spot) << 2 | d])
                else:
                    cost = self.onward(self.field, goal, spot, d, bond, 0, 0)
                if cost < after[goal]:
                    after[goal] = cost

    def _bond(self, spot: i64) -> i64:
        """What the cards around a spot would ask of one that is laid there."""
        bond: i64 = 0
        sides = self.chart.rules.tiles.sides
        for d in range(FOUR):
            code = self.ground[spot + self.chart.step[d]]
            if CHEST < code < EMPTY:
                bond |= 16 << d | (sides[code] >> (d ^ 2) & 1) << d
        return bond


class Bar:
    """A spot that may be blocked."""

    spot: i64
    field: vec[u8]
    plain: vec[i64]  # goal -> cost from the nearest light elsewhere

    def __init__(self, spot: i64, field: vec[u8], plain: vec[i64]) -> None:
        self.spot = spot
        self.field = field
        self.plain = plain


def _dig(chart: Chart, ground: vec[i64], light: vec[i64], field: vec[u8], base: i64, goal: i64) -> None:
    """Dig backwards from a goal, the nearest first, until a little past the nearest light."""
    head = _HEAD
    entries = _LIST
    step = chart.step
    for cost in range(FAR + SLACK):
        head[cost] = 0
    used: i64 = 1
    for d in range(FOUR):
        field[base + (goal << 2 | d)] = 0
        entries[used] = goal << 2 | d | head[0] << 16
        head[0] = used
        used += 1
    stop: i64 = MOST - 1
    k: i64 = 0
    while k <= stop:
        i = head[k]
        if i == 0:
            k += 1
            continue
        head[k] = entries[i] >> 16
        at = entries[i] & 0xFFFF
        if i64(field[base + at]) != k:
            continue
        e = at & 3
        if stop == MOST - 1 and light[at >> 2] >> e & 1:
            stop = min(stop, k + SLACK)
        spot = (at >> 2) - step[e]
        here = ground[spot]
        if here >= EMPTY:
            tolls = chart.toll[(here & 255) << 2 | e]
            for side in range(FOUR):
                cost = k + (tolls >> 8 * side & 255)
                to = base + (spot << 2 | side ^ 2)
                if cost < i64(field[to]):
                    field[to] = u8(cost)
                    entries[used] = to - base | head[cost] << 16
                    head[cost] = used
                    used += 1
        elif here > CHEST:
            ways = chart.link[here << 2 | e] & ~(1 << e)
            for side in range(FOUR):
                to = base + (spot << 2 | side ^ 2)
                if ways >> side & 1 and k < i64(field[to]):
                    field[to] = u8(k)
                    entries[used] = to - base | head[k] << 16
                    head[k] = used
                    used += 1
        elif here >= DOWN and spot != goal:
            cost = k + (BEYOND if here == DOWN else INSIDE)
            for side in range(FOUR):
                to = base + (spot << 2 | side)
                if cost < i64(field[to]):
                    field[to] = u8(cost)
                    entries[used] = to - base | head[cost] << 16
                    head[cost] = used
                    used += 1


KEPT: Final[i64] = 512  # tables that are remembered: imagined rounds come to the same ones again and again
_RECENT: Final[list[Survey | None]] = [None] * 512


def survey_of(chart: Chart, state: State, old: Survey | None) -> Survey:
    """The survey of a table; `old` is the last one that was asked for, which is often the same."""
    arena = state.arena
    mark = arena.count
    for tile in range(1, arena.count + 1):
        mark = (mark * 1000003 ^ (arena.cell[tile] << 8 | arena.code[tile])) & 0xFFFFFFFFFF
    if old is not None and old.mark == mark and old.chart is chart and _is_same(old, arena):
        return old
    place = (mark ^ mark >> 20 ^ chart.walker) & (KEPT - 1)
    recent = _RECENT[place]
    if recent is not None and recent.mark == mark and recent.chart is chart and _is_same(recent, arena):
        return recent
    new = Survey(chart, arena, mark)
    _RECENT[place] = new
    return new


def _is_same(survey: Survey, arena: Arena) -> bool:
    """Whether a survey is of this very table."""
    cells = survey.cells
    if len(cells) != arena.count + 1:
        return False
    for tile in range(1, arena.count + 1):
        if cells[tile] != (arena.cell[tile] << 8 | arena.code[tile]):
            return False
    return True
