"""Figures that were learned by self-play (`lab/learn.py`), and the quick minds that go by them.

Owns the reading of `learned.json`: name -> figures that differ from the usual ones.  `comrade` digs for its team,
`fox` is a saboteur that was taught not to be read.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path

from undermine.core.rules import Rules
from undermine.minds.figures import Figures
from undermine.minds.index import mind_of
from undermine.minds.mind import Mind
from undermine.minds.miner import Miner


@cache
def learned() -> dict[str, dict[str, float]]:
    text = Path(__file__).with_name("learned.json").read_text("utf-8")
    found: dict[str, dict[str, float]] = json.loads(text)
    return found


def changed(figures: dict[str, float]) -> Figures:
    """The usual figures with some of them changed."""
    made = Figures()
    for name, value in figures.items():
        if not hasattr(made, name):
            raise ValueError(f"there is no figure {name!r}")
        setattr(made, name, value)
    return made


@lru_cache(maxsize=64)
def learned_mind(rules: Rules, name: str) -> Mind:
    """The mind of a rule set with learned figures; games that are thought of as a whole have none to change."""
    usual = mind_of(rules)
    return Miner(rules, changed(learned()[name])) if isinstance(usual, Miner) else usual
