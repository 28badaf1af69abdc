"""Path cards and ladders of the Duel: tunnels that go on from one's own start card (DUEL-43..54, DUEL-92..97).

Owns where such a card may go.  Never knows who gets what for it.
"""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, where_of, whom_of
from undermine.core.arena import IN_ACTION, SLOT, WALKER, Arena
from undermine.core.condition import BARS_PATHS
from undermine.core.grid import FOUR
from undermine.core.module import Reason
from undermine.core.rules import Rules
from undermine.core.state import BITS, State
from undermine.core.tile import EVERY, TURNED, WILD
from undermine.features.duel.rules.mine import Mine, Shaft, sides_mark, tiles_with_doors
from undermine.features.ladders.rules import Ladders, new_room
from undermine.features.paths.rules import Paths

Start: TypeAlias = tuple[str, tuple[int, ...], tuple[int, int], int]  # name, groups, cell, colour


class OwnPaths(Paths):
    mine: Mine
    starts: tuple[Start, ...]
    shafts: tuple[Shaft, ...]
    from_any: bool  # does a connection to anybody's start card do (DUEL-D1)?
    is_shared: bool  # do other colours travel over a ladder (DUEL-A10)?

    def __init__(
        self,
        mine: Mine,
        starts: tuple[Start, ...],
        shafts: tuple[Shaft, ...],
        from_any: bool = False,
        is_shared: bool = True,
    ) -> None:
        super().__init__(("", (), 0), (0, 0), ())
        self.mine = mine
        self.starts = starts
        self.shafts = shafts
        self.from_any = from_any
        self.is_shared = is_shared

    def join(self, rules: Rules) -> None:
        self.declare(rules)
        for name, groups, cell, colour in self.starts:
            number = rules.start(name, groups, rules.grid.cell(cell[0], cell[1]), self.mine.seats_of(colour))
            if self.is_shared:
                rules.tiles.join_places(number, colour + 1)
        for shaft in self.shafts:
            add_path(rules, self, self.mine, shaft)

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        """As in other games, but only before light of one's own (DUEL-49)."""
        if state.front[seat] >> BITS & BARS_PATHS:
            return n
        arena = state.arena
        if state.seats == 1 or (self.from_any and self.is_shared and not tiles_with_doors(arena)):
            # Alone, or without closed doors, everybody goes the same ways.
            return super().options(state, seat, card, menu, n)
        if self.from_any:
            arena = self.seen_by(state, seat)
        code = state.rules.tile[card]
        shapes = state.rules.tiles.shapes[code]
        upright = shapes & EVERY
        turned = shapes >> TURNED
        action = act(USE, card, 0, 0)
        own = WALKER + seat
        slots = arena.slot
        if turned == 0:
            for s in range(arena.slots):
                slot = slots[s]
                menu[n] = action | slot >> IN_ACTION
                n += i64((slot & upright) != 0) & slot >> own
            return n
        for s in range(arena.slots):
            slot = slots[s]
            if slot >> own & 1:
                there = action | slot >> IN_ACTION
                menu[n] = there
                n += i64((slot & upright) != 0)
                menu[n] = there | 1
                n += i64((slot & turned) != 0)
        return n

    def seen_by(self, state: State, seat: i64) -> Arena:
        """The tunnels with the light that a seat may go on from: of its own start card, or of all of them.

        Wherever it sets out from, doors count as this seat passes them (DUEL-A7).
        """
        return state.arena.lit_from(seat, 1, len(self.starts)) if self.from_any else state.arena

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        reason = super().objection(state, seat, action)
        if reason not in (("turned-the-same",), ("not-joined",)):
            return reason
        if self.meets_light(state, action, seat):
            return ("turned-the-same",)
        return ("not-joined",) if self.from_any else ("not-joined-own",)

    def meets_light(self, state: State, action: i64, seat: i64) -> bool:
        """Whether the card would be joined with what a seat may go on from."""
        arena = self.seen_by(state, seat)
        sides = arena.tiles.sides[state.rules.tile[card_of(action)] + (whom_of(action) & 1)]
        for d in range(FOUR):
            tile = arena.neighbour(where_of(action), d)
            if tile and sides >> d & 1 and arena.walks(seat, tile) >> (d ^ 2) & 1:
                return True
        return False


class OwnLadders(Ladders):
    mine: Mine
    shafts: tuple[Shaft, ...]
    colours: tuple[int, ...]  # those that have a start card on the table
    needs_joint: bool  # must an open side meet an open side (DUEL-A8)?
    is_shared: bool

    def __init__(
        self,
        mine: Mine,
        shafts: tuple[Shaft, ...],
        colours: tuple[int, ...],
        needs_joint: bool = False,
        is_shared: bool = True,
    ) -> None:
        super().__init__(())
        self.shuns = mine.gold
        self.mine = mine
        self.shafts = shafts
        self.colours = colours
        self.needs_joint = needs_joint
        self.is_shared = is_shared

    def join(self, rules: Rules) -> None:
        """A ladder is one place with the start card of its colour (DUEL-31); without that it joins nothing."""
        self.declare(rules)
        self.room = new_room(rules)
        for shaft in self.shafts:
            code = add_path(rules, self, self.mine, shaft, self.mine.seats_of(shaft.ladder))
            if self.is_shared and shaft.ladder in self.colours:
                rules.tiles.join_places(int(rules.tile[code]) >> 1, shaft.ladder + 1)

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        """Beside any path card, but never beside gold or a goal (DUEL-94..96)."""
        last = super().options(state, seat, card, menu, n)
        if not self.needs_joint:
            return last
        kept = n
        for i in range(n, last):
            if not self.obstacle(state, menu[i]):
                menu[kept] = menu[i]
                kept += 1
        return kept

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        reason = super().objection(state, seat, action)
        if reason != ("turned-the-same",):
            return reason
        return self.obstacle(state, action) or reason

    def obstacle(self, state: State, action: i64) -> Reason:
        """What stands against a ladder that fits; empty if nothing does."""
        arena = state.arena
        at = arena.at
        sides_of = arena.tiles.sides
        sides = sides_of[state.rules.tile[card_of(action)] + (whom_of(action) & 1)]
        is_joined = False
        for d in range(FOUR):
            tile = i64(at[(where_of(action) + arena.grid.step[d]) & arena.grid.mask])
            if tile == 0 or tile >= SLOT or sides_of[arena.code[tile]] & WILD:
                continue
            if self.shuns[arena.code[tile]]:
                return ("beside-gold",)
            is_joined = is_joined or (sides >> d & 1) != 0
        return () if is_joined or not self.needs_joint else ("ladder-not-joined",)


def add_path(rules: Rules, module: Paths, mine: Mine, shaft: Shaft, source: int = 0) -> int:
    """A path card of the deck.  Its code."""
    code = rules.path(
        module,
        shaft.name,
        shaft.segments,
        shaft.count,
        source=source,
        gates=mine.gates_of(shaft),
        mark=sides_mark(shaft),
    )
    mine.add(rules.tiles, shaft, int(rules.tile[code]) >> 1)
    return code
