"""A state whose chance comes from outside, draw by draw: for whoever must know every outcome and how likely it is.

Owns the script of outcomes.  Every draw is one of `n` alike; one that the script does not tell is taken as 0 and
noted, and the state is then good for nothing but to say what was drawn: begin again from a copy, with one outcome more.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from undermine.core.rules import Rules
from undermine.core.state import State


class Dealt(State):
    script: vec[i64]  # outcomes, in the order of the draws
    used: i64  # how many of them were drawn
    wanted: i64  # outcomes of the first draw that the script does not tell, 0 if there was none

    def __init__(self, rules: Rules, old: State | None = None) -> None:
        super().__init__(rules, old)
        self.script = vec[i64]([])
        self.used = 0
        self.wanted = 0

    def copy(self) -> Dealt:
        """A copy with an empty script."""
        return Dealt(self.rules, self)

    def tell(self, outcome: i64) -> None:
        """One more outcome."""
        self.script = append(self.script, outcome)

    def below(self, n: i64) -> i64:
        if n < 2:
            return 0
        if self.used < len(self.script):
            self.used += 1
            return self.script[self.used - 1]
        if self.wanted == 0:
            self.wanted = n
        return 0

    def shuffled(self, cards: vec[i64]) -> vec[i64]:
        new = cards[:]
        for k in range(1, len(new)):
            j = self.below(k + 1)
            new[k], new[j] = new[j], new[k]
        return new
