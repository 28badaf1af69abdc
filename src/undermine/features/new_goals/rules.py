"""New goals: bags of gold, dragons and a giant spider among the goals (MINI-GOAL-1..10).

Owns what they do to whoever turns them up.  How they are laid and turned is the business of the goals; that the round
ends without the gold found is all that the spider says.
"""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.frame import NOBODY
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.features.goals.rules import Revelation
from undermine.features.treasure.rules import gift

Gift: TypeAlias = tuple[str, int]  # goal card, nuggets from the bank, or to it below 0


class NewGoals(Revelation):
    gifts: tuple[Gift, ...]
    spiders: tuple[str, ...]
    gift: vec[i64]  # kind -> nuggets
    bites: vec[i64]  # kind -> 1 if it ends the round
    gained: i64  # fact (seat, nuggets)
    robbed: i64  # fact (seat): a dragon took a nugget

    def __init__(self, gifts: tuple[Gift, ...], spiders: tuple[str, ...]) -> None:
        self.gifts = gifts
        self.spiders = spiders
        self.gift = vec[i64]([])
        self.bites = vec[i64]([])
        self.gained = self.robbed = 0

    def join(self, rules: Rules) -> None:
        rules.has_tokens = True
        self.gained = gift(rules, self)
        self.robbed = rules.fact(self, "dragon", "seat")
        names = rules.goal_names
        gifts = dict(self.gifts)
        self.gift = vec[i64]([gifts.get(name, 0) for name in names])
        self.bites = vec[i64]([1 if name in self.spiders else 0 for name in names])

    def revealed(self, run: Run, seat: i64, goal: i64) -> None:
        state = run.state
        kind = state.goals[goal]
        nuggets = self.gift[kind]
        # A dragon takes what there is, and nothing from whoever has nothing (MINI-GOAL-5).
        if nuggets > 0 or (nuggets < 0 and state.nuggets(seat) + nuggets >= 0):
            run.earn(seat, nuggets)
            run.tell(self.gained if nuggets > 0 else self.robbed, seat, nuggets)
        if self.bites[kind]:
            run.finish(seat, NOBODY)
