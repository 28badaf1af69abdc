"""What a table of the Duel promises a seat: gold at hand, and other gold by how likely it is to be reached.

Owns the figures by which a duellist weighs tables.  Works on arenas that it is given; never knows hidden cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp
from typing import Final, TypeAlias

from undermine.core.arena import WALKER, Arena
from undermine.core.rules import Rules
from undermine.core.tile import DOWN, turned
from undermine.features.duel.deck import shafts
from undermine.features.duel.show import markers, markers_left
from undermine.views.view import View

FAR: Final = 30.0
STEP: Final = 1.3  # cards that go by for every cell after the next one
HAND: Final = 4  # path cards that one has to choose from
# How often gold is found in the end, by the cards to it and the cards left: read off 240 solo games, in which it was
# marked half as often as gold nearby if it lay 0.31 x left - 1.4 cards away.
HALF: Final = (0.31, -1.4)
BREADTH: Final = (0.07, 1.2)  # and how many cards make a difference there
NEARBY: Final = 0.85
TURNED: Final = 0.95  # of a goal that is about to be turned up
LEADS_ON: Final = 2.5  # such a goal leads on to others
SURE: Final = 1.25  # gold in hand, which nobody else can mark any more
BEARING: Final = 0.7  # goals that are turned up bear gold that is at hand so often, and take a marker
NOTHING: Final = (0, 0)
Steps: TypeAlias = dict[int, int]  # empty cell -> cells from there to a target, this one included


@lru_cache(maxsize=4)
def contents(rules: Rules) -> dict[int, tuple[int, int]]:
    """Oriented code of a card with gold -> nuggets, and sides from which they are at hand."""
    known = {shaft.name: shaft for family in ("path", "goal") for shaft in shafts(family)}
    table: dict[int, tuple[int, int]] = {}
    for number, name in enumerate(rules.tile_names):
        shaft = known.get(name)
        if shaft is not None and shaft.gold:
            table[2 * number] = (shaft.gold, shaft.spot)
            table[2 * number + 1] = (shaft.gold, turned(shaft.spot))
    return table


@lru_cache(maxsize=4)
def barriers(rules: Rules) -> dict[int, str]:
    """Oriented code of a card on which something bars the way -> door or troll."""
    known = {shaft.name: shaft.barrier[0] for family in ("path", "goal") for shaft in shafts(family) if shaft.barrier}
    numbers = [number for number, name in enumerate(rules.tile_names) if name in known]
    codes = [2 * number + turn for number in numbers for turn in (0, 1)]
    return {code: known[rules.tile_names[code >> 1]] for code in codes if rules.tiles.opened[code]}


@lru_cache(maxsize=4)
def goal_values(rules: Rules) -> dict[int, int]:
    """Kind of goal -> nuggets."""
    known = {shaft.name: shaft.gold for shaft in shafts("goal")}
    return {kind: known[name] for kind, name in enumerate(rules.goal_names) if name in known}


class Prospect:
    """One position: what is aimed at, and how far every empty cell is from it."""

    def __init__(self, view: View) -> None:
        self.rules = view.rules
        self.seats = int(view.seats)
        self.contents = contents(view.rules)
        self.tiles = view.rules.tiles
        self.unseen = _unseen(view)
        self.shapes = [self._shapes(seat) for seat in range(self.seats)]
        self.paths = max(1, sum(count for _, count in self.unseen))
        self.costs: dict[int, tuple[float, ...]] = {}
        """What fits at an open end -> for each side how many cards it takes until one is laid that leads on there."""
        self.ways: dict[int, tuple[float, ...]] = {}
        """An open end and what fits there -> chance of each field: many tables that are tried have the same ends."""
        self.marked = {cell for cell, what, _ in markers(view) if what == "gold"}
        self.cards = _cards_left(view)
        self.markers = markers_left(view)
        self.fields: list[tuple[float, Steps, int]] = []  # worth, distances, tile of a hidden goal or 0
        arena = view.arena
        values = goal_values(view.rules)
        gone = view.lying(view.rules.zone_named("gone"))
        hidden = [value for kind, value in values.items() if kind not in view.goals and kind not in gone]
        guess = sum(hidden) / len(hidden) if hidden else 0.0
        first = int(view.rules.first_goal)
        for goal in range(len(view.goals)):
            tile = first + goal
            if arena.code[tile] == DOWN:
                kind = int(view.goals[goal])
                worth = 0.9 * values[kind] + 0.05 if kind else guess
                sides = self._sides(kind) if kind else 15
                self.fields.append((worth, self._steps(arena, int(arena.cell[tile]), sides), tile))
        for tile in range(1, int(arena.count) + 1):
            gold, spot = self.contents.get(int(arena.code[tile]), NOTHING)
            if gold and int(arena.cell[tile]) not in self.marked:
                self.fields.append((gold, self._steps(arena, int(arena.cell[tile]), spot), 0))

    def _sides(self, kind: int) -> int:
        """The sides from which the gold of a goal can be at hand, whichever way it will lie."""
        code = 2 * self.rules.tile_names.index(self.rules.goal_names[kind])
        return self.contents.get(code, NOTHING)[1] | self.contents.get(code + 1, NOTHING)[1] or 15

    def _steps(self, arena: Arena, target: int, sides: int) -> Steps:
        """Cards needed from every empty cell to stand at one of these sides of a target."""
        mask = int(arena.grid.mask)
        steps = [int(arena.grid.step[d]) for d in range(4)]
        front = {(target + steps[d]) & mask for d in range(4) if sides >> d & 1}
        found: Steps = {-1 - target: 1}  # so that the target itself is known
        distance = 1
        while front and distance < 14:
            here = [cell for cell in front if cell not in found and not arena.tile_at(cell)]
            found.update(dict.fromkeys(here, distance))
            front = {(cell + step) & mask for cell in here for step in steps}
            distance += 1
        return found

    def slope(self, arena: Arena, seat: int) -> float:
        """What it is worth to a seat to be one card nearer to everything."""
        breadth = BREADTH[0] * self.cards + BREADTH[1]
        chances = zip(self.fields, self._chances(arena, seat), strict=True)
        return sum(value * chance * (1 - chance / NEARBY) / breadth for (value, _, _), chance in chances)

    def worth(self, arena: Arena, seat: int) -> float:
        """What a table promises a seat: gold that it stands at counts in full, other gold by its distance."""
        total = 0.0
        markers = self.markers
        for tile in range(1, int(arena.count) + 1):
            gold, spot = self.contents.get(int(arena.code[tile]), NOTHING)
            if gold and int(arena.cell[tile]) not in self.marked and int(arena.walks(seat, tile)) & spot:
                total += gold if self.seats == 1 else SURE * gold
                markers -= 1
        return total + self._hopes(arena, seat, max(0, markers))

    def _hopes(self, arena: Arena, seat: int, markers: int) -> float:
        """Gold that one does not stand at yet; alone, no more of it than there are markers to lay on it."""
        total = number = 0.0
        for (value, _, tile), chance in zip(self.fields, self._chances(arena, seat), strict=True):
            if tile and arena.reached >> tile & 1 and self._stands_before(arena, seat, tile):
                total += TURNED * value + LEADS_ON
                number += BEARING
            else:
                total += value * chance
                number += chance
        return total * markers / number if self.seats == 1 and number > markers else total

    def _chances(self, arena: Arena, seat: int) -> Iterable[float]:
        """Of each field, how likely it is to be reached from the nearest open end."""
        ends = [
            self._chances_from(arena, seat, s)
            for s in range(int(arena.slots))
            if arena.slot_fit(s) >> (WALKER + seat) & 1
        ]
        return map(max, zip(*ends, strict=True)) if ends else [0.0] * len(self.fields)

    def _chance(self, cards: float) -> float:
        """How likely gold is to be reached that lies so many cards away."""
        if cards >= FAR:
            return 0.0
        half, breadth = HALF[0] * self.cards + HALF[1], BREADTH[0] * self.cards + BREADTH[1]
        return NEARBY / (1 + exp((cards - half) / breadth))

    def _stands_before(self, arena: Arena, seat: int, tile: int) -> bool:
        """Whether it is this seat's light that stands before a hidden goal."""
        cell = int(arena.cell[tile])
        return any(
            arena.neighbour(cell, d) and arena.walks(seat, arena.neighbour(cell, d)) >> (d ^ 2) & 1 for d in range(4)
        )

    def _chances_from(self, arena: Arena, seat: int, slot: int) -> tuple[float, ...]:
        """How likely each field is to be reached from an open end."""
        cell, fit = int(arena.slot_cell(slot)), int(arena.slot_fit(slot)) & 0xFFFF
        entries = 0
        for d in range(4):
            tile = arena.neighbour(cell, d)
            if tile and arena.walks(seat, tile) >> (d ^ 2) & 1:
                entries |= 1 << d
        key = seat << 20 | entries << 16 | fit
        found = self.ways.get(cell << 24 | key)
        if found is None:
            leaving = self.costs.get(key)
            if leaving is None:
                leaving = self.costs[key] = self._leaving(seat, entries, fit)
            found = tuple(self._chance(self._cards(arena, steps, cell, leaving)) for _, steps, _ in self.fields)
            self.ways[cell << 24 | key] = found
        return found

    def _leaving(self, seat: int, entries: int, fit: int) -> tuple[float, ...]:
        """For every side: the rarer the cards that fit and lead on there, the more cards go by until there is one."""
        numbers = [0, 0, 0, 0]
        for count, ways in self.shapes[seat]:
            served = 0
            for shape, links in ways:
                if fit >> shape & 1:
                    for d in range(4):
                        if links[d] & entries and not served >> d & 1:
                            served |= 1 << d
                            numbers[d] += count
        return tuple(1.0 / (1.0 - (1.0 - n / self.paths) ** HAND) if n else FAR for n in numbers)

    def _shapes(self, seat: int) -> list[tuple[int, list[tuple[int, tuple[int, ...]]]]]:
        """Of each unseen card how many there are, and both ways up its pattern and where each side leads."""
        pattern, link = self.tiles.pattern, self.tiles.link
        found = []
        for code, count in self.unseen:
            both = [
                (int(pattern[way]), tuple(int(link[seat << 10 | way << 2 | d]) for d in range(4)))
                for way in (code, code + 1)
            ]
            found.append((count, [(shape, links) for shape, links in both if shape < 16]))
        return found

    def _cards(self, arena: Arena, steps: Steps, cell: int, leaving: tuple[float, ...]) -> float:
        """Cards from an open end to a target, by a first card that fits there and leads the right way."""
        if cell not in steps:
            return FAR
        step, mask = arena.grid.step, int(arena.grid.mask)
        best = FAR
        for d in range(4):
            there = steps.get((cell + int(step[d])) & mask, FAR)
            if steps[cell] == 1 and steps.get(-1 - ((cell + int(step[d])) & mask)):
                there = 0
            best = min(best, leaving[d] + STEP * there)
        return best


def _cards_left(view: View) -> float:
    """Cards that a seat will have until the end of the round."""
    return len(view.hand(int(view.me))) + int(view.left) / int(view.seats)


def _unseen(view: View) -> list[tuple[int, int]]:
    """Upright codes of the path cards that may still be drawn or are in one's hand, and how many there are."""
    rules = view.rules
    counts: dict[int, int] = {}
    for card in rules.cards:
        if rules.tile[card]:
            counts[int(rules.tile[card])] = counts.get(int(rules.tile[card]), 0) + 1
    gone = [int(view.arena.code[tile]) & ~1 for tile in range(int(view.arena.fixed) + 1, int(view.arena.count) + 1)]
    gone += [int(rules.tile[int(view.pile[i])]) for i in range(int(view.spent))] + [
        int(rules.tile[card]) for card in view.lying(rules.zone_named("out"))
    ]
    for code in gone:
        upright = int(rules.tile[rules.tile_card[code >> 1]]) if code else 0
        if counts.get(upright, 0) > 0:
            counts[upright] -= 1
    return [(code, count) for code, count in counts.items() if count]
