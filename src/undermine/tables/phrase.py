"""Phrases at a table: refuses what cannot be said there.

Which phrases there are, `talk/phrase.py` knows.
"""

from __future__ import annotations

from undermine.core.rules import Rules
from undermine.tables.refusal import Refusal
from undermine.talk.phrase import offer


def check_phrase(rules: Rules, phrase: str, arguments: tuple[str, ...]) -> tuple[str, ...]:
    offered = offer(rules)
    if phrase not in offered:
        raise Refusal("no-such-phrase", f"there is no phrase {phrase[:40]!r} at this table", status=422)
    wanted = offered[phrase]
    if len(arguments) != len(wanted):
        raise Refusal("bad-phrase", f"{phrase} takes {len(wanted)} arguments", status=422)
    for argument, allowed in zip(arguments, wanted, strict=True):
        if argument not in allowed.words:
            raise Refusal("bad-phrase", f"{phrase} takes one of: {', '.join(allowed.words)}", status=422)
    return arguments
