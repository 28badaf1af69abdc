"""Records of the first format, which had no facts: seed and answers are played again.

Owns what of the old text is compared with that: the answers must be legal, and cards drawn, cards put away and the
winners of rounds must be those of the text.  Where they are not, the rules have changed since, and it is refused.
"""

from __future__ import annotations

import re
from typing import Final

from undermine.core.deal import Deal
from undermine.core.engine import is_over, legal_actions, open_game, to_act
from undermine.core.event import Event
from undermine.core.rules import Rules
from undermine.notation.action import read_action
from undermine.notation.error import NotationError, quote
from undermine.notation.event import write_event

FORMAT: Final = "undermine record 1"
LANDMARKS: Final = ("drew ", "discarded ", "ended ")
"""Events that are written alike in both formats."""
_CHOICE: Final = re.compile(r"(\d{1,2})>>? (.+)", re.ASCII)


def play_again(rules: Rules, seed: str | None, deal: Deal | None, lines: list[str], first: int) -> tuple[Event, ...]:
    """All events of a game that old lines tell, the first of which has this number in its text."""
    if seed is None:
        raise NotationError(
            f"line 1: a record of the first format can be read only by playing it again, and its seed is not released;"
            f" read it with the version that wrote it, or when the seed is known (now it begins with: {FORMAT})"
        )
    run = open_game(rules, seed, deal)
    marks: list[str] = []
    number = first
    for number, line in enumerate(lines, first):
        choice = _CHOICE.fullmatch(line)
        if choice is None:
            marks += [text.strip() for text in line.split(";") if text.strip().startswith(LANDMARKS)]
            continue
        action = read_action(rules, choice[2])
        asked = -1 if is_over(run.state) else to_act(run.state)
        if asked != int(choice[1]) or action not in legal_actions(run.state, asked):
            raise _changed(number, f"{quote(line)} is not possible here")
        run.apply(action)
    now = [text for text in (write_event(rules, event) for event in run.log) if text.startswith(LANDMARKS)]
    if now != marks:
        at = next((i for i, (old, new) in enumerate(zip(marks, now, strict=False)) if old != new), len(marks))
        there, here = (quote(each[at]) if at < len(each) else "nothing more" for each in (marks, now))
        raise _changed(number, f"not {there} happens, but {here}")
    return tuple(run.log)


def _changed(number: int, why: str) -> NotationError:
    return NotationError(f"line {number}: this record was written by an earlier version; by the rules of today {why}")
