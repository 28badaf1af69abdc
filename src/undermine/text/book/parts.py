"""Arguments of sentences that have to be said in the reader's language: lists of roles, of names.

Owns such lists; whoever writes a chapter takes them from here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from undermine.core.rules import Rules
from undermine.text.words import Words

TIMES = "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}"
"""A number stays on the line of what it counts."""


def roles(rules: Rules) -> Callable[[Words], str]:
    """The dwarf cards that are shuffled: `gold digger × 4, saboteur × 2`."""
    counts = Counter(rules.role_names[role] for role in rules.role_deck)
    return lambda words: ", ".join(f"{words.say(f'role-{role}')}{TIMES}{count}" for role, count in counts.items())


def names(keys: Sequence[str]) -> Callable[[Words], str]:
    """Names one after the other; the list may grow until the book is read."""
    return lambda words: ", ".join(words.say(key) for key in keys)
