"""A position as lines of words, and back: everything that is true now, or all that one seat knows.

Owns the text as a whole; each line is declared in `line`, and what a line that is left out means is the business of
`draft`.  Never checks that play could lead to a position; with `strict` it is refused unless every card is there
exactly once.
"""

from __future__ import annotations

from typing import Final

from undermine.core.state import State
from undermine.games import RulesError, parse_rules
from undermine.notation.draft import Draft, build, seen_by
from undermine.notation.error import NotationError, bounded, quote, unknown
from undermine.notation.line import LINES
from undermine.views.view import View

KEYS: Final = tuple(line.key for line in LINES)
BY_KEY: Final = {line.key: line for line in LINES}
_FIRST: Final = "a position begins with its rules, for example: rules base x5"


def write_position(state: State) -> str:
    """A position in words, complete: reading it gives the same position."""
    return "".join(f"{line.key} {text}".rstrip() + "\n" for line in LINES for text in line.write(state))


def read_position(text: str, *, strict: bool = False) -> State:
    """The position that lines tell: a State, or a View if they say whose.

    >>> from undermine.core.engine import legal_actions
    >>> from undermine.notation.action import write_action
    >>> state = read_position('''
    ... rules base x3
    ... board 1..2,0 B-EW
    ... hand 0 B-NS
    ... ''')
    >>> [write_action(state.rules, action) for action in legal_actions(state, 0)]
    ['place B-NS 0,-1', 'place B-NS 0,1', 'discard B-NS']
    """
    return build(_read_draft(text), strict=strict)


def read_position_of(text: str, seat: int) -> View:
    """The same position as a seat sees it, which has not looked at anything but the goals that the text says.

    >>> view = read_position_of('''
    ... rules base x3
    ... hand 0 map
    ... hand 1 B-NS rockfall
    ... ''', 0)
    >>> [int(card) for card in view.hand(1)], int(view.left)
    ([0, 0], 64)
    """
    return seen_by(_read_draft(text), seat)


def _read_draft(text: str) -> Draft:
    draft: Draft | None = None
    said: set[str] = set()
    for number, line in enumerate(text.splitlines(), 1):
        key, *words = line.split("#", 1)[0].split() or [""]
        if not key:
            continue
        try:
            if draft is None:
                if key != "rules":
                    raise NotationError(f"{quote(key)}: {_FIRST}")
                draft = Draft(parse_rules(" ".join(words)))
            elif key in said or key == "rules":
                raise NotationError(f"{key!r} is said twice")
            elif key in BY_KEY:
                BY_KEY[key].read(draft, words)
            else:
                raise unknown("line of a position", key, KEYS)
        except (NotationError, RulesError) as error:
            raise NotationError(f"line {number}: {bounded(error)}") from None
        if not BY_KEY[key].repeats:
            said.add(key)
    if draft is None:
        raise NotationError(f"line 1: the text is empty; {_FIRST}")
    return draft
