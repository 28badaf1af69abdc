"""How a miner judges the expansion: its cards, several cards put away at once, and what its role is after.

Owns figures in the scale of the two roles.  Blue and green dig for their own colour, the boss for any; saboteurs and
the profiteer want the gold to stay where it is, geologists too, for then more crystals are laid.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undermine.bots import digger, saboteur
from undermine.bots.chart import PATH
from undermine.bots.outlook import Outlook
from undermine.bots.tunnel import tunnels_of
from undermine.core.action import DISCARD, card_of, second_of, third_of, verb_of, where_of, whom_of
from undermine.views.view import View

DOOR_OF: Final = {"blue": "door-blue", "green": "door-green"}
WRONG_DOOR: Final = {"blue": "door-green", "green": "door-blue"}

SURE: Final = ("profiteer", "geologist")  # whose gold hardly depends on who wins: nobody gives such a role away

NEVER: Final = -5.0
DROSS: Final = 0.05  # what a card in hand is worth that will not be needed
UNUSED: Final = 0.25  # one that may be needed
USEFUL: Final = 0.05  # cards saved on the way to the gold
USELESS: Final = 0.3  # what is left of the worth of a path card that leads nowhere
USELESS_YET: Final = 0.7  # the same while the gold is far
NEAR: Final = 5.0
THEFT: Final = 1.6  # a nugget for sure, if somebody has one
HANDS_OFF: Final = 0.3
LOCK: Final = 3.4  # per chance beyond doubt that the victim is an enemy
DOUBT: Final = 0.5
FREE_ME: Final = 2.4
FREE_FRIEND: Final = 1.6
INSPECT: Final = 0.5
HAT: Final = 1.5  # for a role that will win nothing
SPARE: Final = 0.25  # what a card drawn instead is worth
MORE: Final = 0.4  # a second and third card put away bring less: the deck is for all
HUNT: Final = 0.15  # what it is worth more while we look for a certain one
THEFT_NAME: Final = "theft"
EARLY: Final = 0.45
GLITTER: Final = 0.4  # to lay a crystal for a geologist who may be among the others
CRYSTAL: Final = 1.3  # a nugget for geologists
FIX: Final = 0.35  # to shut the other team out
GIFT: Final = 3.0  # to find the gold for the other team
SHED: Final = 0.7  # a card of the hand for the rest of the round
SOON: Final = 0.15  # so much of the round must be over before anybody can judge it
LAST: Final = 6  # so few that a prisoner will hardly come out again
HOPELESS: Final = 0.7
LAST_LOCK: Final = 0.4
LATE: Final = 14  # so few cards in the deck that the round is nearly over

Judge = Callable[[Outlook, int], float]


def harms(outlook: Outlook) -> bool:
    """Whether this seat's role is against finding the gold."""
    return outlook.chart.is_harmful[outlook.memory.role]


def judge(outlook: Outlook, view: View, action: int, usual: Judge) -> float:
    """`usual` is how the seat's side judges the cards of the base game."""
    card = int(card_of(action))
    if verb_of(action) == DISCARD:
        more = [int(other) for other in (second_of(action), third_of(action)) if other]
        new = drawn(outlook, view)
        rate = 1.0 if _role(outlook) == "geologist" or _is_stuck(outlook) else MORE
        return 0.1 - keep(outlook, view, card) + rate * sum(new - keep(outlook, view, other) for other in more)
    if outlook.chart.family[card] == PATH:
        return _digging(outlook, view, action, usual)
    play = PLAYS.get(view.rules.names[card])
    return play(outlook, view, int(whom_of(action))) if play else usual(outlook, action)


def keep(outlook: Outlook, view: View, card: int) -> float:
    """What a card in hand is worth for later; cards of the mine less, the less there is still to win in it."""
    is_geologist = _role(outlook) == "geologist"
    if is_geologist and "crystal" in outlook.chart.marks[card]:
        return CRYSTAL
    if view.rules.names[card] in PLAYS:
        return _keep_special(outlook, view, card)
    if is_geologist:
        return DROSS
    worth = saboteur.keep(outlook, card) if harms(outlook) else digger.keep(outlook, card)
    if outlook.uses and outlook.chart.family[card] == PATH and outlook.uses.get(card, 0.0) < USEFUL:
        worth *= USELESS if outlook.away < NEAR else USELESS_YET
    return worth * (1.0 - 0.8 * _out_of_reach(outlook, view))


def _is_stuck(outlook: Outlook) -> bool:
    """Whether path cards can be laid and none of the hand leads on: then any other hand is better."""
    return bool(outlook.uses) and max(outlook.uses.values()) < USEFUL


def _keep_special(outlook: Outlook, view: View, card: int) -> float:
    """A card of the expansion in hand: a second one of a kind is hardly ever needed, nor one without a use."""
    name = view.rules.names[card]
    hand = view.hand(outlook.me)
    if hand.count(card) > 1 or (name == THEFT_NAME and card in view.before(outlook.me)):
        return DROSS
    if name == "swap-hats" and _role(outlook) in SURE:
        return DROSS
    if name == "release" and not any(outlook.memory.locked):
        return UNUSED
    return outlook.chart.worth[card]


def drawn(outlook: Outlook, view: View) -> float:
    """What a card drawn instead of another is worth: it may be a theft, or a crystal for a geologist."""
    hunts = THEFT_NAME not in [view.rules.names[card] for card in view.hand(outlook.me) + view.before(outlook.me)]
    seeks = _role(outlook) == "geologist" or _is_stuck(outlook)
    return SPARE + (HUNT if hunts else 0.0) + (HUNT if seeks else 0.0)


def shedding(outlook: Outlook, view: View, action: int) -> float:
    """Two cards for one that lies before us."""
    where = int(where_of(action))
    cost = SHED + sum(max(-0.2, keep(outlook, view, card)) for card in (where >> 8, where & 255))
    name = view.rules.names[whom_of(action)]
    if name == "prison":
        return FREE_ME - cost
    if name == "theft":
        return -cost - THEFT
    return (
        digger.MEND_ME if outlook.is_last_break(outlook.me) and not outlook.memory.locked[outlook.me] else 0.5
    ) - cost


def victim(view: View, actions: list[int]) -> int:
    """Whom to rob: whoever has most; nobody only if nobody else is offered."""
    robbing = [action for action in actions if not where_of(action)]
    return max(robbing, key=lambda action: int(view.purse[whom_of(action)])) if robbing else actions[0]


def _digging(outlook: Outlook, view: View, action: int, usual: Judge) -> float:
    """A path card: as the side judges it, and what its doors and crystals are to the role."""
    role = _role(outlook)
    card = int(card_of(action))
    marks = outlook.chart.marks[card]
    worth = usual(outlook, action)
    if role != "geologist" and "crystal" in marks:
        worth -= GLITTER
    if role == "geologist":
        _, strikes, _ = outlook.placing(action)
        return (CRYSTAL if "crystal" in marks else worth * 0.3) - 2.0 * strikes
    if role not in DOOR_OF:
        return worth
    spot = outlook.chart.spot.get(int(where_of(action)), -1)
    if spot >= 0:
        code = outlook.chart.tile[card] + int(whom_of(action))
        ends = outlook.memory.open_tunnels().after_placing(spot, code)
        mine = outlook.tunnels.after_placing(spot, code)
        given = sum(gold for gold, near, far in zip(outlook.gold, ends, mine, strict=True) if near == 0 < far)
        worth -= GIFT * given
    if DOOR_OF[role] in marks and worth > 0:
        worth += FIX
    return worth


def _theft(outlook: Outlook, view: View, whom: int) -> float:
    """Best laid late, for what lies there can be taken away; but before the gold is found."""
    is_late = view.left < 2 * LATE or outlook.away < 3
    return THEFT if is_late and not outlook.memory.locked[outlook.me] else EARLY


def _hands_off(outlook: Outlook, view: View, whom: int) -> float:
    """Late, and against whoever may steal from us."""
    if whom == outlook.me:
        return -1.0
    return HANDS_OFF + (0.5 if view.left < LATE else 0.0)


def _prison(outlook: Outlook, view: View, whom: int) -> float:
    """Whoever is against us, the rather the nearer the end is."""
    chance = outlook.chances[whom]
    if view.left < LAST and _out_of_reach(outlook, view) > HOPELESS:
        # The gold stays where it is, so saboteurs are paid; whoever shares with them, or envies them, gains by fewer.
        return LAST_LOCK + LOCK * chance
    enmity = 1.0 - chance if harms(outlook) else chance
    busy = 0.12 * min(4.0, outlook.memory.dug[whom]) if harms(outlook) else 0.0
    worth = LOCK * (enmity - DOUBT) + busy
    return max(worth, 0.3) if view.left < LATE else worth - 0.3


def _release(outlook: Outlook, view: View, whom: int) -> float:
    if whom == outlook.me:
        return FREE_ME
    # Who does not want the gold to be found has nothing of others who are free.
    return -DROSS if harms(outlook) else FREE_FRIEND * (0.35 - outlook.chances[whom])


def _inspection(outlook: Outlook, view: View, whom: int) -> float:
    chance = outlook.chances[whom]
    known = view.roles[whom] != 0
    return -0.5 if known else INSPECT * 4 * chance * (1 - chance)


def _hat(outlook: Outlook, view: View, whom: int) -> float:
    """Another role for ourselves when ours has no hope, or for somebody who is known to be against us."""
    if whom == outlook.me:
        return NEVER if _role(outlook) in SURE else HAT * _despair(outlook, view) - 0.4
    enmity = outlook.chances[whom] if not harms(outlook) else 0.0
    return 0.8 * (enmity - 0.6)


def _despair(outlook: Outlook, view: View) -> float:
    """How sure it is that our role will win nothing in this round: 0 to 1."""
    if _role(outlook) == "saboteur":
        return saboteur.urgency(outlook) if outlook.away < 3 else 0.0
    return _out_of_reach(outlook, view)


def _out_of_reach(outlook: Outlook, view: View) -> float:
    """How sure it is that the gold will not be found: by how far all have come in the part of the round that is over.

    0 to 1; at the beginning nobody can tell.
    """
    rules = view.rules
    whole = len(rules.cards) - len(view.away) - int(rules.hand * rules.seats)
    over = 1.0 - int(view.left) / max(1, whole)
    if over < SOON:
        return 0.0
    start = tunnels_of(outlook.chart, outlook.chart.blank).far
    come = sum(weight * far for weight, far in zip(outlook.gold, start, strict=True)) - outlook.away
    still = come / over * (1.0 - over) + int(view.held[outlook.me]) / 3
    return max(0.0, min(1.0, (outlook.away - still) / 3))


def _swap_hands(outlook: Outlook, view: View, whom: int) -> float:
    """Another hand for ours if it is larger, or if ours is worth nothing."""
    mine = view.hand(outlook.me)
    quality = sum(keep(outlook, view, card) for card in mine) / max(1, len(mine))
    return 0.35 * (int(view.held[whom]) - len(mine) + 1) + 0.6 * (SPARE - quality) - 0.3


PLAYS: Final[dict[str, Callable[[Outlook, View, int], float]]] = {
    "theft": _theft,
    "hands-off": _hands_off,
    "prison": _prison,
    "release": _release,
    "inspection": _inspection,
    "swap-hats": _hat,
    "swap-hands": _swap_hands,
}


def _role(outlook: Outlook) -> str:
    return outlook.chart.rules.role_names[outlook.memory.role]
