"""Arguments of sentences that have to be said in the reader's language: lists of roles, amounts of gold.

Owns such lists; whoever writes a chapter takes them from here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from undermine.core.rules import Rules
from undermine.text.words import Words

TIMES = "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}"
"""A number stays on the line of what it counts."""


def roles(rules: Rules) -> Callable[[Words], str]:
    """The dwarf cards that are shuffled: `gold digger × 4, saboteur × 2`."""
    counts = Counter(rules.role_names[role] for role in rules.role_deck)
    return lambda words: ", ".join(f"{words.say(f'role-{role}')}{TIMES}{count}" for role, count in counts.items())


def nuggets(amount: int) -> Callable[[Words], str]:
    """`3 nuggets`."""
    return lambda words: words.say("nuggets", count=amount)


def wages(wage: Sequence[int], counts: Iterable[int]) -> Callable[[Words], str]:
    """What each of so many saboteurs gets, for every number that there can be."""
    return lambda words: "; ".join(
        words.say("book-wage", count=count, nuggets=words.say("nuggets", count=wage[count - 1])) for count in counts
    )
