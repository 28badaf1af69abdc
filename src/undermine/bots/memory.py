"""What a miner remembers of a round: the table, who did what, who looked where, and what that says.

Owns the reading of events.  They come projected for one seat, so nothing here knows more than that seat.
"""

from __future__ import annotations

from math import exp
from typing import Final

from undermine.bots.chart import BREAK, Chart, chart_of
from undermine.bots.suspicion import KNOWINGLY, PASSES, Suspicion, look_of_placing, look_of_rockfall
from undermine.bots.tunnel import Distances, Tunnels, tunnels_of
from undermine.core.event import (
    BEGAN,
    CLEARED,
    CROSSED,
    DISCARDED,
    EXCHANGED,
    FRONTED,
    LAID,
    MOVED,
    PLACED,
    REMOVED,
    SEEN,
    SHIFTED,
    SHOWN,
    SPENT,
    TURNED,
    Event,
    Ints,
)
from undermine.core.tile import DOWN
from undermine.core.zone import ASIDE, GOAL, PLACES, ROLE
from undermine.features.teams.plan import WALKER_OF

PRISON: Final = "prison"
CERTAIN: Final = 9.0  # beyond what anybody does
SURE: Final = 4.0  # so much a hint must outweigh the others to be as good as certain
HINT: Final = 0.45  # how far the digging of somebody who looked at a goal is believed


class Memory:
    """One seat's memory; blank at the beginning of every round."""

    def __init__(self, chart: Chart, seat: int) -> None:
        self.chart = chart
        self.seat = seat
        self.suspicion = Suspicion(chart, seat)
        self.cover = Suspicion(chart, -1)  # how the others may see us
        self._begin()

    def _begin(self) -> None:
        seats = self.chart.seats
        self.role = 0
        self.table = dict(entry_of(entry) for entry in self.chart.blank)
        self.tunnels = tunnels_of(self.chart, self.chart.blank)
        self.actor = 0
        self.waited = 0  # turns since the tunnels changed last in which somebody who could lay paths put cards away
        self.has_passed = False  # whether the seat on turn did so
        self.broken = [0] * seats  # seat -> cards before it that break tools
        self.locked = [False] * seats  # seat -> does it sit in prison?
        self.looked = [0] * seats  # seat -> goals it has looked at, as bits
        self.dug = [0.0] * seats  # seat -> how much nearer its cards brought the goals
        self.kinds = [0] * len(self.chart.goal_spots)  # goal -> kind, as far as this seat knows
        self.hints = [0.0] * len(self.chart.goal_spots)
        self.suspicion.begin()
        self.cover.begin()

    def see(self, events: list[Event]) -> None:
        for event in events:
            self.watch(event)

    def watch(self, event: Event) -> None:
        kind, _, told, secret = event
        if kind == SPENT:
            self.actor = told[0]
        elif kind == TURNED:
            self.has_passed = False
        elif kind == DISCARDED:
            if not self.broken[told[0]] and not self.locked[told[0]]:
                self._note(told[0], PASSES)
                self.waited += not self.has_passed
                self.has_passed = True
        elif kind == PLACED:
            self._placed(told[0], told[1])
        elif kind == REMOVED:
            self._removed(told[0])
        elif kind == FRONTED:
            self._fronted(told[0], told[1])
        elif kind == CLEARED:
            self._cleared(told[0], told[1])
        elif kind == SEEN:
            self._seen(told[0], told[1], secret)
        elif kind == SHOWN and told[0] in self.chart.spot:
            self.table[self.chart.spot[told[0]]] = told[1]
            self._dig()
        elif kind == BEGAN:
            self.chart = chart_of(self.chart.rules)
            self._begin()
        elif kind == MOVED and ROLE <= told[1] < ROLE + PLACES:
            self._dealt(told[1] - int(ROLE), secret[0], is_swapped=told[0] == ASIDE)
        else:
            self._watch_rare(kind, told, secret)

    def _watch_rare(self, kind: int, told: Ints, secret: Ints) -> None:
        """What only the optional boxes do."""
        chart = self.chart
        if kind == SHIFTED and told[0] in chart.goal_cells:
            goal = chart.goal_cells.index(told[0])
            cells = list(chart.goal_cells)
            del self.table[chart.goal_spots[goal]]
            cells[goal] = told[1]
            self.chart = chart_of(chart.rules, tuple(cells), chart.walker)
            self.table[self.chart.goal_spots[goal]] = int(DOWN)
            self._dig()
        elif kind == SHIFTED:
            self.table.pop(chart.spot.get(told[0], -1), None)
            self._dig()
            self._placed(told[1], told[2])
        elif kind == LAID and told[0] in chart.spot:
            self.table[chart.spot[told[0]]] = told[1]
            self._dig()
        elif kind == EXCHANGED:
            self._exchanged(told[1], told[2], secret[0])

    def _seen(self, seat: int, zone: int, secret: Ints) -> None:
        """Somebody looks at a goal or at a dwarf card, or everybody does."""
        if GOAL <= zone < GOAL + PLACES:
            if seat >= 0:
                self.looked[seat] |= 1 << zone - int(GOAL)
            if secret[0]:
                self.kinds[zone - int(GOAL)] = secret[0]
        elif ROLE <= zone < ROLE + PLACES and seat >= 0 and secret[0]:
            look = CERTAIN if secret[0] == self.chart.saboteur else -CERTAIN
            self.suspicion.note(zone - int(ROLE), look)

    def _dealt(self, seat: int, role: int, *, is_swapped: bool) -> None:
        """A seat has a dwarf card, or another one than before."""
        if not is_swapped:
            if seat == self.seat:
                self.role = role
                self.suspicion.begin(self.role)
                self.cover.begin()
                self._wear()
            return
        self.suspicion.heat[seat] = self.cover.heat[seat] = 0.0
        if seat == self.seat:
            self.role = role
            self.suspicion.role = role
            self._wear()
        self.suspicion.note(seat, 0.0)
        self.cover.note(seat, 0.0)

    def _exchanged(self, one: int, two: int, how: int) -> None:
        """Two goals were taken up: what we knew follows them, or is true of one of the two."""
        kinds, hints = self.kinds, self.hints
        both = 1 << one | 1 << two
        self.looked = [seen if seen & both == both else seen & ~both for seen in self.looked]
        if how == CROSSED:
            kinds[one], kinds[two] = kinds[two], kinds[one]
            hints[one], hints[two] = hints[two], hints[one]
        elif not how:
            known = [kind for kind in (kinds[one], kinds[two]) if kind]
            if any(self.chart.is_gold[kind] for kind in known):
                hints[one] = hints[two] = max(hints) + SURE
            else:
                hints[one] = hints[two] = min(hints[one], hints[two]) - 0.5 * len(known)
            kinds[one] = kinds[two] = 0

    def _wear(self) -> None:
        """See the tunnels as this seat's role does: a digger of a colour is shut out by doors of the other one."""
        walker = WALKER_OF.get(self.chart.rules.role_names[self.role], 0)
        if walker != self.chart.walker:
            self.chart = chart_of(self.chart.rules, self.chart.goal_cells, walker)
            self._dig()

    def open_tunnels(self) -> Tunnels:
        """The tunnels as they are without doors: what ends the round, whoever wins it."""
        return tunnels_of(chart_of(self.chart.rules, self.chart.goal_cells), self.tunnels.table)

    def gold(self) -> list[float]:
        """Goal -> chance that the gold lies there, as far as this seat can tell."""
        chart = self.chart
        known = [1.0 if kind and chart.is_gold[kind] else 0.0 for kind in self.kinds]
        if sum(known) >= chart.golds:
            return known
        weights = [0.0 if kind else exp(hint) for kind, hint in zip(self.kinds, self.hints, strict=True)]
        total = sum(weights)
        return [weight / total for weight in weights] if total else known

    def _note(self, seat: int, look: float) -> None:
        self.suspicion.note(seat, look)
        self.cover.note(seat, look)

    def _dig(self) -> Tunnels:
        """The tunnels of the table as it lies now."""
        table = tuple(sorted(spot << 8 | code for spot, code in self.table.items()))
        self.tunnels = tunnels_of(self.chart, table)
        self.waited = 0
        return self.tunnels

    def _placed(self, cell: int, code: int) -> None:
        spot = self.chart.spot.get(cell, -1)
        if spot < 0:
            self._note(self.actor, look_of_placing((0,), (0,), leads_on=self.chart.leads_on[code]))
            return
        before = self.tunnels.far
        after = self.tunnels.after_placing(spot, code)
        self._note(self.actor, look_of_placing(before, after, leads_on=self.chart.leads_on[code]))
        self._follow(before, after)
        self.dug[self.actor] += max(old - new for old, new in zip(before, after, strict=True))
        self.table[spot] = code
        self._dig()

    def _follow(self, before: Distances, after: Distances) -> None:
        """Whoever has looked at goals digs for a reason: towards the gold, or, as a saboteur, away from it."""
        actor = self.actor
        looked = self.looked[actor]
        if not looked or actor == self.seat:
            return
        gains = [max(-2, min(2, old - new)) for old, new in zip(before, after, strict=True)]
        hidden = [goal for goal, near in enumerate(self.tunnels.beside) if near]
        mean = sum(gains[goal] for goal in hidden) / len(hidden)
        trust = 1.0 - 2.0 * self.suspicion.chances()[actor]
        gold = self.gold()
        for goal in hidden:
            self.hints[goal] += HINT * trust * (gains[goal] - mean)
            if looked >> goal & 1 and gold[goal] > 0.999 and gains[goal] < mean:
                self.suspicion.note(actor, KNOWINGLY)

    def _removed(self, cell: int) -> None:
        spot = self.chart.spot.get(cell, -1)
        if spot < 0:
            return
        before = self.tunnels.far
        self.table.pop(spot, None)
        self._note(self.actor, look_of_rockfall(before, self._dig().far))

    def _fronted(self, seat: int, card: int) -> None:
        is_prison = self.chart.rules.names[card] == PRISON
        if self.chart.family[card] == BREAK or is_prison:
            self.broken[seat] += not is_prison
            self.locked[seat] |= is_prison
            self.suspicion.note_harm(self.actor, seat)
            self.cover.note_harm(self.actor, seat)

    def _cleared(self, seat: int, card: int) -> None:
        is_prison = self.chart.rules.names[card] == PRISON
        if self.chart.family[card] == BREAK or is_prison:
            self.broken[seat] -= not is_prison
            self.locked[seat] &= not is_prison
            self.suspicion.note_help(self.actor, seat)
            self.cover.note_help(self.actor, seat)


def entry_of(entry: int) -> tuple[int, int]:
    """Spot and code of an entry of a table."""
    return entry >> 8, entry & 255
