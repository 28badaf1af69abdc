"""How a miner judges what it may do on its turn besides using or discarding a card.

Owns figures in the scale of the two roles.  A kind that it does not know is worth less than discarding anything.
"""

from __future__ import annotations

from typing import Final

from undermine.bots import digger, rival
from undermine.bots.chart import PATH
from undermine.bots.outlook import Outlook
from undermine.bots.saboteur import urgency
from undermine.core.action import USE, act, card_of, where_of, whom_of
from undermine.core.arena import SLOT
from undermine.core.piece import cell_of, kind_of
from undermine.views.view import View

NEVER: Final = -9.0
TOLL: Final = 1.3  # what a nugget is worth in cards on the way to the gold: few rounds bring more than two
PRICE: Final = 0.7  # of a collector: a card of the hand for the rest of the round
BLOCK: Final = 0.5  # per card of a longer way
FRIEND: Final = 0.45  # so likely a saboteur is no friend


def judge(outlook: Outlook, view: View, action: int, *, harms: bool) -> float:
    name = view.rules.frame_names[card_of(action)]
    if name == "shed":
        return rival.shedding(outlook, view, action)
    if name == "collector":
        return _collector(outlook, int(where_of(action)), harms=harms)
    if name == "beg":
        return NEVER if harms else _beg(outlook, view, int(where_of(action)), int(whom_of(action)))
    return NEVER


def tolls(view: View) -> dict[int, float]:
    """Cell of a collector -> what it costs to build there; nobody gives his own collector away for nothing."""
    kind = collectors(view)
    return {int(cell_of(piece)): TOLL for piece in view.pieces if kind_of(piece) == kind}


def collectors(view: View) -> int:
    """The kind of piece that takes tolls, -1 if these rules have none."""
    names = view.rules.piece_names
    return names.index("collector") if "collector" in names else -1


def _collector(outlook: Outlook, cell: int, *, harms: bool) -> float:
    """A saboteur blocks the way where it is shortest, the more the nearer the gold; a digger wants no tolls."""
    spot = outlook.chart.spot.get(cell, -1)
    if not harms or spot < 0:
        return -PRICE - 1.0
    return BLOCK * -outlook.gain(outlook.tunnels.blocked(spot)) * (0.25 + urgency(outlook)) - PRICE


def _beg(outlook: Outlook, view: View, cell: int, whom: int) -> float:
    """Ask a friend to pay, if there is a card to lay and nothing to pay with."""
    if view.nuggets(outlook.me) > 0 or outlook.chances[whom] > FRIEND:
        return NEVER
    best = max((_placing(outlook, view, card, cell) for card in set(view.hand(outlook.me))), default=NEVER)
    return best - TOLL - outlook.chances[whom]


def _placing(outlook: Outlook, view: View, card: int, cell: int) -> float:
    """What it would be worth to lay a card there."""
    if outlook.chart.family[card] != PATH:
        return NEVER
    arena = view.arena
    slot = int(arena.at[cell]) - int(SLOT)
    worth = NEVER
    for turned in (0, 1):
        pattern = int(arena.tiles.pattern[outlook.chart.tile[card] + turned])
        if slot >= 0 and arena.slot_fit(slot) >> pattern & 1:
            worth = max(worth, digger.judge(outlook, int(act(USE, card, cell, turned))))
    return worth
