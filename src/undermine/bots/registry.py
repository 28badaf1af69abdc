"""The bots by name.

Owns the list that the command line, simulations and tables offer.  Never plays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from undermine.bots.bot import Bot
from undermine.bots.miner import Miner
from undermine.bots.random import Random
from undermine.bots.thinker import Thinker
from undermine.core.rules import Rules
from undermine.talk.character import CHARACTERS, GENTLE, SEASONED, SLY, read_player

USUAL: Final = "miner"

Maker: TypeAlias = Callable[[int, Rules, int], Bot]
"""(seat, rules, seed) -> a bot at the beginning of a game."""


class UnknownBot(ValueError):
    """No bot has this name; the message lists those that do."""


def _random(_seat: int, _rules: Rules, seed: int) -> Bot:
    return Random(seed)


def _miner(seat: int, rules: Rules, seed: int) -> Bot:
    return Miner(seat, rules, seed)


def _thinker(seat: int, rules: Rules, seed: int) -> Bot:
    return Thinker(seat, rules, seed)


BOTS: Final[dict[str, Maker]] = {
    GENTLE: _miner,
    SEASONED: _miner,
    SLY: _thinker,
    "miner": _miner,
    "random": _random,
    "thinker": _thinker,
}
"""Levels for company; `miner` is the seasoned one under its old name, `random` is for measurements."""


def make(name: str, seat: int, rules: Rules, seed: int) -> Bot:
    """A bot for one seat of one game; the same seed plays the same way."""
    return maker_of(name)(seat, rules, seed)


def maker_of(name: str) -> Maker:
    """By level, by character, or both: `sly`, `mica`, `mica:sly`."""
    character, level = read_player(name)
    if character and character not in CHARACTERS:
        raise UnknownBot(f"there is no character {character!r}; there are: {', '.join(CHARACTERS)}")
    if not name or (level or USUAL) not in BOTS:
        raise UnknownBot(f"there is no bot {level!r}; there are: {', '.join(BOTS)}")
    return BOTS[level or USUAL]
