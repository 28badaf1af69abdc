"""How long a person may think, and when a bot answers.

Owns the paces that a table can have.  Never reads a clock: the time is always given.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for one answer, and how long an absent person is waited for; None: as long as it takes."""

    name: str
    think: float | None
    away: float | None


PACES: Final = {
    pace.name: pace
    for pace in (
        Pace("live", 90.0, 30.0),
        Pace("relaxed", 600.0, 300.0),
        Pace("day", 86_400.0, 86_400.0),
        Pace("none", None, None),
    )
}
STAND_IN: Final = "miner"
"""The bot that plays for who is away."""
SILENCE: Final = "clock"
"""Who answers for a person whose time is over, where no answer is an answer."""
SHORTEST_PAUSE: Final = 0.02
"""Seconds before a bot's answer at least: longer than any ordinary thought, so that its time tells nothing of it."""
