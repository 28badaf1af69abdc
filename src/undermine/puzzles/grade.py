"""How hard a puzzle is: how often bots of each level find its answer.

Owns the grades.  The bots get what their seat saw, as at a table, and each tries several times with other chance.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from undermine.bots.registry import make
from undermine.core.engine import legal_actions
from undermine.core.event import Event
from undermine.notation.action import read_action
from undermine.puzzles.posed import Posed
from undermine.puzzles.puzzle import GRADES, LEVELS
from undermine.views.project import project

TRIES: Final = {"random": 0, "gentle": 24, "seasoned": 12, "sly": 6}
"""Level -> how many bots of it try; what chance finds is known without trying."""
OFTEN: Final = 0.5


def solved(posed: Posed, answer: str) -> dict[str, float]:
    """Level -> how often bots of it give this answer."""
    rules, seat = posed.rules, posed.asked
    actions = legal_actions(posed.state, seat)
    wanted = read_action(rules, answer)
    parts = [seen(part, seat) for part in posed.parts()]
    view = posed.view(seat)
    lot = crc32(posed.puzzle.seed.encode())
    found = {"random": round(1.0 / len(actions), 3)}
    for level in LEVELS[1:]:
        right = 0
        for number in range(TRIES[level]):
            bot = make(level, seat, rules, lot + number)
            for part in parts:
                bot.see(part)
            right += bot.choose(view, actions) == wanted
        found[level] = round(right / TRIES[level], 3)
    return found


def grade_of(rates: dict[str, float]) -> int:
    """1: even gentle bots find it most times; 2: seasoned ones do; 3: sly ones do; 4: none of them."""
    for grade, level in enumerate(LEVELS[1:], 1):
        if rates[level] >= OFTEN:
            return grade
    return GRADES


def seen(events: list[Event], seat: int) -> list[Event]:
    """What a seat saw of some events."""
    return [seen for event in events if (seen := project(event, seat)) is not None]
