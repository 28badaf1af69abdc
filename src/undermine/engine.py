"""What lies under the front door: ints, menus, `Run`; for whoever needs speed or writes a bot.

Owns nothing but the choice of names; each is documented where it is made.  Nothing here checks what it is given: an
action is a packed int that the caller took from a legal list.

    >>> from undermine import engine
    >>> rules = engine.parse_rules("base x5")
    >>> run, menu, dice = engine.open_game(rules, seed="7"), engine.new_menu(), engine.Dice(7)
    >>> while not engine.is_over(run.state):
    ...     count = engine.fill(run.state, menu)
    ...     run.apply(menu[dice.below(count)])
    >>> len(engine.scores(run.state))
    5
"""

from undermine.core.action import (
    ANSWER,
    DISCARD,
    USE,
    act,
    arrange,
    card_of,
    new_menu,
    verb_of,
    where_of,
    whom_of,
)
from undermine.core.chance import Dice, bot_seed, game_seed, seal_of
from undermine.core.deal import Deal
from undermine.core.engine import (
    advance,
    apply,
    begin,
    fill,
    is_over,
    legal_actions,
    open_game,
    scores,
    start,
    to_act,
    why_illegal,
    winners,
)
from undermine.core.frame import NOBODY, SPECTATOR
from undermine.core.playout import play_many, playout
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import HIDDEN, State
from undermine.games import parse_rules
from undermine.notation.action import read_action, write_action
from undermine.views.project import project
from undermine.views.sample import sample
from undermine.views.view import View, views_for

__all__ = [
    "ANSWER",
    "DISCARD",
    "HIDDEN",
    "NOBODY",
    "SPECTATOR",
    "USE",
    "Deal",
    "Dice",
    "Rules",
    "Run",
    "State",
    "View",
    "act",
    "advance",
    "apply",
    "arrange",
    "begin",
    "bot_seed",
    "card_of",
    "fill",
    "game_seed",
    "is_over",
    "legal_actions",
    "new_menu",
    "open_game",
    "parse_rules",
    "play_many",
    "playout",
    "project",
    "read_action",
    "sample",
    "scores",
    "seal_of",
    "start",
    "to_act",
    "verb_of",
    "views_for",
    "where_of",
    "whom_of",
    "why_illegal",
    "winners",
    "write_action",
]
