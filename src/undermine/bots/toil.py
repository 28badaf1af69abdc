"""What it costs to dig to the goals, by ways through cards: rare ones cost more, and a bend leads elsewhere.

Owns a finer measure than the number of cards, for whoever chooses between cards that he holds.  Knows only what lies
face up on the table; a way through the spot where a card is tried is not looked for again, so that one table serves
all cards that can be laid there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from undermine.bots.chart import Chart
from undermine.bots.tunnel import RARE, Distances, Table, Tunnels, tunnels_of
from undermine.core.tile import DOWN

MOST: Final = 48  # what costs more is out of reach
HARD: Final = 3  # what a spot costs more that few cards fit
HELD: Final = 1  # what a way costs less for which one holds a card
DARK: Final = 5  # behind a goal that is turned up, for it may lead elsewhere
CAVE: Final = 3  # to get to a tunnel that was cut off

Lights = tuple[int, int, int, int]
"""The spots to which light comes, as bits, by the direction in which it shines: north, east, south, west."""

NO_LIGHTS: Final = (0, 0, 0, 0)


class Toil:
    """One table: goal -> cost -> to which spots light must come, and how it must shine, to get there at this cost."""

    def __init__(self, tunnels: Tunnels) -> None:
        self.tunnels = tunnels
        self.asked: dict[tuple[int, int, int, int], Distances] = {}
        self.laid: dict[int, tuple[Lights, Lights, int, int]] = {}
        self.lights = self._lights()
        self.fields = [
            self._field(goal, spot) if tunnels.tile[spot] == DOWN else None
            for goal, spot in enumerate(tunnels.chart.goal_spots)
        ]

    def after(self, spot: int, code: int, held: int, wait: int) -> Distances:
        """Goal -> what it costs to get there once a card lies on a spot, none if the spot is -1.

        At the open ends a way for which one holds a card (bits of `held`) is cheaper, and at those that were there
        before the card any other one is dearer by `wait`, for whoever could lay such a card there would have done so.
        """
        key = (spot, code, held, wait)
        costs = self.asked.get(key)
        if costs is None:
            costs = self.asked[key] = self._after(spot, code, held, wait)
        return costs

    def _after(self, spot: int, code: int, held: int, wait: int) -> Distances:
        tunnels = self.tunnels
        chart = tunnels.chart
        empty, hard = tunnels.empty, tunnels.hard
        lights, fresh = self.lights, NO_LIGHTS
        done: Distances = ()
        if spot >= 0:
            entry = spot << 8 | code
            if entry not in self.laid:
                self.laid[entry] = self._lit(spot, code, empty & ~(1 << spot), hard)
            lights, fresh, empty, hard = self.laid[entry]
            done = tunnels.after_placing(spot, code)
        costs = [cost - HELD if held >> way & 1 else cost + wait for way, cost in enumerate(chart.usual)]
        ground = empty | tunnels.goal_bits
        steps = _first(lights, costs, empty, hard, ground, chart.stride)
        if fresh != NO_LIGHTS:
            costs = [cost - HELD if held >> way & 1 else cost for way, cost in enumerate(chart.usual)]
            steps += _first(fresh, costs, empty, hard, ground, chart.stride)
        beyond = self._beyond(done, empty)
        if beyond != NO_LIGHTS:
            steps += _first(beyond, [cost + DARK for cost in chart.usual], empty, hard, ground, chart.stride)
        far = []
        for goal, field in enumerate(self.fields):
            best = MOST
            if done and done[goal] == 0:
                best = 0
            elif field is not None:
                for cost, d, spots in steps:
                    if cost < best and spots & field[d][best - cost - 1]:
                        best = cost + _least(field[d], spots, best - cost - 1)
            far.append(best)
        return tuple(far)

    def _lit(self, spot: int, code: int, empty: int, hard: int) -> tuple[Lights, Lights, int, int]:
        """The lights that are left and the new ones once a card lies on a spot; where one can build, and hardly can."""
        tunnels = self.tunnels
        chart = tunnels.chart
        north, east, south, west = (light & empty for light in self.lights)
        lights = [0, 0, 0, 0]
        sides = chart.sides[code]
        got = sides if chart.is_source[code] else 0
        for d in range(4):
            if sides >> d & 1 and tunnels.lit.get(spot + chart.step[d], 0) >> (d ^ 2) & 1:
                got |= chart.link[code][d]
        for d in range(4):
            beside = spot + chart.step[d]
            if empty >> beside & 1:
                if got >> d & 1:
                    lights[d] |= 1 << beside
                cards = tunnels.choice(beside, d ^ 2, sides >> d & 1)
                if cards == 0:
                    empty &= ~(1 << beside)
                elif cards <= RARE:
                    hard |= 1 << beside
            elif got >> d & 1:
                cave = tunnels.mouth.get(beside << 2 | d ^ 2, -1)
                if cave >= 0:
                    lights = [light | tunnels.caves[cave] & empty for light in lights]
        return (north, east, south, west), (lights[0], lights[1], lights[2], lights[3]), empty, hard

    def _beyond(self, done: Distances, empty: int) -> Lights:
        """The light that comes out of goals that are turned up: if they are not the gold, they lead on somewhere."""
        chart = self.tunnels.chart
        lights = [0, 0, 0, 0]
        for spot, away in zip(chart.goal_spots, done, strict=False):
            if away == 0:
                for d in range(4):
                    lights[d] |= 1 << spot + chart.step[d] & empty
        return lights[0], lights[1], lights[2], lights[3]

    def _lights(self) -> Lights:
        lights = [0, 0, 0, 0]
        tunnels = self.tunnels
        for spot, sides in tunnels.lit.items():
            for d in range(4):
                if sides >> d & 1:
                    lights[d] |= 1 << spot + tunnels.chart.step[d]
        north, east, south, west = (light & tunnels.empty for light in lights)
        return north, east, south, west

    def _field(self, goal: int, spot: int) -> tuple[list[int], list[int], list[int], list[int]]:
        """Dig backwards from a goal: direction -> cost -> the spots from which it is reached at this cost or less."""
        tunnels = self.tunnels
        stride, empty, hard = tunnels.chart.stride, tunnels.empty, tunnels.hard
        waves = [[0, 0, 0, 0] for _ in range(MOST + 6 + HARD)]
        waves[0] = [1 << spot] * 4
        for cave, goals in zip(tunnels.caves, tunnels.cave_goals, strict=True):
            if goals >> goal & 1:
                waves[CAVE] = [wave | cave & empty for wave in waves[CAVE]]
        caves = list(tunnels.caves)
        north = east = south = west = 0
        norths, easts, souths, wests = [], [], [], []
        for cost in range(MOST):
            up, right, down, left = waves[cost]
            if up | right | down | left:
                up &= ~north
                right &= ~east
                down &= ~south
                left &= ~west
                north |= up
                east |= right
                south |= down
                west |= left
                for cave in caves:
                    if (up | right | down | left) & cave:
                        caves = [other for other in caves if other != cave]
                        waves[cost + CAVE] = [wave | cave & empty for wave in waves[cost + CAVE]]
                right = right >> 1 & empty
                left = left << 1 & empty
                up = up << stride & empty
                down = down >> stride & empty
                usual = tunnels.chart.usual
                if hard:
                    _dig(waves, cost + HARD, usual, up & hard, right & hard, down & hard, left & hard)
                _dig(waves, cost, usual, up & ~hard, right & ~hard, down & ~hard, left & ~hard)
            norths.append(north)
            easts.append(east)
            souths.append(south)
            wests.append(west)
        return norths, easts, souths, wests


def _dig(waves: list[list[int]], cost: int, usual: tuple[int, ...], up: int, right: int, down: int, left: int) -> None:
    """From these spots a card leads on as wanted: how light may come to it, and at what cost."""
    if not up | right | down | left:
        return
    level, plumb, slash, back = usual
    wave = waves[cost + level]
    wave[1] |= right
    wave[3] |= left
    wave = waves[cost + plumb]
    wave[2] |= down
    wave[0] |= up
    wave = waves[cost + slash]
    wave[2] |= right
    wave[0] |= left
    wave[1] |= down
    wave[3] |= up
    wave = waves[cost + back]
    wave[0] |= right
    wave[2] |= left
    wave[3] |= down
    wave[1] |= up


def _first(
    lights: Lights, costs: list[int], empty: int, hard: int, ground: int, stride: int
) -> list[tuple[int, int, int]]:
    """The first card at every open end: cost, direction and where light comes to then."""
    level, plumb, slash, back = costs
    steps = []
    for rocks, later in ((empty & ~hard, 0), (empty & hard, HARD)):
        north, east, south, west = (light & rocks for light in lights)
        if not north | east | south | west:
            continue
        for cost, d, spots in (
            (level, 1, east << 1), (back, 0, east >> stride), (slash, 2, east << stride),
            (level, 3, west >> 1), (slash, 0, west >> stride), (back, 2, west << stride),
            (plumb, 2, south << stride), (slash, 1, south << 1), (back, 3, south >> 1),
            (plumb, 0, north >> stride), (back, 1, north << 1), (slash, 3, north >> 1),
        ):  # fmt: skip
            if spots & ground:
                steps.append((cost + later, d, spots & ground))
    return steps


def _least(field: list[int], spots: int, most: int) -> int:
    """The least cost at which one of these spots is in a field; at the most it is."""
    low = 0
    while low < most:
        middle = (low + most) // 2
        if field[middle] & spots:
            most = middle
        else:
            low = middle + 1
    return most


@lru_cache(maxsize=256)
def toil_of(chart: Chart, table: Table) -> Toil:
    return Toil(tunnels_of(chart, table))
