"""What everybody has seen of a Duel besides what lies there now: goals turned up, cards that fell, sabotage laid.

Owns the counting.  All of it is public, so it is the same for both seats.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.rules import CARDS, Rules
from undermine.core.state import State
from undermine.core.tile import DOWN
from undermine.features.duel.rules.claims import Claims
from undermine.minds.mind import Lore


class Gossip(Lore):
    rules: Rules
    round: i64
    kinds: i64  # bits of the goals that were turned up in this game
    fallen: vec[i64]  # card -> how many of it a rockfall took in this round
    broken: vec[i64]  # card -> how often it was laid before somebody in this round
    _laid: vec[i64]  # card -> how many of it lie on the table, and before seats …
    _out: i64  # … and how many are out of the game,
    _zone: i64  # … which lie there

    def __init__(self, rules: Rules, old: Gossip | None = None) -> None:
        self.rules = rules
        self._zone = rules.find(Claims).out if old is None else old._zone
        if old is None:
            self.round = self.kinds = self._out = 0
            self.fallen = vec[i64]([0] * CARDS)
            self.broken = vec[i64]([0] * CARDS)
            self._laid = vec[i64]([0] * CARDS)
        else:
            self.round = old.round
            self.kinds = old.kinds
            self.fallen = old.fallen[:]
            self.broken = old.broken[:]
            self._laid = old._laid
            self._out = old._out

    def copy(self) -> Lore:
        return Gossip(self.rules, self)

    def hear(self, state: State) -> None:
        """Compare what lies there with what lay there before."""
        for goal in range(len(state.goals)):
            if state.arena.code[self.rules.first_goal + goal] != DOWN:
                self.kinds |= 1 << state.goals[goal]
        laid = vec[i64]([0] * CARDS)
        arena = state.arena
        for tile in range(arena.fixed + 1, arena.count + 1):
            laid[self.rules.tile_card[arena.code[tile] >> 1]] += 1
        for seat in range(state.seats):
            rest = state.front[seat] & ((1 << 48) - 1)
            while rest:
                laid[rest & 255] += 1
                rest >>= 8
        if state.round != self.round:
            self.round = state.round
            for card in range(CARDS):
                self.fallen[card] = 0
                self.broken[card] = laid[card] if self.rules.conditions[card] else 0
        else:
            for card in range(len(self.rules.names)):
                more = laid[card] - self._laid[card]
                if self.rules.conditions[card]:
                    self.broken[card] += more if more > 0 else 0
                elif more < 0 and len(state.lying(self._zone)) == self._out:
                    self.fallen[card] -= more
        self._laid = laid
        self._out = len(state.lying(self._zone))
