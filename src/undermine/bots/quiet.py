"""The answer for a bot that cannot be asked: the one that does the least.

Owns the preference.  Needs nothing but the legal list, so it can neither hang nor fail, and it is no move by chance:
it discards a card, else it gives the first answer, which is the one that lets pass.
"""

from __future__ import annotations

from undermine.core.action import ANSWER, DISCARD, verb_of


def quietest(actions: list[int]) -> int:
    """One of the legal actions, always the same of the same list.

    >>> from undermine.core.action import USE, act
    >>> use, discard = int(act(USE, 3, 7, 0)), int(act(DISCARD, 3, 0, 0))
    >>> quietest([use, discard]) == discard
    True
    """
    for verb in (DISCARD, ANSWER):
        for action in actions:
            if verb_of(action) == verb:
                return action
    return actions[0]
