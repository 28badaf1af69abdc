"""Choosers for tests: at random, or towards the goals so that goals, stones, orders and drafts really come up.

Owns no rules: it picks from the legal list of a full state.
"""

from __future__ import annotations

from undermine.core.action import DISCARD, USE, Action, card_of, verb_of, where_of, whom_of
from undermine.core.chance import Dice
from undermine.core.engine import legal_actions, to_act
from undermine.core.frame import TURN
from undermine.core.state import State
from undermine.core.tile import DOWN

RANDOM = "random"
DIGGING = "digging"  # nearly always builds towards a face-down goal and mends what is broken
MIXED = "mixed"  # builds, but also breaks, blasts and looks
QUIET = "quiet"  # only discards
LIVELY = "lively"  # digs every other turn, and else uses some card or other, however few ways there are to use it
MOODS = (RANDOM, DIGGING, MIXED, QUIET)

_EAGER = {RANDOM: 0, DIGGING: 95, MIXED: 70, QUIET: 0, LIVELY: 50}


def choose(state: State, dice: Dice, mood: str) -> Action:
    """An action for the seat that is asked."""
    actions = legal_actions(state, to_act(state))
    if state.top()[0] != TURN or mood == RANDOM:
        return actions[dice.below(len(actions))]
    if mood == QUIET:
        return _any([action for action in actions if verb_of(action) != USE], dice)
    if dice.below(100) >= _EAGER[mood]:
        return _some_use(actions, dice) if mood == LIVELY else actions[dice.below(len(actions))]
    digging = [action for action in actions if verb_of(action) == USE and _conducts(state, action)]
    if digging:
        return min((_distance(state, action), int(dice.below(1000)), action) for action in digging)[2]
    mending = [
        action
        for action in actions
        if state.rules.names[card_of(action)].startswith("repair") and verb_of(action) == USE and _own(state, action)
    ]
    wasted = [a for a in actions if verb_of(a) != USE and not state.rules.tile[card_of(a)]]
    return _any(mending or wasted or actions, dice)


def _some_use(actions: list[Action], dice: Dice) -> Action:
    """First which card, then how; rarely a pass."""
    uses = [action for action in actions if verb_of(action) != DISCARD] or actions
    kinds = sorted({(int(verb_of(action)), int(card_of(action))) for action in uses})
    kind = kinds[dice.below(len(kinds))]
    return _any([action for action in uses if (int(verb_of(action)), int(card_of(action))) == kind], dice)


def _any(actions: list[Action], dice: Dice) -> Action:
    return actions[dice.below(len(actions))]


def _own(state: State, action: Action) -> bool:
    return int(whom_of(action)) == to_act(state)


def _conducts(state: State, action: Action) -> bool:
    code = int(state.rules.tile[card_of(action)])
    return code > 0 and len(state.rules.tiles.groups[code >> 1]) == 1


def _distance(state: State, action: Action) -> int:
    """Steps from the cell, and from where the tunnel leads on, to the nearest face-down goal."""
    rules, arena = state.rules, state.arena
    cell = where_of(action)
    code = int(rules.tile[card_of(action)]) + int(whom_of(action))
    goals = [
        (int(rules.grid.x(arena.cell[tile])), int(rules.grid.y(arena.cell[tile])))
        for tile in range(int(rules.first_goal), int(rules.first_goal) + len(rules.goal_cells))
        if arena.code[tile] == DOWN
    ]
    best = 1000
    for d in range(4):
        if rules.tiles.sides[code] >> d & 1:
            end = (cell + rules.grid.step[d]) & rules.grid.mask
            if not arena.tile_at(end) or arena.code[arena.tile_at(end)] == DOWN:
                x, y = int(rules.grid.x(end)), int(rules.grid.y(end))
                best = min(best, *(abs(x - gx) + abs(y - gy) for gx, gy in goals))
    return best
