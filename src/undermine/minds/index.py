"""Which mind plays a game: that of a feature that thinks of the game as a whole, else that of hidden roles.

Owns the finding.  Made once for each rule set; a mind keeps nothing of a game.
"""

from __future__ import annotations

from functools import lru_cache

from undermine.core.rules import Rules
from undermine.features.index import declared, in_play
from undermine.minds.mind import Mind
from undermine.minds.miner import Miner
from undermine.minds.move import Hearing


@lru_cache(maxsize=64)
def mind_of(rules: Rules) -> Mind:
    """The usual mind of a rule set."""
    present = in_play(rules)
    for feature, kind in declared("mind", "MIND", type).items():
        if feature in present:
            mind = kind(rules)
            assert isinstance(mind, Mind), "MIND is a kind of mind"
            return mind
    return Miner(rules)


@lru_cache(maxsize=64)
def hearing_of(rules: Rules) -> Hearing:
    return Hearing(rules)
