"""How a miner judges the championship cards: for its side, and a veto against whatever hurts it.

Owns figures in the scale of the two roles, by the names of the cards.  Never chooses: the miner does, with some noise.
"""

from __future__ import annotations

from typing import Final

from undermine.bots import digger, saboteur
from undermine.bots.chart import BREAK, FALL, PATH
from undermine.bots.outlook import Outlook
from undermine.core.action import card_of, where_of, whom_of
from undermine.core.target import write_use
from undermine.views.view import View

NAMES: Final = frozenset({"swap-goals", "treasury", "direction", "tracker", "detour"})
TREASURY: Final = 0.25  # to choose a card instead of drawing any
NEIGHBOUR: Final = 0.8  # whose turn comes next
EXCHANGE: Final = 0.5  # per card that the gold is nearer, or farther, then
IDLE: Final = -0.6
SECOND: Final = 0.6  # worth of a second tunnel beside the first one
STRIKE: Final = 4.0  # to stop the card that reaches the gold
ENOUGH: Final = 1.0  # harm from which on a veto is worth its card


def judge(outlook: Outlook, view: View, action: int, best_path: float, *, harms: bool) -> float:
    """`best_path` is what the best placement of this turn is worth."""
    name = view.rules.names[card_of(action)]
    if name == "treasury":
        return TREASURY if view.spent > 2 else IDLE
    if name == "direction":
        return _turning(outlook, view, harms=harms)
    if name == "tracker":
        return best_path * (1.0 + SECOND) - 0.3 if best_path > 0.3 else IDLE
    if name == "detour":
        gain, strikes = detouring(outlook, view, action)
        if harms:
            return -gain * (0.25 + saboteur.urgency(outlook)) - 3.0 * strikes - 0.3
        return gain + digger.STRIKE * strikes if gain > 0.05 else gain + IDLE
    if name == "swap-goals":
        gain = exchanging(outlook, view, action)
        return EXCHANGE * (-gain if harms else gain) - 0.2
    return 0.0


def detouring(outlook: Outlook, view: View, action: int) -> tuple[float, float]:
    """The card placed last moved so: cards saved on the way to the gold, and the chance that it is reached."""
    spots = outlook.chart.spot
    old = int(view.trail[len(view.trail) - 1])
    new = spots.get(int(where_of(action)), -1)
    code = int(view.arena.code[view.arena.tile_at(old)]) & ~1 | int(whom_of(action))
    tunnels = outlook.tunnels.without(spots[old]) if old in spots else outlook.tunnels
    after = tunnels.after_placing(new, code) if new >= 0 else tunnels.far
    strikes = sum(weight for weight, away in zip(outlook.gold, after, strict=True) if away == 0)
    return outlook.gain(after), strikes


def exchanging(outlook: Outlook, view: View, action: int) -> float:
    """Cards saved on the way to the gold if two goals change places, as far as this seat can tell."""
    chart = outlook.chart
    rules = view.rules
    named = write_use(rules, action).split()[-2:]
    one, two = (chart.goal_of.get(chart.spot.get(rules.read_cell(word), -1), -1) for word in named)
    if one < 0 or two < 0:
        return 0.0
    return (outlook.gold[one] - outlook.gold[two]) * (outlook.far[one] - outlook.far[two])


def should_veto(outlook: Outlook, view: View, *, harms: bool, is_greedy: bool) -> bool:
    """Whether the card that waits for its effect is bad enough for us."""
    frames = view.frames()
    _, _, actor, action = frames[-2]
    return harm_of(outlook, view, int(actor), int(action), harms=harms, is_greedy=is_greedy) >= ENOUGH


def harm_of(outlook: Outlook, view: View, actor: int, action: int, *, harms: bool, is_greedy: bool) -> float:
    """What somebody's card does against us, in cards on the way to the gold."""
    family = outlook.chart.family[card_of(action)]
    name = view.rules.names[card_of(action)]
    side = -1.0 if harms else 1.0
    if family == PATH or name == "detour":
        gain, strikes = outlook.placing(action)[:2] if family == PATH else detouring(outlook, view, action)
        if harms or is_greedy:
            return STRIKE * strikes + (gain * saboteur.urgency(outlook) if harms else 0.0)
        return -gain
    if family == FALL:
        return -side * outlook.falling(action)[0]
    if family == BREAK:
        whom = int(whom_of(action))
        if whom == outlook.me:
            return 1.2 + (0.0 if harms else outlook.chances[actor])
        trust = 1.0 - outlook.chances[whom]
        return (2.0 * outlook.chances[whom] - 0.6) if harms else 3.0 * trust * outlook.chances[actor]
    if name == "swap-goals" and outlook.knows_gold:
        return 2.0 * (1.0 - outlook.chances[actor] if harms else outlook.chances[actor])
    if name == "tracker" and harms:
        return 2.0 * saboteur.urgency(outlook)
    return 0.0


def _turning(outlook: Outlook, view: View, *, harms: bool) -> float:
    """Good if who comes next then is rather on our side than who would come next now."""
    seats = outlook.chart.seats
    step = int(view.notes[view.rules.note_names.index("direction")])
    now, then = (outlook.me + step) % seats, (outlook.me - step) % seats
    better = outlook.chances[now] - outlook.chances[then]
    return NEIGHBOUR * (-better if harms else better) - 0.1
