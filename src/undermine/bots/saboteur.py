"""How a saboteur judges an action: stay plausible while there is time, then stop the tunnel by all means.

Owns a saboteur's figures.  Never chooses: the miner does, with some noise.
The nearer the tunnel comes to the gold, the more harm counts; the less trusted the seat is anyway, the less its cover.
"""

from __future__ import annotations

from typing import Final

from undermine.bots.chart import BREAK, FALL, MAP, MEND, PATH
from undermine.bots.outlook import Outlook
from undermine.core.action import DISCARD, card_of, verb_of, where_of, whom_of

CALM: Final = 9.0  # so many cards away from the gold nothing is urgent
COVER: Final = 0.35  # what one unit of bad looks costs while nobody suspects
TRUST: Final = 0.9  # what one unit of good looks buys then
CHEAP: Final = 0.05  # what a card of help costs then
HINDER: Final = 1.1  # to break the tools of a digger
HELP: Final = 0.8  # to mend those of a fellow
LOOK: Final = 0.6
CHEST: Final = 0.05  # to learn what a chest holds
GIFTS: Final = 0.6  # more, where a spider may sit behind a goal
SPIDER: Final = 2.0  # to wake the spider, if it should be there
SPIDER_KNOWN: Final = 6.0
NUGGET: Final = 1.5  # one for ourselves
SECOND: Final = 0.5


def urgency(outlook: Outlook) -> float:
    """0: there is time; 1: the next card may reach the gold."""
    return max(0.0, min(1.0, (CALM - outlook.away) / (CALM - 1.0)))


def judge(outlook: Outlook, action: int) -> float:
    chart = outlook.chart
    family = chart.family[card_of(action)]
    hurry = urgency(outlook)
    if verb_of(action) == DISCARD:
        return 0.3 - keep(outlook, int(card_of(action)))
    if family == PATH:
        gain, strikes, look = outlook.placing(action)
        return (
            _harm(outlook, -gain, look, hurry)
            - 3.0 * strikes
            + _spider(outlook) * outlook.spiders
            + NUGGET * outlook.nuggets
        )
    if family == FALL:
        gain, look = outlook.falling(action)
        return _harm(outlook, -gain, look, hurry) - 0.3 * (1.0 - hurry)
    if family == MAP:
        return _looking(outlook, int(where_of(action)))
    whom = int(whom_of(action))
    if family == MEND:
        if whom == outlook.me:
            return 0.5 if outlook.is_last_break(whom) else 0.35
        worth = HELP * (2.0 * outlook.chances[whom] - 1.0)
        return worth if outlook.is_last_break(whom) else worth * SECOND
    if family == BREAK:
        if whom == outlook.me:
            return -2.0
        innocent = 1.0 - outlook.chances[whom]
        worth = HINDER * (innocent - 0.45) * (0.4 + hurry) + 0.08 * min(4.0, outlook.memory.dug[whom])
        return worth * SECOND if outlook.memory.broken[whom] else worth
    return 0.0


def keep(outlook: Outlook, card: int) -> float:
    """What a card in hand is worth for later; a good path card is best out of the game."""
    chart = outlook.chart
    family = chart.family[card]
    if family == PATH:
        code = chart.tile[card]
        return 0.5 if not chart.leads_on[code] else 0.25 - 0.08 * chart.sides[code].bit_count()
    if family == MAP:
        return 0.0 if outlook.knows_gold else 0.4
    if family == BREAK:
        return 0.7
    if family == FALL:
        return 0.8
    return 0.1 if family == MEND else chart.worth[card]


def _harm(outlook: Outlook, harm: float, look: float, hurry: float) -> float:
    """Harm done, less what it costs to be seen doing it; help is cheap while the gold is far, and buys trust."""
    calm = (1.0 - hurry) * (1.0 - outlook.memory.cover.chances()[outlook.me])
    if harm < 0:
        return harm * (CHEAP + hurry) - TRUST * look * calm
    return harm * (0.25 + hurry) - COVER * look * calm


def _looking(outlook: Outlook, cell: int) -> float:
    goal = outlook.chart.goal_of.get(outlook.chart.spot.get(cell, -1), -1)
    if goal < 0:
        return CHEST
    if outlook.knows_gold or outlook.memory.kinds[goal]:
        return 0.0
    look = LOOK + GIFTS if outlook.lure and max(outlook.risk) < 1.0 else LOOK
    return look * 4 * outlook.gold[goal] * (1 - outlook.gold[goal])


def _spider(outlook: Outlook) -> float:
    """To wake the spider, or to come nearer: who knows where it sits leads the others there, and looks helpful."""
    return SPIDER_KNOWN if max(outlook.risk, default=0.0) >= 1.0 else SPIDER
