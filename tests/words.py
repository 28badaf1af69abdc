"""Actions in the words of the rules, as targets write and read them; keeps the tests free of packed ints.

Never decides what is legal.
"""

from __future__ import annotations

from undermine.core.action import ANSWER, DISCARD, Action, act, card_of, second_of, third_of, verb_of
from undermine.core.engine import legal_actions, to_act
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.core.target import read_answer, read_use, write_answer, write_use


def word(rules: Rules, action: Action) -> str:
    """An action in words: `place B-NE 2,0 turned`, `discard map`, `take 3`."""
    card = int(card_of(action))
    if verb_of(action) == ANSWER:
        return write_answer(rules, action)
    if verb_of(action) == DISCARD:
        cards = [card, int(second_of(action)), int(third_of(action))]
        return " ".join(["discard", *(rules.names[named] for named in cards if named)])
    return write_use(rules, action)


def legal_words(state: State) -> list[str]:
    """What the seat that is asked may answer, in canonical order."""
    return [word(state.rules, action) for action in legal_actions(state, to_act(state))]


def action_of(rules: Rules, words: str) -> Action:
    """The action that words tell, legal or not."""
    verb, *rest = words.split()
    if verb in rules.verbs:
        return int(read_answer(rules, verb, rest))
    card = rules.code[rest[0]]
    if verb == "discard":
        cards = [*sorted(rules.code[name] for name in rest), 0, 0]
        return int(act(DISCARD, cards[0], cards[1] << 8 | cards[2], 0))
    return int(read_use(rules, card, rest[1:]))
