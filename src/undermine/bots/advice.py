"""Advice: what the best player would answer in somebody's place, and why.

Owns the way from the figures that decided to a reason that can be said in one sentence (`text/advice.py`).  It asks
a bot that got the events of that seat and the words that everybody heard, so it knows no more than the seat could.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from undermine.bots.dwarf import Dwarf
from undermine.core.action import DISCARD, MENU, USE, card_of, new_menu, verb_of, where_of, whom_of
from undermine.core.frame import TURN
from undermine.minds.miner import Miner
from undermine.minds.outlook import Outlook
from undermine.minds.watch import Watch
from undermine.talk.character import SLY
from undermine.talk.phrase import FALL, HARM, HELPS, LOOK, purposes
from undermine.views.view import View

ADVISER: Final = SLY
"""The bot that is asked."""
CLEAR: Final = 0.5  # by so much, in cards saved, an answer is clearly better than the next
SAVES: Final = 0.5  # so many cards are worth a word
REACHES: Final = 0.3  # so likely the gold must lie where a card leads to
LIKELY: Final = 0.5  # so likely somebody must be what he is taken for

Figures: TypeAlias = tuple[tuple[str, int], ...]


class Advice(NamedTuple):
    action: int
    reason: str = ""
    """By which kind of figure it was decided; of each there is a sentence."""
    figures: Figures = ()
    """`count`: things that are counted; `seat`: whom it is about; `chance`: in hundredths; `tenths`: of gold."""


def advise(bot: Dwarf, view: View, actions: list[int]) -> Advice:
    """What this bot would answer now, and why."""
    action = bot.choose(view, actions)
    if len(actions) == 1:
        return Advice(action, "only")
    search = bot.search
    if search is not None and action != int(search.home):
        tenths = round(10.0 * float(search.lead))
        return Advice(action, "search", (("count", int(search.spent)), ("tenths", max(1, tenths))))
    reason, figures = why(bot.watch, view, actions, action)
    return Advice(action, reason, figures)


def why(watch: Watch, view: View, actions: list[int], action: int) -> tuple[str, Figures]:
    """The figure of a seat's mind that speaks for an answer."""
    mind, lore = watch.mind, watch.lore
    menu, worth = new_menu(), vec[float]([0.0] * MENU)
    for number, each in enumerate(actions):
        menu[number] = each
    mind.weigh(view, lore, view.me, menu, len(actions), worth)
    found: tuple[str, Figures] | None = None
    if isinstance(mind, Miner) and int(view.top_kind) == TURN:
        if verb_of(action) == DISCARD:
            is_poor = not mind.look.harms and mind.look.best_use < SAVES
            found = ("useless" if is_poor else "spare"), ()
        elif verb_of(action) == USE:
            alone = vec[float]([0.0] * MENU)
            one = new_menu()
            one[0] = action
            mind.weigh(view, lore, view.me, one, 1, alone)
            found = _purpose(mind.look, action)
    if found is not None:
        return found
    others = [worth[number] for number, each in enumerate(actions) if each != action]
    lead = worth[actions.index(action)] - max(others)
    return ("best" if lead >= CLEAR else "close"), (("count", len(actions)),)


def _purpose(look: Outlook, action: int) -> tuple[str, Figures] | None:
    """What the card that was tried last is good for."""
    rules, card = look.rules, int(card_of(action))
    purpose = purposes(rules).get(rules.names[card], "")
    if rules.tile[card] or purpose == FALL:
        return _way(look)
    if purpose == LOOK:
        goal = int(look.state.arena.tile_at(where_of(action))) - int(rules.first_goal)
        return ("look", (("chance", _percent(look.gold[goal])),)) if 0 <= goal < len(rules.goal_cells) else None
    if purpose not in (HARM, HELPS):
        return None
    look.suspect()
    seat = int(whom_of(action))
    guilt = float(look.chance[i64(seat)])
    if purpose == HELPS and seat == int(look.seat):
        return "self", ()
    # A digger strikes saboteurs and helps diggers; a saboteur the other way round.
    is_friend = (guilt > LIKELY) == look.harms
    if is_friend != (purpose == HELPS):
        return None
    if guilt > LIKELY:
        return ("fellow" if look.harms else "suspect"), (("seat", seat), ("chance", _percent(guilt)))
    return ("rival" if look.harms else "friend"), (("seat", seat), ("chance", _percent(1.0 - guilt)))


def _way(look: Outlook) -> tuple[str, Figures] | None:
    """How much nearer the gold comes."""
    saved = float(look.gain())
    if look.harms:
        if saved <= -SAVES:
            return "longer", (("count", max(1, round(-saved))),)
        return ("trust", (("count", max(1, round(float(look.away)))),)) if saved > 0.0 else None
    if look.strikes >= REACHES:
        return "reach", (("chance", _percent(look.strikes)),)
    return ("nearer", (("count", max(1, round(saved))),)) if saved >= SAVES else None


def _percent(chance: float) -> int:
    return round(100.0 * float(chance))
