"""The quick player: it weighs every action by its role's figures and takes the best, give or take a little noise.

Owns the choice.  Plays from its view and its memory of projected events; never samples, never searches.
"""

from __future__ import annotations

from typing import Final

from undermine.bots import deed, digger, greedy, question, rival, saboteur, special
from undermine.bots.chart import PATH, chart_of
from undermine.bots.memory import Memory
from undermine.bots.outlook import Outlook
from undermine.core.action import ANSWER, USE, card_of, verb_of, where_of, whom_of
from undermine.core.chance import Dice
from undermine.core.event import Event
from undermine.core.frame import TURN
from undermine.core.rules import Rules
from undermine.views.view import View

NOISE: Final = 0.12  # so that nobody reads a role off a single choice between near equals
GRAIN: Final = 1 << 16


class Miner:
    def __init__(self, seat: int, rules: Rules, seed: int) -> None:
        self.memory = Memory(chart_of(rules), seat)
        self.dice = Dice(seed)

    def see(self, events: list[Event]) -> None:
        self.memory.see(events)

    def choose(self, view: View, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        kind = int(view.top()[0])
        if kind == TURN:
            return self._turn(view, actions)
        asked = view.rules.frame_names[kind]
        if asked == "take":
            return max(actions, key=lambda action: int(where_of(action)))
        if asked == "first":
            return self._first(actions)
        if asked == "orient":
            return self._orient(view, actions)
        if asked == "track":
            return self._track(view, actions)
        if asked == "veto":
            outlook = self._outlook(view)
            vetoes = special.should_veto(outlook, view, harms=self._is_saboteur(), is_greedy=self._is_greedy())
            return max(actions) if vetoes else min(actions)
        return question.answer(self._outlook(view), view, actions, harms=self._is_saboteur())

    def _outlook(self, view: View) -> Outlook:
        me = self.memory.seat
        return Outlook(self.memory.chart, self.memory, view.hand(me), has_gold=int(view.nuggets(me)) > 0)

    def _is_saboteur(self) -> bool:
        """Whether this seat is against finding the gold; in the expansion others than saboteurs are too."""
        return self.memory.chart.is_harmful[self.memory.role]

    def _is_greedy(self) -> bool:
        return self.memory.role == self.memory.chart.greedy

    def _turn(self, view: View, actions: list[int]) -> int:
        outlook = self._outlook(view)
        judge = saboteur.judge if self._is_saboteur() else greedy.judge if self._is_greedy() else digger.judge
        tolls = deed.tolls(view)
        has_teams = self.memory.chart.has_teams
        if not self._is_saboteur():
            outlook.gauge()
            outlook.survey(actions)
        family, names = self.memory.chart.family, view.rules.names
        best_path = 0.0
        specials = []
        best = actions[0]
        most = float("-inf")
        for action in actions:
            if verb_of(action) == USE and names[card_of(action)] in special.NAMES:
                specials.append(action)
                continue
            if verb_of(action) == ANSWER:
                worth = deed.judge(outlook, view, action, harms=self._is_saboteur())
            else:
                worth = rival.judge(outlook, view, action, judge) if has_teams else judge(outlook, action)
                if verb_of(action) == USE and family[card_of(action)] == PATH:
                    best_path = max(best_path, worth)
                if tolls and verb_of(action) == USE:
                    worth -= tolls.get(int(where_of(action)), 0.0)
            worth += NOISE * int(self.dice.below(GRAIN)) / GRAIN
            if worth > most:
                best, most = action, worth
        for action in specials:
            worth = special.judge(outlook, view, action, best_path, harms=self._is_saboteur())
            worth += NOISE * int(self.dice.below(GRAIN)) / GRAIN
            if worth > most:
                best, most = action, worth
        return best

    def _track(self, view: View, actions: list[int]) -> int:
        """One tunnel of several in a turn: the best one, as in a turn of its own; nobody is asked to pay for it."""
        outlook = self._outlook(view)
        if not self._is_saboteur():
            outlook.gauge()
        judge = saboteur.judge if self._is_saboteur() else greedy.judge if self._is_greedy() else digger.judge
        placements = [action for action in actions if verb_of(action) == USE]
        return max(placements, key=lambda action: judge(outlook, action))

    def _first(self, actions: list[int]) -> int:
        """Which of two goals is turned up first: the likelier gold for a digger, the other for a saboteur."""
        gold = self.memory.gold()
        chart = self.memory.chart
        if chart.spot.get(int(where_of(actions[0])), -1) not in chart.goal_of:
            return actions[0]  # chests and sites: nobody knows which is better first
        chance = {action: gold[chart.goal_of[chart.spot[int(where_of(action))]]] for action in actions}
        return min(actions, key=chance.__getitem__) if self._is_saboteur() else max(actions, key=chance.__getitem__)

    def _orient(self, view: View, actions: list[int]) -> int:
        """How a stone lies: so that the gold is near, or far."""
        chart = self.memory.chart
        gold = self.memory.gold()
        rules = view.rules
        away: dict[int, float] = {}
        for action in actions:
            spot = chart.spot.get(int(where_of(action)), -1)
            if spot < 0:
                return actions[0]
            upright = int(view.top()[3])  # of a card that is no goal
            if not upright:
                upright = 2 * rules.tile_names.index(rules.goal_names[self.memory.kinds[chart.goal_of[spot]]])
            code = upright + int(whom_of(action))
            far = self.memory.tunnels.after_turning(spot, code)
            away[action] = sum(weight * cards for weight, cards in zip(gold, far, strict=True))
        return max(actions, key=away.__getitem__) if self._is_saboteur() else min(actions, key=away.__getitem__)
