"""The bots by name.

Owns the list that the command line, simulations and tables offer.  Never plays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from undermine.bots.bot import Bot
from undermine.bots.hider import Hider
from undermine.bots.miner import Miner
from undermine.bots.random import Random
from undermine.bots.thinker import Thinker
from undermine.core.rules import Rules

Maker: TypeAlias = Callable[[int, Rules, int], Bot]
"""(seat, rules, seed) -> a bot at the beginning of a game."""


class UnknownBot(ValueError):
    """No bot has this name; the message lists those that do."""


def _random(_seat: int, _rules: Rules, seed: int) -> Bot:
    return Random(seed)


def _miner(seat: int, rules: Rules, seed: int) -> Bot:
    return Miner(seat, rules, seed)


def _hider(seat: int, rules: Rules, seed: int) -> Bot:
    return Hider(seat, rules, seed)


def _thinker(seat: int, rules: Rules, seed: int) -> Bot:
    return Thinker(seat, rules, seed)


BOTS: Final[dict[str, Maker]] = {"miner": _miner, "random": _random, "thinker": _thinker, "hider": _hider}


def make(name: str, seat: int, rules: Rules, seed: int) -> Bot:
    """A bot for one seat of one game; the same seed plays the same way."""
    return maker_of(name)(seat, rules, seed)


def maker_of(name: str) -> Maker:
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name]
