"""The kinds of minds that others may be: what beliefs are made of.

Owns the mixture.  The usual one is how our own players think; the noisy one the same with less care; the fox has
learned as a saboteur not to be read.  Who hides in a simpler way is read as well with the fox in the mixture.
"""

from __future__ import annotations

from functools import lru_cache

from undermine.core.rules import Rules
from undermine.minds.belief import Temper
from undermine.minds.figures import Figures
from undermine.minds.index import mind_of
from undermine.minds.learned import learned_mind
from undermine.minds.mind import Mind
from undermine.minds.miner import Miner


@lru_cache(maxsize=64)
def hiding_mind(rules: Rules) -> Mind:
    """The usual mind of a rule set with the figures of a hider; where no roles are hidden, it has nothing to hide."""
    return Miner(rules, hider()) if isinstance(mind_of(rules), Miner) else mind_of(rules)


@lru_cache(maxsize=64)
def tempers_of(rules: Rules) -> list[Temper]:
    """The mixture for one rule set; those that share a mind stand side by side."""
    usual = mind_of(rules)
    assert isinstance(usual, Miner), "beliefs are of games with hidden roles"
    fox = learned_mind(rules, "fox")
    assert isinstance(fox, Miner), "so are foxes"
    return [Temper(usual, 0.08, 0.6), Temper(usual, 0.5, 0.2), Temper(fox, 0.15, 0.2)]


def hider() -> Figures:
    """The figures of a saboteur that stays plausible until the gold is near."""
    figures = Figures()
    figures.calm = 4.0
    figures.cover = 1.0
    return figures
