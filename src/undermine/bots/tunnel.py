"""The tunnels as a bot thinks of them: where light comes out, and how many cards each goal is away.

Owns distances.  Knows only what lies face up on the table, which everybody sees; so all bots of a process share one
cache of it.  Distances count the cards still to be laid from the lit open ends over empty spots, through tunnels
that were cut off as well.  A spot that few cards of the deck would fit counts twice, one that none fits is rock.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from undermine.bots.chart import Chart
from undermine.core.tile import DOWN, WILD

FAR: Final = 16  # as good as out of reach
RARE: Final = 5  # so few cards of the deck that one is hard to come by

Table: TypeAlias = tuple[int, ...]
"""Spot << 8 | tile code of every card on the table, ascending; face-down goals have the code DOWN."""

Distances: TypeAlias = tuple[int, ...]
"""Goal -> cards still needed; 0: reached; FAR for goals that lie face up already."""


class Tunnels:
    """One table with its light.  Never changed after it is made."""

    __slots__ = (
        "asked",
        "beside",
        "cave_goals",
        "caves",
        "chart",
        "choices",
        "empty",
        "ends",
        "far",
        "goal_bits",
        "hard",
        "lit",
        "mouth",
        "table",
        "tile",
    )

    def __init__(self, chart: Chart, table: Table) -> None:
        self.chart = chart
        self.table = table
        self.tile = {entry >> 8: entry & 255 for entry in table}  # spot -> code
        self.lit: dict[int, int] = {}  # spot -> lit sides
        self.ends = 0  # empty spots with light before them
        self.caves: list[int] = []  # empty spots that one and the same unlit tunnel opens to
        self.cave_goals: list[int] = []  # the goals that it leads to, as bits
        self.mouth: dict[int, int] = {}  # spot << 2 | side of an unlit tunnel -> its cave
        self.asked: dict[int, Distances] = {}  # spot << 8 | code of a card to place -> the distances then
        self.choices: dict[int, int] = {}
        taken = 0
        for spot in self.tile:
            taken |= 1 << spot
        self.empty = chart.field & ~taken
        self.goal_bits = sum(1 << spot for spot in chart.goal_spots if self.tile[spot] == DOWN)
        self.hard = 0  # empty spots that few cards fit
        self._measure()
        # Goal -> the spots from which one card reaches it; none if it lies face up already.
        self.beside = [
            near if self.tile[spot] == DOWN else 0 for spot, near in zip(chart.goal_spots, chart.beside, strict=True)
        ]
        for spot, code in self.tile.items():
            if chart.is_source[code]:
                for d in range(4):
                    if chart.sides[code] >> d & 1:
                        self.ends |= self._walk(spot, d, self.lit)[0]
        self._explore()
        self.far = self._flood(self.ends, self.empty, self.hard)

    def after_placing(self, spot: int, code: int) -> Distances:
        """The distances once a card lies there; cheaper than new tunnels, and remembered for whoever asks next."""
        entry = spot << 8 | code
        far = self.asked.get(entry)
        if far is None:
            far = self.asked[entry] = self._place(spot, code)
        return far

    def without(self, spot: int) -> Tunnels:
        """The tunnels after a rockfall there."""
        return tunnels_of(self.chart, tuple(entry for entry in self.table if entry >> 8 != spot))

    def after_turning(self, spot: int, code: int) -> Distances:
        """The distances once a face-down card is turned up so."""
        table = [entry for entry in self.table if entry >> 8 != spot]
        return tunnels_of(self.chart, tuple(sorted([*table, spot << 8 | code]))).far

    def blocked(self, spot: int) -> Distances:
        """The distances if nobody could build on an empty spot."""
        empty = self.empty & ~(1 << spot)
        return self._flood(self.ends & empty, empty, self.hard)

    def _place(self, spot: int, code: int) -> Distances:
        chart = self.chart
        link = chart.link[code]
        sides = chart.sides[code]
        got = sides if chart.is_source[code] else 0
        for d in range(4):
            if sides >> d & 1 and self.lit.get(spot + chart.step[d], 0) >> (d ^ 2) & 1:
                got |= link[d]
        ends = self.ends & ~(1 << spot)
        empty = self.empty & ~(1 << spot)
        reached = 0
        for d in range(4):
            if got >> d & 1:
                beyond = spot + chart.step[d]
                code_there = self.tile.get(beyond, -1)
                if code_there < 0:
                    ends |= 1 << beyond & empty
                elif code_there == DOWN:
                    reached |= 1 << chart.goal_of[beyond]
                else:
                    cave = self.mouth.get(beyond << 2 | d ^ 2, -1)
                    if cave >= 0:
                        ends |= self.caves[cave] & empty
                        reached |= self.cave_goals[cave]
        hard = self.hard
        for d in range(4):
            beside = spot + chart.step[d]
            if empty >> beside & 1:
                cards = self.choice(beside, d ^ 2, sides >> d & 1)
                if cards == 0:
                    empty &= ~(1 << beside)
                elif cards <= RARE:
                    hard |= 1 << beside
        far = self._flood(ends & empty, empty, hard)
        if reached:
            return tuple(0 if reached >> goal & 1 else away for goal, away in enumerate(far))
        return far

    def _walk(self, spot: int, d: int, seen: dict[int, int]) -> tuple[int, int]:
        """Enter a card through side d and go on; the empty spots and the goals (as bits) at the open ends."""
        chart = self.chart
        tile = self.tile
        ends = goals = 0
        todo = [(spot, d)]
        while todo:
            spot, d = todo.pop()
            fresh = chart.link[tile[spot]][d] & ~seen.get(spot, 0)
            if not fresh:
                continue
            seen[spot] = seen.get(spot, 0) | fresh
            for e in range(4):
                if fresh >> e & 1:
                    there = spot + chart.step[e]
                    code = tile.get(there, -1)
                    if code < 0:
                        ends |= 1 << there & self.empty
                    elif code == DOWN:
                        goals |= 1 << chart.goal_of[there]
                    elif chart.sides[code] >> (e ^ 2) & 1:
                        todo.append((there, e ^ 2))
        return ends, goals

    def _explore(self) -> None:
        """Find the tunnels without light that could save cards."""
        chart = self.chart
        for spot, code in self.tile.items():
            if code == DOWN or not chart.leads_on[code]:
                continue
            dark = chart.sides[code] & ~self.lit.get(spot, 0)
            for d in range(4):
                if dark >> d & 1 and spot << 2 | d not in self.mouth:
                    seen: dict[int, int] = {}
                    ends, goals = self._walk(spot, d, seen)
                    cave = len(self.caves)
                    self.caves.append(ends)
                    self.cave_goals.append(goals)
                    for there, ways in seen.items():
                        for e in range(4):
                            if ways >> e & 1:
                                self.mouth[there << 2 | e] = cave
                    for goal in range(len(self.beside)):
                        if goals >> goal & 1:
                            self.beside[goal] |= ends

    def _measure(self) -> None:
        """Find the empty spots that few cards or none would fit; only those between several cards can be."""
        chart = self.chart
        once = twice = 0
        for spot, code in self.tile.items():
            if not chart.sides[code] & WILD:
                for step in chart.step:
                    twice |= once & 1 << spot + step
                    once |= 1 << spot + step
        rest = twice & self.empty
        while rest:
            spot = rest.bit_length() - 1
            rest ^= 1 << spot
            cards = self.choice(spot, 0, -1)
            if cards == 0:
                self.empty ^= 1 << spot
            elif cards <= RARE:
                self.hard |= 1 << spot

    def choice(self, spot: int, side: int, is_open: int) -> int:
        """How many cards would fit a spot, with one more side bound unless `is_open` is -1."""
        key = spot << 4 | side << 2 | is_open + 1
        cards = self.choices.get(key, -1)
        if cards < 0:
            cards = self.choices[key] = self._choice(spot, side, is_open)
        return cards

    def _choice(self, spot: int, side: int, is_open: int) -> int:
        chart = self.chart
        bound = want = 0
        for d in range(4):
            code = self.tile.get(spot + chart.step[d], DOWN)
            if not chart.sides[code] & WILD:
                bound |= 1 << d
                want |= (chart.sides[code] >> (d ^ 2) & 1) << d
        if is_open >= 0:
            bound |= 1 << side
            want |= is_open << side
        return chart.choice[bound << 4 | want]

    def _flood(self, ends: int, empty: int, hard: int) -> Distances:
        """Card by card outwards from the open ends, all goals at once; hard spots are entered a step later."""
        stride = self.chart.stride
        caves = self.caves
        far = [FAR] * len(self.beside)
        wanted = 0
        for near in self.beside:
            wanted |= near
        reach = ends & ~hard
        late = ends & hard
        cards = 1
        while wanted and cards < FAR:
            if reach & wanted:
                wanted = 0
                for goal, near in enumerate(self.beside):
                    if far[goal] == FAR:
                        if reach & near:
                            far[goal] = cards
                        else:
                            wanted |= near
            wider = (reach | reach << 1 | reach >> 1 | reach << stride | reach >> stride) & empty
            for cave in caves:
                if reach & cave:
                    wider |= cave & empty
            wait = wider & hard & ~reach
            wider = wider & ~wait | late
            if wider == reach and not wait:
                break
            late = wait & ~late
            reach = wider
            cards += 1
        return tuple(far)


@lru_cache(maxsize=1024)
def tunnels_of(chart: Chart, table: Table) -> Tunnels:
    return Tunnels(chart, table)
