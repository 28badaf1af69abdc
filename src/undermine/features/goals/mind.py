"""Which of several face-down cards is turned up first, and how a stone comes to lie."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undermine.core.action import where_of, whom_of
from undermine.core.rules import Rules
from undermine.features.goals.rules import Goals
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.survey import Survey
from undermine.minds.thought import Thought

FIRM: Final = 9.0  # how much an answer outweighs chance


class Turning(Thought):
    goals: Goals

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.goals = rules.find(Goals)

    def join(self, mind: Miner) -> None:
        mind.asks[self.goals.which] = self
        mind.asks[self.goals.orient] = self

    def answer(self, look: Outlook, action: i64) -> float:
        look.gauge()
        goal = look.state.arena.tile_at(where_of(action)) - self.rules.first_goal
        if look.state.top_kind == self.goals.which:
            if goal >= look.chart.goals:
                return -float(action)  # chests and sites: nobody knows which is better first
            return FIRM * (-look.gold[goal] if look.harms else look.gold[goal])
        return self._lying(look, goal, action)

    def _lying(self, look: Outlook, goal: i64, action: i64) -> float:
        """So that the gold is near, or far."""
        state = look.state
        upright = state.top_b  # of a card that is no goal
        if not upright:
            upright = self.goals.face[state.goals[goal]]
        trial = state.arena.copy()
        trial.show(trial.tile_at(where_of(action)), upright + whom_of(action))
        survey = Survey(look.chart, trial, 0)
        away = 0.0
        for other in range(look.chart.goals):
            away += look.gold[other] * float(survey.plain[other])
        return away if look.harms else -away


THOUGHT: Final = Turning
