"""Why an answer was a mistake, from the figures of the mind: what was wrong with it, or what speaks for the better one.

Owns which figure is told.  The sentences are `text/review.py`'s.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from undermine.bots.advice import Figures, why
from undermine.core.action import DISCARD, MENU, USE, card_of, new_menu, verb_of, whom_of
from undermine.core.frame import TURN
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.watch import Watch
from undermine.talk.phrase import FALL, HARM, HELPS, purposes

SAVES: Final = 0.5  # cards
LIKELY: Final = 0.5


def fault(watch: Watch, action: int) -> tuple[str, Figures]:
    """What was wrong with an answer by itself; empty if that cannot be said of it."""
    view, mind = watch.view, watch.mind
    if not isinstance(mind, Miner) or int(view.top_kind) != TURN:
        return "", ()
    if verb_of(action) == DISCARD:
        return "fault-passed", ()
    if verb_of(action) != USE:
        return "", ()
    one, worth = new_menu(), vec[float]([0.0] * MENU)
    one[0] = action
    mind.weigh(view, watch.lore, view.me, one, 1, worth)
    return _fault(mind.look, action)


def _fault(look: Outlook, action: int) -> tuple[str, Figures]:
    rules, card = look.rules, int(card_of(action))
    purpose = purposes(rules).get(rules.names[card], "")
    if rules.tile[card] or purpose == FALL:
        saved = float(look.gain())
        if look.harms and saved >= SAVES:
            return "fault-nearer", (("count", max(1, round(saved))),)
        if not look.harms and saved <= -SAVES:
            return "fault-longer", (("count", max(1, round(-saved))),)
        return "", ()
    if purpose not in (HARM, HELPS):
        return "", ()
    look.suspect()
    seat = int(whom_of(action))
    if seat == int(look.seat):
        return "", ()
    guilt = float(look.chance[seat])
    is_fellow = (guilt > LIKELY) == bool(look.harms)
    if is_fellow == (purpose == HELPS):
        return "", ()
    chance = round(100.0 * (guilt if guilt > LIKELY else 1.0 - guilt))
    about = "saboteur" if guilt > LIKELY else "digger"
    return f"fault-{'helped' if purpose == HELPS else 'struck'}-{about}", (("seat", seat), ("chance", chance))


def praise(watch: Watch, actions: list[int], best: int, loss: float, worlds: int) -> tuple[str, Figures]:
    """What speaks for the better answer."""
    reason, figures = why(watch, watch.view, actions, best)
    if reason in ("best", "close", "only", "spare", "useless"):
        return "better-search", (("count", worlds), ("tenths", max(1, round(10 * loss))), ("chance", round(100 * loss)))
    return f"better-{reason}", figures
