"""How much is imagined for a review: the one table of it.

Owns the figures.  They were chosen so that a base game of three rounds takes no more than ten seconds of a processor;
longer games, and those whose minds take longer for an answer, get less for each of their steps, by counting and never
by the clock: the same game gives the same review on every machine.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from undermine.minds.mind import Mind

SECONDS: Final = 8.0  # of a processor, about
SLOWEST: Final = 4000  # answers that a mind without a search imagines in a second
EACH: Final = 160  # rounds that are imagined for a step by the usual effort


class Effort(NamedTuple):
    above: int
    """Rounds played out from the truth for one chance, …"""
    known: int
    """… and from what a seat could know."""
    first: int
    """Worlds in which all candidates of a decision are tried, …"""
    second: int
    """… in which the better half of them is, …"""
    check: int
    """… and fresh ones in which what looks like a mistake is weighed against the best answer alone."""
    candidates: int = 6


USUAL: Final = Effort(above=28, known=5, first=6, second=8, check=48)
LEAST: Final = Effort(above=12, known=1, first=3, second=3, check=16, candidates=3)
PLAIN: Final = Effort(above=4, known=1, first=2, second=2, check=8, candidates=3)
"""Where there is no machine code."""


def effort_for(mind: Mind, steps: int, rounds: int) -> Effort:
    """The usual effort, or as much of it as there is time for."""
    rate = int(mind.effort()) * 5 or SLOWEST
    answers = steps * EACH * max(1.0, steps / rounds / 2)
    scale = min(1.0, SECONDS * rate / answers)
    if scale == 1.0:
        return USUAL
    scaled = [max(least, round(usual * scale)) for usual, least in zip(USUAL[:5], LEAST[:5], strict=True)]
    return Effort(scaled[0], scaled[1], scaled[2], scaled[3], scaled[4], max(3, round(6 * scale)))
