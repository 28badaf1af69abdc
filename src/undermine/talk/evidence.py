"""What words are worth as evidence: how likely somebody says what he said, by what he saw and whose side he is on.

Owns the figures.  Beliefs multiply them with the likelihoods of moves, so a claim speaks of the gold and of its speaker
at once, and one that turns out to be false speaks against him alone.
"""

from __future__ import annotations

from typing import Final

from undermine.talk.ledger import Repute

HONEST: Final = 0.93  # an honest dwarf says what he saw; else he was mistaken, or keeps the gold for himself
SLY: Final = 0.5  # a traitor lies about half of what he saw, …
LESSON: Final = 0.08  # … more by so much for every lie that he was found out in, less for every truth, …
LEAST: Final = 0.25  # … but never less
MOST: Final = 0.8
CAUGHT: Final = 1.8  # what a proven lie says of the liar besides, as a logarithm: nobody is mistaken in what he saw
BLAME: Final = 0.35  # what an accusation says of the accused, as a logarithm, if the accuser is trusted


def of_claim(*, is_true: bool, is_traitor: bool, repute: Repute) -> float:
    """How likely somebody who has looked says this, if it is true or not, and if he is a traitor or not."""
    if not is_traitor:
        return HONEST if is_true else 1.0 - HONEST
    lies = min(MOST, max(LEAST, SLY + LESSON * (repute.lies - repute.truths)))
    return 1.0 - lies if is_true else lies


def of_blame(guilt: float) -> float:
    """How much an accusation speaks against the accused, as a logarithm: less than nothing if a traitor accuses."""
    return BLAME * (1.0 - 2.0 * guilt)
