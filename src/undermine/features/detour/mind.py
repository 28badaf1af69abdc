"""What it is worth to move the path card placed last: the way without it, and with it elsewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import where_of, whom_of
from undermine.core.state import State
from undermine.features.paths.mind import USEFUL, harm_of_digging
from undermine.minds.lore import Census, RoundLore
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook, look_of_laying
from undermine.minds.survey import Survey
from undermine.minds.thought import Thought

IDLE: Final = -0.6
BOLD: Final = 0.25
PRICE: Final = 0.3
HELD: Final = 0.45


class Moving(Thought):
    census: Census

    def join(self, mind: Miner) -> None:
        self.census = mind.census
        self._of = None
        self._without = None
        mind.cards[self.rules.code["detour"]] = self

    _of: Survey | None  # the table that was asked about last, …
    _without: Survey | None  # … without the card placed last

    def _try(self, look: Outlook, action: i64) -> float:
        """Cards saved on the way to the gold if the card lies there instead."""
        look.gauge()
        arena = look.state.arena
        trail = look.state.trail
        old = trail[len(trail) - 1]
        code = arena.code[arena.tile_at(old)]
        without = self._without
        if without is None or self._of is not look.survey:
            trial = arena.copy()
            trial.lift(old)
            without = Survey(look.chart, trial, 0)
            self._of = look.survey
            self._without = without
        look.lay_elsewhere(without, look.chart.spot[where_of(action)], code & ~1 | whom_of(action))
        return look.plain_gain()

    def use(self, look: Outlook, action: i64) -> float:
        gain = self._try(look, action)
        if look.harms:
            return -gain * (BOLD + look.hurry) - look.figures.given * look.strikes - PRICE
        return gain + look.figures.strike * look.strikes if gain > USEFUL else gain + IDLE

    def keep(self, look: Outlook, card: i64) -> float:
        return HELD

    def harm(self, look: Outlook, actor: i64, action: i64) -> float:
        return harm_of_digging(look, self._try(look, action))

    def heed(self, lore: RoundLore, state: State, seat: i64, move: i64, before: Survey, now: Survey) -> None:
        if now is not before:
            lore.note(seat, look_of_laying(self.census.figures, now.down, before.plain, now.plain, True))


THOUGHT: Final = Moving
