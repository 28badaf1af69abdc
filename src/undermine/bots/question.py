"""How a miner answers questions of the optional boxes.

Owns one answer per kind of question, by the words of the rules.  One that it does not know gets the first answer.
"""

from __future__ import annotations

from undermine.bots import digger, rival, saboteur
from undermine.bots.deed import FRIEND
from undermine.bots.outlook import Outlook
from undermine.bots.special import exchanging
from undermine.core.action import where_of, whom_of
from undermine.views.view import View


def answer(outlook: Outlook, view: View, actions: list[int], *, harms: bool) -> int:
    frame = view.top()
    name = view.rules.frame_names[frame[0]]
    keep = saboteur.keep if harms else digger.keep
    if name == "exchange":
        gain = exchanging(outlook, view, int(frame[3]))
        return max(actions) if (gain < 0 if harms else gain > 0) else min(actions)
    if name in ("keep", "fetch"):
        return max(actions, key=lambda action: keep(outlook, int(where_of(action))))
    if name == "steal":
        return rival.victim(view, actions)
    if name == "drop":
        return min(actions, key=lambda action: keep(outlook, int(where_of(action))))
    if name == "snatch":
        return max(actions, key=lambda action: _hostility(outlook, int(whom_of(action)), harms=harms))
    if name == "look":
        return min(actions, key=lambda action: abs(outlook.chances[int(whom_of(action))] - 0.5))
    if name == "push":
        gold = {action: _gold(outlook, int(where_of(action))) for action in actions}
        return max(actions, key=gold.__getitem__) if harms else min(actions, key=gold.__getitem__)
    if name == "pay":
        pays = not harms and outlook.chances[int(frame[2])] < FRIEND and view.nuggets(outlook.me) > 1
        return max(actions) if pays else min(actions)
    return actions[0]


def _hostility(outlook: Outlook, whom: int, *, harms: bool) -> float:
    """Who should rather lose a card."""
    chance = outlook.chances[whom]
    return 1.0 - chance if harms else chance


def _gold(outlook: Outlook, cell: int) -> float:
    return outlook.gold[outlook.chart.goal_of[outlook.chart.spot[cell]]]
