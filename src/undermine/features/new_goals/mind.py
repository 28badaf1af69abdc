"""What goals besides the gold are worth: nuggets to whoever turns them up, the spider to saboteurs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.rules import Rules
from undermine.features.new_goals.rules import NewGoals
from undermine.minds.miner import Miner
from undermine.minds.outlook import CARD, Outlook
from undermine.minds.survey import MOST
from undermine.minds.thought import Thought

SPIDER: Final = 3.0  # a digger: to wake the spider
SPIDER_HARM: Final = 2.0  # a saboteur, if it should be there …
SPIDER_KNOWN: Final = 6.0  # … or if it is known to be: who knows where it sits leads the others there
NUGGET: Final = 1.5  # one for ourselves
DRAW: Final = 0.15  # per card that a known bag of gold, or spider, is nearer
KNOWN: Final = 0.9
CURIOUS: Final = 0.6  # to look at goals that are good or bad for whoever turns them up …
WARY: Final = 1.4  # … before one of them is turned up
NEXT: Final[i64] = 7  # about two cards away


class Gifts(Thought):
    new: NewGoals
    mind: Miner
    risk: vec[float]  # goal -> chance that it ends the round for the saboteurs, …
    bags: vec[float]  # … and nuggets for whoever turns it up, as far as the seat knows that was asked last
    knows: bool  # does it know where a spider sits?

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.new = rules.find(NewGoals)
        self.risk = vec[float]([0.0] * len(rules.goal_cells))
        self.bags = vec[float]([0.0] * len(rules.goal_cells))
        self.knows = False

    def join(self, mind: Miner) -> None:
        self.mind = mind
        mind.lures.append(self)

    def ready(self, look: Outlook) -> None:
        """What is known of every goal, or the mean of what it may be."""
        state = look.state
        new = self.new
        has_gold = state.nuggets(look.seat) > 0
        rest: i64 = 0
        bites: i64 = 0
        gifts: i64 = 0
        for kind in self.rules.goal_deck:
            if not self.mind.is_gold[kind] and not self._is_known(look, kind):
                rest += 1
                bites += new.bites[kind]
                gifts += new.gift[kind] if has_gold or new.gift[kind] > 0 else 0
        share = 1.0 / float(rest) if rest else 0.0
        self.knows = False
        for goal in range(look.chart.goals):
            if look.known >> goal & 1:
                kind = state.goals[goal]
                self.risk[goal] = float(new.bites[kind])
                self.bags[goal] = float(new.gift[kind]) if has_gold or new.gift[kind] > 0 else 0.0
                if new.bites[kind] and look.survey.down >> goal & 1:
                    self.knows = True
            else:
                self.risk[goal] = float(bites) * share * (1.0 - look.gold[goal])
                self.bags[goal] = float(gifts) * share * (1.0 - look.gold[goal])
            if look.survey.plain[goal] >= MOST:
                self.bags[goal] = 0.0

    def _is_known(self, look: Outlook, kind: i64) -> bool:
        for goal in range(look.chart.goals):
            if look.known >> goal & 1 and look.state.goals[goal] == kind:
                return True
        return False

    def lure(self, look: Outlook) -> float:
        spiders = self._turned_up(look, self.risk)
        nuggets = self._turned_up(look, self.bags)
        if look.harms:
            return (SPIDER_KNOWN if self.knows else SPIDER_HARM) * spiders + NUGGET * nuggets
        return NUGGET * nuggets - SPIDER * spiders

    def _turned_up(self, look: Outlook, worth: vec[float]) -> float:
        """What the goals that are reached are worth; those known to be worth much count as they come nearer."""
        total = 0.0
        for goal in range(look.chart.goals):
            if look.hit >> goal & 1:
                total += worth[goal]
            elif worth[goal] > KNOWN and look.survey.down >> goal & 1:
                total += DRAW * worth[goal] * float(look.base[goal] - look.after[goal]) / CARD
        return total

    def curiosity(self, look: Outlook, goal: i64) -> float:
        if look.harms:
            return 0.0 if self.knows else CURIOUS
        return WARY if look.survey.plain[goal] <= NEXT else CURIOUS


THOUGHT: Final = Gifts
