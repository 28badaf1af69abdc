"""Actions in words: `place B-NE 2,0 turned`, `play map 8,-2`, `discard B-NE`, `take 3` (docs/notation.md).

Owns discards and what is wrong with words.  Uses and answers are written and read by the targets that cards and verbs
were declared with (core/target.py); no card is known here.  Reading never asks whether an action is legal now, so that
why_illegal can explain it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from undermine.core.action import (
    ANSWER,
    DISCARD,
    USE,
    Action,
    act,
    card_of,
    second_of,
    third_of,
    verb_of,
    where_of,
    whom_of,
)
from undermine.core.rules import Rules
from undermine.core.target import read_answer, read_use, verb_of_card, write_answer, write_use
from undermine.notation.error import NotationError, bounded, quote, unknown
from undermine.notation.word import read_card, write_card

DISCARD_WORD: Final = "discard"
KEPT: Final = 1 << 14
"""Actions whose words are remembered: a menu changes little from one question to the next."""


@lru_cache(maxsize=KEPT)
def write_action(rules: Rules, action: Action) -> str:
    """An action in words.

    >>> from undermine.games import parse_rules
    >>> rules = parse_rules("base x5")
    >>> write_action(rules, read_action(rules, "play  repair-lantern+cart 2 cart"))
    'play repair-lantern+cart 2 cart'
    """
    if not 0 < action < 1 << 62:
        raise NotationError(f"{action} is no action")
    verb = verb_of(action)
    card = int(card_of(action))
    try:
        if verb == ANSWER and 0 < card < len(rules.frame_names):
            return write_answer(rules, action)
        if verb == USE and 0 < card < len(rules.names):
            return write_use(rules, action)
    except IndexError:
        raise NotationError(f"{action} is no action of {rules.text}") from None
    if verb == DISCARD and not whom_of(action) and where_of(action) >> 8 >= min(1, where_of(action)):
        cards = [card, int(second_of(action)), int(third_of(action))]
        if all(named < len(rules.names) for named in cards) and card:
            return " ".join([DISCARD_WORD, *(write_card(rules, named) for named in cards if named)])
    raise NotationError(f"{action} is no action of {rules.text}")


def read_action(rules: Rules, text: str) -> Action:
    """The action that words tell, legal or not; NotationError if they tell none."""
    words = text.split()
    if not words:
        raise NotationError(f"an action is missing; write one that begins with: {', '.join(_verbs(rules))}")
    verb, rest = words[0], words[1:]
    try:
        if verb in rules.verbs:
            return int(read_answer(rules, verb, rest))
        if verb not in _verbs(rules):
            raise unknown("verb", verb, _verbs(rules))
        if not rest:
            raise NotationError(f"{verb} which card? write {verb} CARD …")
        card = read_card(rules, rest[0])
        if not card:
            raise NotationError("a hidden card cannot be named in an action")
        if verb == DISCARD_WORD:
            return _read_discard(rules, rest)
        if verb != verb_of_card(rules, card):
            raise NotationError(f"{quote(verb)}: this card is used with the verb {verb_of_card(rules, card)!r}")
        return int(read_use(rules, card, rest[1:]))
    except ValueError as error:
        raise NotationError(f"{quote(text.strip())}: {bounded(error)}") from None


def _read_discard(rules: Rules, words: list[str]) -> Action:
    """Up to three cards, in any order."""
    if len(words) > 3:
        raise NotationError(
            f"{quote(words[3])}: nobody discards more than three cards; write discard CARD [CARD [CARD]]"
        )
    for item in words[1:]:
        if item not in rules.code:
            raise NotationError(f"{quote(item)} is no card; write discard CARD [CARD [CARD]]")
    cards = sorted(read_card(rules, item) for item in words)
    if not cards[0]:
        raise NotationError("a hidden card cannot be named in an action")
    cards += [0, 0]
    return int(act(DISCARD, cards[0], cards[1] << 8 | cards[2], 0))


@lru_cache(maxsize=256)
def _verbs(rules: Rules) -> tuple[str, ...]:
    """All words with which an action begins."""
    uses = dict.fromkeys(verb_of_card(rules, card) for card in range(1, len(rules.names)))
    return (*uses, DISCARD_WORD, *rules.verbs)
