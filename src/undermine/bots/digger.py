"""How a gold digger judges an action: dig towards the gold, keep friends working and suspects from working.

Owns a digger's figures, in cards saved on the way to the gold.  Never chooses: the miner does, with some noise.
"""

from __future__ import annotations

from typing import Final

from undermine.bots.chart import BREAK, FALL, MAP, MEND, PATH
from undermine.bots.outlook import Outlook
from undermine.core.action import DISCARD, card_of, verb_of, where_of, whom_of

STRIKE: Final = 2.0  # to lay the card that reaches the gold
LOOK: Final = 1.1  # to learn where the gold lies
GIFTS: Final = 0.6  # more, where goals are good or bad for whoever turns them up
LEAP: Final = 1.4  # the same, before one of them is turned up
NEXT: Final = 2  # cards away
CHEST: Final = -0.1  # to learn what a chest holds
SPIDER: Final = 3.0  # to wake the spider
NUGGET: Final = 1.5  # one for ourselves
MEND_ME: Final = 1.4
MEND_FRIEND: Final = 2.5
HINDER: Final = 3.0  # per chance beyond doubt that the victim is a saboteur
DOUBT: Final = 0.52
SECOND: Final = 0.35  # worth of a second broken tool, or of mending one of several
USEFUL: Final = 0.05  # cards saved on the way to the gold
USELESS: Final = 0.7  # what is left of the worth of a path card that brings nothing nearer now
COPY: Final = 0.15  # what every further one is worth less that does the same
IDLE: Final = -0.6  # a card that brings nothing nearer blocks room and helps nobody


def judge(outlook: Outlook, action: int) -> float:
    chart = outlook.chart
    family = chart.family[card_of(action)]
    if verb_of(action) == DISCARD:
        return 0.1 - keep(outlook, int(card_of(action)))
    if family == PATH:
        gain, strikes, _ = outlook.placing(action)
        also = NUGGET * outlook.nuggets - SPIDER * outlook.spiders
        if gain + also > 0.05:
            return gain + also + STRIKE * strikes + 0.04 * chart.sides[chart.tile[card_of(action)]].bit_count()
        return gain + also + IDLE
    if family == MAP:
        return _looking(outlook, int(where_of(action)))
    whom = int(whom_of(action))
    if family == MEND:
        return _mending(outlook, whom)
    if family == BREAK:
        if whom == outlook.me:
            return -2.0
        worth = HINDER * (outlook.chances[whom] - DOUBT)
        return worth * SECOND if outlook.memory.broken[whom] else worth
    if family == FALL:
        gain, _ = outlook.falling(action)
        return gain - 0.4
    return 0.0


def keep(outlook: Outlook, card: int) -> float:
    """What a card in hand is worth for later; one of several that do the same, or that leads nowhere now, less."""
    chart = outlook.chart
    family = chart.family[card]
    alike = [other for other in outlook.hand if (other == card if family == PATH else chart.family[other] == family)]
    more = max(0, len(alike) - 1)
    if family == PATH:
        code = chart.tile[card]
        if not chart.leads_on[code]:
            return -0.35
        sides = chart.sides[code]
        # The goals lie east: a card that leads on that way is needed more often.
        worth = 0.3 + 0.12 * sides.bit_count() + (0.15 if sides & 10 == 10 else 0.0)
        if outlook.uses and outlook.uses.get(card, 0.0) < USEFUL:
            worth *= USELESS
        return worth - COPY * more
    if family == MAP:
        return -0.25 if outlook.knows_gold else 0.7 - COPY * more
    if family == MEND:
        return 0.45 - COPY * more
    if family == BREAK:
        return 0.4 - COPY * more
    return 0.35 - COPY * more if family == FALL else chart.worth[card]


def _looking(outlook: Outlook, cell: int) -> float:
    """A map: most on goals that are still open, nearer ones before farther ones."""
    goal = outlook.chart.goal_of.get(outlook.chart.spot.get(cell, -1), -1)
    if goal < 0:
        return CHEST
    if outlook.knows_gold or outlook.memory.kinds[goal]:
        return -0.3
    chance = outlook.gold[goal]
    seen = any(looked >> goal & 1 for looked in outlook.memory.looked)
    look = LOOK
    if outlook.lure:
        look += LEAP if outlook.far[goal] <= NEXT else GIFTS
    return look * 4 * chance * (1 - chance) - 0.01 * outlook.far[goal] - (0.05 if seen else 0.0)


def _mending(outlook: Outlook, whom: int) -> float:
    if whom == outlook.me:
        return MEND_ME if outlook.is_last_break(whom) else MEND_ME * 0.7
    worth = MEND_FRIEND * (DOUBT - 0.05 - outlook.chances[whom])
    return worth if outlook.is_last_break(whom) else worth * SECOND
