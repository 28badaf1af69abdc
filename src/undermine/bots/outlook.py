"""A turn as a miner sees it: what each of its actions would do, in figures that both roles judge by.

Owns the measuring of actions.  Never says what is good: a digger and a saboteur see the same figures with other eyes.
"""

from __future__ import annotations

from undermine.bots.chart import PATH, Chart
from undermine.bots.memory import Memory
from undermine.bots.suspicion import look_of_placing, look_of_rockfall
from undermine.bots.tunnel import Distances
from undermine.core.action import USE, card_of, verb_of, where_of, whom_of


class Outlook:
    """What a memory says of the question that its seat is asked now."""

    def __init__(self, chart: Chart, memory: Memory) -> None:
        self.chart = chart
        self.memory = memory
        self.me = memory.seat
        self.tunnels = memory.tunnels
        self.far = memory.tunnels.far
        self.gold = memory.gold()
        self.knows_gold = max(self.gold) > 0.999
        self.away = sum(weight * away for weight, away in zip(self.gold, self.far, strict=True))
        self.chances = memory.suspicion.chances()
        # Goals known to end the round for the saboteurs, and how many of them the action last measured reaches.
        self.bad = [goal for goal, kind in enumerate(memory.kinds) if chart.is_spider[kind] and self.far[goal]]
        self.spiders = 0
        # Path card of the hand -> what its best place saves now; nothing where that was not asked or none can be laid.
        self.uses: dict[int, float] = {}

    def survey(self, actions: list[int]) -> None:
        """Find out which path cards of the hand are of use now."""
        family = self.chart.family
        for action in actions:
            card = int(card_of(action))
            if verb_of(action) == USE and family[card] == PATH:
                self.uses[card] = max(self.uses.get(card, -1.0), self.placing(action)[0])

    def gain(self, after: Distances) -> float:
        """Cards saved on the way to the gold, wherever it may lie."""
        return sum(
            weight * (old - new) for weight, old, new in zip(self.gold, self.far, after, strict=True) if old != new
        )

    def placing(self, action: int) -> tuple[float, float, float]:
        """A path card laid: gain, chance that it reaches the gold at once, and how it looks."""
        chart = self.chart
        code = chart.tile[card_of(action)] + whom_of(action)
        spot = chart.spot.get(int(where_of(action)), -1)
        self.spiders = 0
        if spot < 0:
            return 0.0, 0.0, look_of_placing((0,), (0,), leads_on=chart.leads_on[code])
        after = self.tunnels.after_placing(spot, code)
        self.spiders = sum(1 for goal in self.bad if after[goal] == 0)
        strikes = sum(weight for weight, away in zip(self.gold, after, strict=True) if away == 0)
        return self.gain(after), strikes, look_of_placing(self.far, after, leads_on=chart.leads_on[code])

    def falling(self, action: int) -> tuple[float, float]:
        """A rockfall: gain, and how it looks."""
        spot = self.chart.spot.get(int(where_of(action)), -1)
        if spot < 0 or whom_of(action):
            return 0.0, look_of_rockfall((0,), (0,))
        after = self.tunnels.without(spot).far
        return self.gain(after), look_of_rockfall(self.far, after)

    def is_last_break(self, seat: int) -> bool:
        """Whether mending one tool lets the seat lay paths again."""
        return self.memory.broken[seat] == 1
